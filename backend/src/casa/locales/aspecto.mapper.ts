import { PIEZAS_ASPECTO } from '@carta/contracts';
import type { Aspecto, FotoAspecto, PiezaAspecto } from '@carta/contracts';
import type { ImagenGuardada } from '../../plataforma/imagenes/imagenes.service';

export interface AspectoDoc extends Partial<Record<PiezaAspecto, ImagenGuardada>> {
  color?: string;
}

export function aspectoOf(stored: AspectoDoc | null | undefined): Aspecto {
  const { color, logo, portada } = stored ?? {};
  return {
    ...(color ? { color } : {}),
    ...(logo ? { logo: toFoto(logo) } : {}),
    ...(portada ? { portada: toFoto(portada) } : {}),
  };
}

export const isPieza = (texto: string): texto is PiezaAspecto =>
  PIEZAS_ASPECTO.some((pieza) => pieza === texto);

function toFoto({ nombre, ancho, alto, color }: ImagenGuardada): FotoAspecto {
  return { imagen: `/uploads/${nombre}`, ancho, alto, color };
}

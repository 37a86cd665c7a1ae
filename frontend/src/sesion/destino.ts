import type { DispositivoPropio, Puesto, Restaurante } from '@carta/contracts';
import { paths } from '../shared/paths';

const LUGAR = {
  cocina: () => paths.cocina('cocina'),
  barra: () => paths.cocina('barra'),
  pase: () => paths.cocina('pase'),
  camarero: paths.sala,
} as const satisfies Record<Puesto, () => string>;

interface QuienEntra {
  restaurante: Pick<Restaurante, 'tipoUsuario'> | null;
  dispositivo: DispositivoPropio | null;
}

/** It is null for an account. Staff without a device walk the floor. */
export function lugarOf({ restaurante, dispositivo }: QuienEntra): string | null {
  if (dispositivo !== null) return LUGAR[dispositivo.puesto]();
  return restaurante?.tipoUsuario === 'camarero' ? LUGAR.camarero() : null;
}

export function destinoOf(sesion: QuienEntra): string {
  return lugarOf(sesion) ?? paths.adminCarta();
}

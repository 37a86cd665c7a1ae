import { ETIQUETA_PUESTO, estacionesDe, isMismoPuesto } from '@carta/contracts';
import type { DispositivoPropio, EstacionCasa, Puesto, Restaurante } from '@carta/contracts';
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

/** 'Plancha, Fríos', or its puesto. */
export function quePuesto(
  { puesto, estaciones = [] }: Pick<DispositivoPropio, 'puesto' | 'estaciones'>,
  casa?: readonly EstacionCasa[],
): string {
  const nombres = estacionesDe(casa).flatMap(({ _id, nombre }) => (estaciones.includes(_id) ? [nombre] : []));
  return nombres.join(', ') || ETIQUETA_PUESTO[puesto];
}

/** Whether its owner has changed what this device is for. */
export function isOtroPuesto(antes: DispositivoPropio | null, ahora: DispositivoPropio | undefined): boolean {
  return antes !== null && ahora?._id === antes._id && !isMismoPuesto(antes, ahora);
}

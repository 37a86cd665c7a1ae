import type { DispositivoPropio, Puesto, Restaurante } from '@carta/contracts';
import { paths } from '../shared/paths';

/** The screen that each job opens by itself. */
const LUGAR = {
  cocina: () => paths.cocina('cocina'),
  barra: () => paths.cocina('barra'),
  camarero: paths.sala,
} as const satisfies Record<Puesto, () => string>;

interface QuienEntra {
  restaurante: Pick<Restaurante, 'tipoUsuario'> | null;
  dispositivo: DispositivoPropio | null;
}

/** Where a paired device works; null for an account. Whoever of the staff has no device walks the floor. */
export function lugarOf({ restaurante, dispositivo }: QuienEntra): string | null {
  if (dispositivo !== null) return LUGAR[dispositivo.puesto]();
  return restaurante?.tipoUsuario === 'camarero' ? LUGAR.camarero() : null;
}

/** Where who is signed in goes first: an account to its carta, a device to its place. */
export function destinoOf(sesion: QuienEntra): string {
  return lugarOf(sesion) ?? paths.adminCarta();
}

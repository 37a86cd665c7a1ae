import { api } from './direccion';

/** A kind of screen, and nothing of whose it is. */
export const PANTALLAS_MEDIDAS = ['comensal', 'cocina', 'sala', 'tablero', 'propietario', 'acceso'] as const;
export type PantallaMedida = (typeof PANTALLAS_MEDIDAS)[number];

/** POST /vitales tells how a page felt on a real phone; what its browser does not measure is absent. */
export interface VitalesRequest {
  pantalla: PantallaMedida;
  /** ms until the largest thing in view was painted, until a tap was answered at worst, until the first byte. */
  lcp?: number;
  inp?: number;
  ttfb?: number;
  /** How much what was there to read has moved. */
  cls?: number;
}

export const rutaVitales = () => api('/vitales');

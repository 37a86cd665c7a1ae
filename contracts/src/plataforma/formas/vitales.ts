import { PANTALLAS_MEDIDAS } from '../api/vitales';
import type { PantallaMedida } from '../api/vitales';
import * as reglas from '../reglas/vitales';
import { opcional, texto } from './forma';
import type { De } from './forma';

/** POST /vitales tells how a page felt on a real phone; what its browser does not measure is absent. */
export const VITALES = {
  pantalla: texto<PantallaMedida>(reglas.pantalla, { enum: PANTALLAS_MEDIDAS }),
  /** Until the largest thing in view was painted, until a tap was answered at worst, until the first byte. */
  lcp: opcional.numero(reglas.milisegundos, 'ms'),
  inp: opcional.numero(reglas.milisegundos, 'ms'),
  ttfb: opcional.numero(reglas.milisegundos, 'ms'),
  /** How much what was there to read has moved. */
  cls: opcional.numero(reglas.cls),
};

export type VitalesRequest = De<typeof VITALES>;

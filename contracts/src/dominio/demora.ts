import type { TipoPedido } from './tipo-categoria';

/**
 * How long this restaurant's tickets usually take, learnt from its own last weeks
 * (docs/reglas.md#who-is-looking).
 */

/** With fewer tickets than this nothing is promised. */
export const MUESTRAS_DEMORA = 20;
/** How far back is looked, in days. */
export const DIAS_DEMORA = 28;

/** Whole minutes from an order to its last line being listo: half of them take `desde`, three of four `hasta`. */
export interface Demora {
  desde: number;
  hasta: number;
}

export type Demoras = Partial<Record<TipoPedido, Demora>>;

/** The usual range of some minutes; null with too few samples. */
export function demoraOf(minutos: readonly number[]): Demora | null {
  if (minutos.length < MUESTRAS_DEMORA) return null;
  const orden = [...minutos].sort((a, b) => a - b);
  const rango = (p: number) => Math.max(1, Math.round(orden[Math.ceil(orden.length * p) - 1] ?? 1));
  return { desde: rango(0.5), hasta: rango(0.75) };
}

/** 'suele tardar 12–15 min'. */
export function textoDemora({ desde, hasta }: Demora): string {
  return `suele tardar ${desde === hasta ? desde : `${desde}–${hasta}`} min`;
}

import { INSTANTE_DE } from './grupo';
import type { LineaMesa, TicketMesa } from './grupo';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

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

/** Of a ticket, what tells how long it took. */
export type TicketMedido = Pick<TicketMesa, 'creadoEn'> & {
  lineas: readonly Pick<LineaMesa, 'listoEn' | 'entregadoEn' | 'tardios' | 'cancelada'>[];
};

/**
 * Minutes from an order to its last line reaching an estado, by the instant kept of it; nothing while
 * some line has not, or of one that is only said (docs/reglas.md#moves-that-wait). Cancelled lines are waited for
 * by nobody.
 */
export function minutosA(instante: 'listoEn' | 'entregadoEn', { creadoEn, lineas }: TicketMedido): number[] {
  const vivas = lineas.filter(({ cancelada }) => !cancelada);
  if (vivas.some(({ tardios = [] }) => tardios.some((estado) => INSTANTE_DE[estado] === instante))) return [];
  const instantes = vivas.map((linea) => linea[instante]?.getTime());
  if (instantes.length === 0 || instantes.includes(undefined)) return [];
  return [(Math.max(...instantes.flatMap((ms) => ms ?? [])) - creadoEn.getTime()) / 60_000];
}

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

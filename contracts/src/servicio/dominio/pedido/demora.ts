import { enEspanol } from '../../../plataforma/dominio/decir';
import type { Decir } from '../../../plataforma/dominio/decir';
import { INSTANTE_DE } from '../mesa/grupo';
import type { LineaMesa, TicketMesa } from '../mesa/grupo';
import { platosVivosOf } from '../linea/vivas';
import type { TipoPedido } from '../../../casa/dominio/tipo-categoria';

/** The last weeks of this restaurant teach its usual times (docs/reglas/piso.md#who-is-looking). */

/** Fewer tickets promise nothing. */
export const MUESTRAS_DEMORA = 20;
export const DIAS_DEMORA = 28;

/** Whole minutes from order to last line listo: the median, and the third quartile. */
export interface Demora {
  desde: number;
  hasta: number;
}

export type Demoras = Partial<Record<TipoPedido, Demora>>;

export type TicketMedido = Pick<TicketMesa, 'creadoEn'> & {
  lineas: readonly (Pick<LineaMesa, 'listoEn' | 'entregadoEn' | 'tardios' | 'esMenu'> & {
    cancelada?: unknown;
    marchada?: { en: Date };
  })[];
};

/**
 * Minutes from an order, or the marching of a line, to the last line reaching an estado; empty while a line has not, or when its instant
 * is only reported (docs/reglas/piso.md#moves-that-wait). Cancelled lines do not count.
 */
export function minutosA(instante: 'listoEn' | 'entregadoEn', { creadoEn, lineas }: TicketMedido): number[] {
  const vivas = platosVivosOf(lineas);
  if (vivas.some(({ tardios = [] }) => tardios.some((estado) => INSTANTE_DE[estado] === instante))) return [];
  const minutos = vivas.flatMap((linea) => {
    const inicio = linea.marchada?.en ?? creadoEn;
    const fin = linea[instante];
    return fin ? [(fin.getTime() - inicio.getTime()) / 60_000] : [];
  });
  return minutos.length > 0 && minutos.length === vivas.length ? [Math.max(...minutos)] : [];
}

/** Returns null with too few samples. */
export function demoraOf(minutos: readonly number[]): Demora | null {
  if (minutos.length < MUESTRAS_DEMORA) return null;
  const orden = [...minutos].sort((a, b) => a - b);
  const rango = (p: number) => Math.max(1, Math.round(orden[Math.ceil(orden.length * p) - 1] ?? 1));
  return { desde: rango(0.5), hasta: rango(0.75) };
}

export function textoDemora(
  { desde, hasta }: Demora,
  decir: Decir<'suele tardar {minutos} min'> = enEspanol,
): string {
  return decir('suele tardar {minutos} min', { minutos: desde === hasta ? desde : `${desde}–${hasta}` });
}

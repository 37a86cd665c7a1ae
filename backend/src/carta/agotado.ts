import { siguienteJornada } from '@carta/contracts';
import type { Husos } from '@carta/contracts';

/** A product, a formato or a value of an opción has this stored availability. */
export interface Agotable {
  /** False: sold out until somebody changes it. */
  disponible: boolean;
  /** It is sold out until this instant, whatever `disponible` says. */
  agotadoHasta: Date | null;
  /** At 0 it is sold out; only a product is counted. */
  quedan?: number;
}

export const A_LA_VENTA: Agotable = { disponible: true, agotadoHasta: null };

function isDisponible({ disponible, agotadoHasta, quedan }: Agotable, ahora: Date): boolean {
  return disponible && quedan !== 0 && (agotadoHasta === null || agotadoHasta <= ahora);
}

function returnOf({ disponible, agotadoHasta }: Agotable, ahora: Date): Date | null {
  return disponible && agotadoHasta && agotadoHasta > ahora ? agotadoHasta : null;
}

export function nearestReturn(todos: readonly Agotable[], ahora: Date): Date | null {
  return todos
    .flatMap((agotable) => returnOf(agotable, ahora) ?? [])
    .reduce<Date | null>((cerca, cuando) => (cerca && cerca < cuando ? cerca : cuando), null);
}

export function toVenta(doc: Agotable, ahora: Date): { disponible: boolean; agotadoHasta?: string } {
  const vuelve = returnOf(doc, ahora);
  return {
    disponible: isDisponible(doc, ahora),
    ...(vuelve ? { agotadoHasta: vuelve.toISOString() } : {}),
  };
}

/** It is sold out until further notice, or for today only and then returns (docs/reglas/carta.md#the-carta). */
export function toAgotable(
  husos: Husos,
  { disponible, hasta }: { disponible: boolean; hasta?: 'mañana' },
): Agotable {
  const isSoloHoy = !disponible && hasta === 'mañana';
  return {
    disponible: disponible || isSoloHoy,
    agotadoHasta: isSoloHoy ? siguienteJornada(husos, new Date()) : null,
  };
}

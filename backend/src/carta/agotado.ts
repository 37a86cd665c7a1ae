import { siguienteJornada } from '@carta/contracts';
import type { Husos } from '@carta/contracts';

/** How what is for sale, or is not, is stored: a product, one of its formatos, a value of an opción. */
export interface Agotable {
  /** False: sold out until somebody says otherwise. */
  disponible: boolean;
  /** Sold out until this instant, whatever `disponible` says; null when it is not. */
  agotadoHasta: Date | null;
}

/** How what nobody has spoken of is stored. */
export const A_LA_VENTA: Agotable = { disponible: true, agotadoHasta: null };

/** Whether it can be ordered at this instant. */
function isDisponible({ disponible, agotadoHasta }: Agotable, ahora: Date): boolean {
  return disponible && (agotadoHasta === null || agotadoHasta <= ahora);
}

/** When what is sold out for today comes back by itself; null for anything else. */
function returnOf({ disponible, agotadoHasta }: Agotable, ahora: Date): Date | null {
  return disponible && agotadoHasta && agotadoHasta > ahora ? agotadoHasta : null;
}

/** The next instant at which any of these comes back by itself. */
export function nearestReturn(todos: readonly Agotable[], ahora: Date): Date | null {
  return todos
    .flatMap((agotable) => returnOf(agotable, ahora) ?? [])
    .reduce<Date | null>((cerca, cuando) => (cerca && cerca < cuando ? cerca : cuando), null);
}

/** How it is told at this instant. */
export function toVenta(doc: Agotable, ahora: Date): { disponible: boolean; agotadoHasta?: string } {
  const vuelve = returnOf(doc, ahora);
  return {
    disponible: isDisponible(doc, ahora),
    ...(vuelve ? { agotadoHasta: vuelve.toISOString() } : {}),
  };
}

/** Sold out until further notice, or for today only: then it comes back by itself (docs/reglas.md#the-carta). */
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

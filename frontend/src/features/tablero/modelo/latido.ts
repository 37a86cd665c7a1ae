import type { LatidoTablero } from '@carta/contracts';
import { isPagado } from './grupos';
import type { Grupos } from './grupos';

/** By how much a board differs from the server: unpaid grupos, and the sum of their revs. */
export interface Desajuste {
  grupos: number;
  revisiones: number;
}

/** What the server counts that this board does not; null when both agree. */
export function desajusteOf(grupos: Grupos, latido: LatidoTablero): Desajuste | null {
  const abiertos = [...grupos.values()].filter((grupo) => !isPagado(grupo));
  const desajuste = {
    grupos: latido.grupos - abiertos.length,
    revisiones: latido.revisiones - abiertos.reduce((suma, { rev }) => suma + rev, 0),
  };
  return desajuste.grupos === 0 && desajuste.revisiones === 0 ? null : desajuste;
}

/**
 * Whether a board has really missed something. One mismatch may be an event still on its way; the
 * same one twice in a row is a loss.
 */
export function isPerdida(anterior: Desajuste | null, actual: Desajuste | null): boolean {
  if (anterior === null || actual === null) return false;
  return anterior.grupos === actual.grupos && anterior.revisiones === actual.revisiones;
}

import type { LatidoTablero } from '@carta/contracts';
import { isAbierto } from './avisos';
import type { Avisos } from './avisos';
import { isPagado } from './grupos';
import type { Grupos } from './grupos';

/** By how much a board differs from the server: unpaid grupos and open calls, and the sums of their revs. */
export interface Desajuste {
  grupos: number;
  revisiones: number;
  avisos: number;
  revisionesAvisos: number;
}

type Resumen = Pick<LatidoTablero, 'grupos' | 'revisiones' | 'avisos' | 'revisionesAvisos'>;

/** What the server counts that this board does not; null when both agree. */
export function desajusteOf(
  { grupos, avisos }: { grupos: Grupos; avisos: Avisos },
  latido: Resumen,
): Desajuste | null {
  const mesas = [...grupos.values()].filter((grupo) => !isPagado(grupo));
  const llamadas = [...avisos.values()].filter(isAbierto);
  const desajuste = {
    grupos: latido.grupos - mesas.length,
    revisiones: latido.revisiones - sumRevs(mesas),
    avisos: latido.avisos - llamadas.length,
    revisionesAvisos: latido.revisionesAvisos - sumRevs(llamadas),
  };
  return Object.values(desajuste).every((diferencia) => diferencia === 0) ? null : desajuste;
}

function sumRevs(cosas: readonly { rev: number }[]): number {
  return cosas.reduce((suma, { rev }) => suma + rev, 0);
}

/**
 * Whether a board has really missed something. One mismatch may be an event still on its way; the
 * same one twice in a row is a loss.
 */
export function isPerdida(anterior: Desajuste | null, actual: Desajuste | null): boolean {
  if (anterior === null || actual === null) return false;
  return (Object.keys(actual) as (keyof Desajuste)[]).every((campo) => anterior[campo] === actual[campo]);
}

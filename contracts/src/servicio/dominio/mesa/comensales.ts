import type { GrupoMesa } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { isSince } from './vista';

/** How many people sit at a tab, if somebody said so (docs/reglas/pedir.md#comensales). */

interface Ocupada {
  comensales?: number | undefined;
}

/** Null: nobody says any more. Repeating the request changes nothing; over what others said since it is refused. */
export function setComensales(
  grupo: GrupoMesa,
  comensales: number | null,
  revVista: number | undefined,
): Movimiento {
  if ((grupo.comensales ?? null) === comensales) return { ok: true, grupo };
  if (grupo.pagado || isSince(grupo.revComensales, revVista)) return rechazo('ESTADO_CAMBIADO');
  const { comensales: _antes, ...resto } = grupo;
  const rev = grupo.rev + 1;
  const dichos = comensales === null ? {} : { comensales };
  return { ok: true, grupo: { ...resto, ...dichos, rev, revComensales: rev } };
}

/** Those of all tabs that say it; null where none does. */
export function sumComensales(tabs: readonly Ocupada[]): number | null {
  const dichos = tabs.flatMap(({ comensales }) => comensales ?? []);
  return dichos.length === 0 ? null : dichos.reduce((suma, cuantos) => suma + cuantos, 0);
}

/** '3 pers.' */
export const textoComensales = (cuantos: number): string => `${cuantos} pers.`;

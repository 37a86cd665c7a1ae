import { cobrosVivos, formatEuros, fromEuros, sumCentimos, toEuros } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf, totalDe } from './partidas-abiertas';

interface Cuenta {
  etiqueta: 'Total' | 'Falta por cobrar';
  importe: number;
}

export function cuentaDe(grupos: readonly Grupo[]): Cuenta {
  const falta = faltaPorCobrar(grupos);
  return falta === null
    ? { etiqueta: 'Total', importe: totalDe(grupos) }
    : { etiqueta: 'Falta por cobrar', importe: falta };
}

/** Returns '12,40 €', or 'Falta por cobrar 12,40 €' once part was charged. */
export function textoCuenta({ etiqueta, importe }: Cuenta): string {
  return etiqueta === 'Total' ? formatEuros(importe) : `${etiqueta} ${formatEuros(importe)}`;
}

/** Returns null when nothing was charged. */
function faltaPorCobrar(grupos: readonly Grupo[]): number | null {
  const abiertos = grupos.filter((grupo) => !isPagado(grupo));
  if (!abiertos.some((grupo) => cobrosVivos(grupo).length > 0)) return null;
  return toEuros(sumCentimos(abiertos.map(({ pendiente }) => fromEuros(pendiente))));
}

const conocidas = new WeakMap<object, ReadonlyMap<number, number>>();

/** Only mesas with a charge are listed; the result is cached per state of the floor. */
export function faltasOf(grupos: ReadonlyMap<string, Grupo>): ReadonlyMap<number, number> {
  const conocida = conocidas.get(grupos);
  if (conocida) return conocida;
  const todos = [...grupos.values()];
  const faltas = new Map<number, number>();
  for (const grupo of todos) {
    if (isPagado(grupo) || cobrosVivos(grupo).length === 0) continue;
    const partida = partidaOf(todos, grupo.mesa.numero);
    const falta = faltaPorCobrar(partida.grupos);
    if (falta !== null) partida.mesas.forEach((mesa) => faltas.set(mesa, falta));
  }
  conocidas.set(grupos, faltas);
  return faltas;
}

import {
  aprox,
  cobrosVivos,
  formatEuros,
  fromEuros,
  isPorPesar,
  sumCentimos,
  toEuros,
  vivasOf,
} from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf, totalDe } from './partidas-abiertas';

interface Cuenta {
  etiqueta: 'Total' | 'Falta por cobrar';
  importe: number;
  /** Something is not weighed yet. */
  isEstimada?: true;
}

export function cuentaDe(grupos: readonly Grupo[]): Cuenta {
  const falta = faltaPorCobrar(grupos);
  const estimada = porPesarOf(grupos).length > 0 ? ({ isEstimada: true } as const) : {};
  return falta === null
    ? { etiqueta: 'Total', importe: totalDe(grupos), ...estimada }
    : { etiqueta: 'Falta por cobrar', importe: falta, ...estimada };
}

/** Returns '12,40 €', or 'Falta por cobrar 12,40 €' once part was charged. */
export function textoCuenta({ etiqueta, ...cuenta }: Cuenta): string {
  return etiqueta === 'Total' ? textoImporte(cuenta) : `${etiqueta} ${textoImporte(cuenta)}`;
}

/** '12,40 €', or '≈ 12,40 €' before all is weighed. */
export const textoImporte = ({ importe, isEstimada }: Omit<Cuenta, 'etiqueta'>): string =>
  aprox(formatEuros(importe), isEstimada === true);

/** What nobody has weighed, of the mesas that are not paid. */
export function porPesarOf(grupos: readonly Grupo[]): Linea[] {
  return grupos
    .filter((grupo) => !isPagado(grupo))
    .flatMap(({ pedidos: tickets }) => tickets.flatMap(({ productos }) => vivasOf(productos)))
    .filter(isPorPesar);
}

/** 'Falta pesar: Rodaballo', or null. */
export function textoSinPesar(grupos: readonly Grupo[]): string | null {
  const nombres = porPesarOf(grupos).map(({ nombre }) => nombre);
  return nombres.length === 0 ? null : `Falta pesar: ${nombres.join(', ')}`;
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

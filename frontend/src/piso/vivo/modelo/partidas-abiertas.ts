import {
  fromEuros,
  isEntregado,
  isVacia,
  liderDe,
  nombreMesas,
  normalizeJuntas,
  partidaDe,
  sumCentimos,
  toEuros,
} from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from './grupos';

/** A joined mesa may have no tab yet. */
export interface Partida {
  /** They are in order, at least one. */
  mesas: readonly number[];
  /** It is null when nothing is joined. */
  lider: Grupo | null;
  /** They are sorted by mesa. */
  grupos: readonly Grupo[];
}

/** Without a party, the mesa stands by itself. */
export function partidaOf(grupos: Iterable<Grupo>, mesa: number): Partida {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo)).map(toSentado);
  const lider = liderDe(abiertos, mesa)?.grupo ?? null;
  const juntos = partidaDe(abiertos, mesa).map(({ grupo }) => grupo);
  return {
    mesas: lider?.mesasJuntas ?? [mesa],
    lider,
    grupos: [...juntos].sort((a, b) => a.mesa.numero - b.mesa.numero),
  };
}

export function nombrePartida({ mesas }: Pick<Partida, 'mesas'>): string {
  return nombreMesas(mesas);
}

/** A served party can be paid. */
export function isServida(grupos: readonly Grupo[]): boolean {
  const llenos = grupos.filter(({ estadoGrupo }) => !isVacia({ estado: estadoGrupo }));
  return llenos.length > 0 && llenos.every(({ pedidos }) => pedidos.every(isEntregado));
}

export function totalDe(grupos: readonly Grupo[]): number {
  return toEuros(sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo))));
}

const SIN_JUNTAS: ReadonlyMap<number, readonly number[]> = new Map();
const conocidas = new WeakMap<object, ReadonlyMap<number, readonly number[]>>();

/** The result is cached per state of the floor. */
export function juntasOf(grupos: ReadonlyMap<string, Grupo>): ReadonlyMap<number, readonly number[]> {
  const conocida = conocidas.get(grupos);
  if (conocida) return conocida;
  const pares = [...grupos.values()].flatMap((grupo) => {
    const { mesasJuntas: mesas = [] } = grupo;
    return isPagado(grupo) ? [] : mesas.map((mesa) => [mesa, mesas] as const);
  });
  const juntas = pares.length > 0 ? new Map(pares) : SIN_JUNTAS;
  conocidas.set(grupos, juntas);
  return juntas;
}

export function withMesa({ mesas }: Pick<Partida, 'mesas'>, nuevas: readonly number[]): readonly number[] {
  return normalizeJuntas([...mesas, ...nuevas]);
}

function toSentado(grupo: Grupo) {
  return { grupo, mesa: grupo.mesa.numero, mesasJuntas: grupo.mesasJuntas };
}

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

/** The mesas that a party sits at, and its open tabs: a mesa may be of a party and have ordered nothing yet. */
export interface Partida {
  /** In order, at least one. */
  mesas: readonly number[];
  /** The tab that names them all; null where nothing is joined. */
  lider: Grupo | null;
  /** By their mesas, in order. */
  grupos: readonly Grupo[];
}

/** The party of a mesa; without one, the mesa by itself. */
export function partidaOf(grupos: Iterable<Grupo>, mesa: number): Partida {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo)).map(toSentado);
  const lider = liderDe(abiertos, mesa)?.grupo ?? null;
  const suyos = partidaDe(abiertos, mesa).map(({ grupo }) => grupo);
  return {
    mesas: lider?.mesasJuntas ?? [mesa],
    lider,
    grupos: [...suyos].sort((a, b) => a.mesa.numero - b.mesa.numero),
  };
}

/** 'Mesa 6', or 'Mesas 6 + 7' of a party. */
export function nombrePartida({ mesas }: Pick<Partida, 'mesas'>): string {
  return nombreMesas(mesas);
}

/** Whether all that several tabs ordered is on the mesa: then they can be paid. */
export function isServida(grupos: readonly Grupo[]): boolean {
  const llenos = grupos.filter(({ estadoGrupo }) => !isVacia({ estado: estadoGrupo }));
  return llenos.length > 0 && llenos.every(({ pedidos }) => pedidos.every(isEntregado));
}

/** What several tabs come to, in euros. */
export function totalDe(grupos: readonly Grupo[]): number {
  return toEuros(sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo))));
}

const SIN_JUNTAS: ReadonlyMap<number, readonly number[]> = new Map();
const conocidas = new WeakMap<object, ReadonlyMap<number, readonly number[]>>();

/** The mesas of the party of each joined mesa; looked up once for each state of the floor. */
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

/** The mesas of a tab's party once another mesa sits down with it. */
export function withMesa({ mesas }: Pick<Partida, 'mesas'>, otras: readonly number[]): readonly number[] {
  return normalizeJuntas([...mesas, ...otras]);
}

function toSentado(grupo: Grupo) {
  return { grupo, mesa: grupo.mesa.numero, mesasJuntas: grupo.mesasJuntas };
}

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
import { t } from '../../lenguas/t';

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

/** Of each tab that came first in its party, so that a party that has not changed is the same object. */
const hechas = new WeakMap<Grupo, Partida>();

/**
 * The parties of these tabs, in their order; one that sits alone, or has paid, is by itself. Each has those of its
 * tabs that are among them: `abiertos` knows the others, too.
 */
export function partidasOf(grupos: readonly Grupo[], abiertos: Iterable<Grupo> = grupos): Partida[] {
  const lideres = new Map(
    [...abiertos].flatMap((lider) =>
      isPagado(lider) ? [] : (lider.mesasJuntas ?? []).map((mesa) => [mesa, lider] as const),
    ),
  );
  const porLider = new Map<string, Partida & { grupos: Grupo[] }>();
  for (const grupo of grupos) {
    const numero = grupo.mesa.numero;
    const lider = isPagado(grupo) ? null : (lideres.get(numero) ?? null);
    const id = (lider ?? grupo).grupoMesa;
    const conocida = porLider.get(id);
    if (conocida) conocida.grupos.push(grupo);
    else porLider.set(id, { mesas: lider?.mesasJuntas ?? [numero], lider, grupos: [grupo] });
  }
  return [...porLider.values()].map(keepPartida);
}

function keepPartida({ mesas, lider, grupos }: Partida): Partida {
  const [primero] = grupos as [Grupo, ...Grupo[]];
  const antes = hechas.get(primero);
  const ordenados = [...grupos].sort((a, b) => a.mesa.numero - b.mesa.numero);
  const isIgual =
    antes?.lider === lider &&
    antes?.grupos.length === ordenados.length &&
    antes.grupos.every((grupo, i) => grupo === ordenados[i]);
  if (isIgual) return antes;
  const partida = { mesas, lider, grupos: ordenados };
  hechas.set(primero, partida);
  return partida;
}

/** Stays the same while its tabs come and go. */
export function idPartida({ lider, grupos }: Partida): string {
  return lider?.grupoMesa ?? grupos[0]?.grupoMesa ?? '';
}

/** Their numbers, in order. */
export function mesasDe(grupos: readonly Grupo[]): number[] {
  return [...new Set(grupos.map(({ mesa }) => mesa.numero))].sort((a, b) => a - b);
}

/** 'Mesa 4', or 'Mesas 4 + 5', in the screen's language. */
export function textoMesas(mesas: readonly number[]): string {
  return mesas.length > 1
    ? t('Mesas {mesas}', { mesas: mesas.join(' + ') })
    : t('Mesa {n}', { n: mesas[0] ?? 0 });
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

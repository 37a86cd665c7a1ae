import { avisosDe } from '@carta/contracts';
import type { Aviso, Grupo } from '@carta/contracts';
import { isPagado } from './grupos';
import { partidaOf } from './partidas-abiertas';
import { toMesa } from './to-mesa';

/** By mesa, and by the id of each of its tickets; those of which nobody has told anything are absent. */
export type Avisos = ReadonlyMap<number | string, readonly Aviso[]>;

const NINGUNO: readonly Aviso[] = [];

/** A tab is never changed but replaced, and notes take long to be read. */
const deTab = new WeakMap<Grupo, readonly Aviso[]>();

/** What open mesas, and parties while they are joined, have told of allergies. */
export function avisosOf(grupos: Iterable<Grupo>): Avisos {
  const todos = [...grupos];
  const avisos = new Map<number | string, readonly Aviso[]>();
  for (const grupo of todos) {
    if (readAvisos(grupo).length === 0 || avisos.has(grupo.mesa.numero)) continue;
    const { mesas, grupos: tabs } = partidaOf(todos, grupo.mesa.numero);
    const suyos = tabs.flatMap(readAvisos);
    for (const mesa of mesas) avisos.set(mesa, suyos);
    for (const { _id } of tabs.flatMap(({ pedidos: tickets }) => tickets)) avisos.set(_id, suyos);
  }
  return avisos;
}

function readAvisos(grupo: Grupo): readonly Aviso[] {
  if (isPagado(grupo)) return NINGUNO;
  const leidos = deTab.get(grupo) ?? avisosDe(toMesa(grupo));
  deTab.set(grupo, leidos);
  return leidos;
}

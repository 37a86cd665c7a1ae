import type { Grupo } from '@carta/contracts';
import type { Grupos } from './grupos';
import { isSinEmpezar } from './tableros';

/**
 * Which tickets nobody has looked at yet. A ticket is new once in a screen's life, and stays so until
 * somebody touches it, here or on another screen.
 */
export interface Novedades {
  /** Every ticket this screen has ever shown. */
  conocidos: ReadonlySet<string>;
  /** Tickets that came after the board was first read, and that wait to be touched. */
  nuevos: ReadonlySet<string>;
}

export const SIN_NOVEDADES: Novedades = { conocidos: new Set(), nuevos: new Set() };

/** What a board shows when it is opened is known; `primera` says that this is that moment. */
export function noteGrupos(novedades: Novedades, grupos: Grupos, primera: boolean): Novedades {
  const pedidos = [...grupos.values()].flatMap((grupo) => grupo.pedidos);
  const llegados = pedidos.filter(({ _id }) => !novedades.conocidos.has(_id));
  const porEmpezar = new Set(pedidos.filter(isSinEmpezar).map(({ _id }) => _id));
  const candidatos = [...novedades.nuevos, ...(primera ? [] : llegados.map(({ _id }) => _id))];
  return {
    conocidos: new Set([...novedades.conocidos, ...llegados.map(({ _id }) => _id)]),
    nuevos: new Set(candidatos.filter((id) => porEmpezar.has(id))),
  };
}

/** Somebody has touched a grupo: its tickets are no longer new. */
export function touchGrupo(novedades: Novedades, grupo: Grupo): Novedades {
  const suyos = new Set(grupo.pedidos.map(({ _id }) => _id));
  if (!hasNuevos(novedades, grupo)) return novedades;
  return { ...novedades, nuevos: new Set([...novedades.nuevos].filter((id) => !suyos.has(id))) };
}

export function hasNuevos({ nuevos }: Novedades, grupo: Grupo): boolean {
  return grupo.pedidos.some(({ _id }) => nuevos.has(_id));
}

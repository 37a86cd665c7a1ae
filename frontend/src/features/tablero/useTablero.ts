import type { Grupo } from '@carta/contracts';
import { create } from 'zustand';
import { CONECTANDO } from './modelo/conexion';
import type { Conexion } from './modelo/conexion';
import type { EnCurso } from './modelo/enCurso';
import { SIN_GRUPOS, applyGrupo, dropPagados, replaceGrupos } from './modelo/grupos';
import type { Grupos } from './modelo/grupos';
import { SIN_NOVEDADES, noteGrupos, touchGrupo } from './modelo/novedades';
import type { Novedades } from './modelo/novedades';

/** The live board of this tab: one truth for the three pages. Only `motor/` and `acciones.ts` write it. */
interface EstadoTablero {
  /** What the server last said, paid grupos included while their page is open. */
  grupos: Grupos;
  /** Moves asked for and not yet answered, in order. */
  enCurso: readonly EnCurso[];
  novedades: Novedades;
  /** Whether the lists have ever been read. */
  leido: boolean;
  /** The same for the paid list, which is read only while its page is open. */
  pagadosLeidos: boolean;
  pagadosAbiertos: boolean;
  /** How many of the newest paid grupos are asked for. */
  pagadosPedidos: number;
  /** Why the last reading failed, for a person; null after a good one. */
  fallo: string | null;
  conexion: Conexion;
  /** The server's clock minus this device's, in ms. */
  desfase: number;
}

/** How many paid grupos are added at a time, and at most (API §4). */
const PAGINA_PAGADOS = 100;
export const MAX_PAGADOS = 500;

const INICIAL: EstadoTablero = {
  grupos: SIN_GRUPOS,
  enCurso: [],
  novedades: SIN_NOVEDADES,
  leido: false,
  pagadosLeidos: false,
  pagadosAbiertos: false,
  pagadosPedidos: PAGINA_PAGADOS,
  fallo: null,
  conexion: CONECTANDO,
  desfase: 0,
};

export const useTablero = create<EstadoTablero>()(() => INICIAL);

const { getState, setState } = useTablero;

/** Forgets what the server said; which pages are open is not its word. */
export function resetTablero(): void {
  setState(({ pagadosAbiertos }) => ({ ...INICIAL, pagadosAbiertos }), true);
}

/** A grupo told by an event or by the answer to a move. */
export function receiveGrupo(grupo: Grupo): void {
  setGrupos(applyGrupo(getState().grupos, grupo));
}

/** The lists as read, and what arrived while they were being read. */
export function replaceTablero(leidos: readonly Grupo[], llegados: readonly Grupo[]): void {
  setGrupos(replaceGrupos(leidos, llegados));
  setState(({ pagadosAbiertos }) => ({ leido: true, pagadosLeidos: pagadosAbiertos, fallo: null }));
}

/** Asks for older paid grupos from the next reading on. */
export function askMasPagados(): void {
  setState(({ pagadosPedidos }) => ({
    pagadosPedidos: Math.min(pagadosPedidos + PAGINA_PAGADOS, MAX_PAGADOS),
  }));
}

export function clearPagados(): void {
  setGrupos(dropPagados(getState().grupos));
}

/** Somebody has seen what is new in a grupo. */
export function touch(grupo: Grupo): void {
  setState(({ novedades }) => ({ novedades: touchGrupo(novedades, grupo) }));
}

export function beginMovimiento(movimiento: EnCurso): void {
  setState(({ enCurso }) => ({ enCurso: [...enCurso, movimiento] }));
}

/** A move has been answered; what the server said of it is already here. */
export function endMovimiento(id: number): void {
  setState(({ enCurso }) => ({ enCurso: enCurso.filter((otro) => otro.id !== id) }));
}

function setGrupos(grupos: Grupos): void {
  const { grupos: anteriores, novedades, leido } = getState();
  if (grupos === anteriores) return;
  setState({ grupos, novedades: noteGrupos(novedades, grupos, !leido) });
}

// Longer than most: the one store of the live floor, and every way in which it is written.
import type { Llamada, Estaciones, Grupo, LatidoTablero, Pantalla, Servicio } from '@carta/contracts';
import { create } from 'zustand';
import { SIN_LLAMADAS, applyLlamada, replaceLlamadas } from './modelo/llamadas';
import type { Llamadas } from './modelo/llamadas';
import { CONECTANDO } from './modelo/conexion';
import type { Conexion } from './modelo/conexion';
import type { EnCurso } from './modelo/enCurso';
import type { Paso } from './modelo/paso';
import { SIN_GRUPOS, applyGrupo, dropPagados, keepPagados, replaceGrupos } from './modelo/grupos';
import type { Grupos } from './modelo/grupos';
import { SIN_NOVEDADES, noteMudanza as addMudanza, noteGrupos, touchNovedades } from './modelo/novedades';
import type { Novedades } from './modelo/novedades';
import { horaFija } from './motor/instante';

/**
 * The live board of this tab: one truth for the order boards, the wall of the kitchen and the waiters'
 * list. Only `motor/` and the actions beside it write it.
 */
interface EstadoTablero {
  /** What the server last said, paid grupos included while their page is open. */
  grupos: Grupos;
  /** The calls of the mesas; those attended stay until the next reading. */
  llamadas: Llamadas;
  /** What this screen shows: the tickets it may ring for, and what it answers the server. */
  pantalla: Pantalla;
  /** How many screens answer for each station; null until the server has said so. */
  estaciones: Estaciones | null;
  servicio: Servicio;
  /** The pause, or its end, that this screen has asked for and the server has not answered. */
  pausaPedida: boolean | null;
  /** Moves asked for and not yet answered, in order. */
  enCurso: readonly EnCurso[];
  /** The moves of this browser that are still to be sent, in order, and those given back that nobody has read. */
  enCola: readonly Paso[];
  novedades: Novedades;
  /** Whether the lists have ever been read. */
  leido: boolean;
  /** The same for the paid list, which is read only while its page is open. */
  pagadosLeidos: boolean;
  pagadosAbiertos: boolean;
  /** How many of the newest paid grupos are asked for. */
  pagadosTickets: number;
  /** Why the last reading failed, for a person; null after a good one. */
  fallo: string | null;
  conexion: Conexion;
  /** The server's clock minus this device's, in ms. */
  desfase: number;
}

/** How many paid grupos are added at a time, and at most. */
const PAGINA_PAGADOS = 100;
export const MAX_PAGADOS = 500;

/** Ages are told in minutes: a clock this near is right. */
const TOLERANCIA_MS = 1_000;

/**
 * How a restaurant works that has changed nothing (docs/reglas.md#how-a-restaurant-works), until the server
 * has told of it.
 */
const SERVICIO_INICIAL: Servicio = {
  rev: -1,
  pausado: false,
  exigirQrFirmado: false,
  minutosAmbar: 5,
  minutosRojo: 10,
  mesaCompartida: false,
  sinPantallaBarra: false,
  diasNotas: 30,
};

const INICIAL: EstadoTablero = {
  grupos: SIN_GRUPOS,
  llamadas: SIN_LLAMADAS,
  pantalla: 'caja',
  estaciones: null,
  servicio: SERVICIO_INICIAL,
  pausaPedida: null,
  enCurso: [],
  enCola: [],
  novedades: SIN_NOVEDADES,
  leido: false,
  pagadosLeidos: false,
  pagadosAbiertos: false,
  pagadosTickets: PAGINA_PAGADOS,
  fallo: null,
  conexion: CONECTANDO,
  desfase: 0,
};

export const useTablero = create<EstadoTablero>()(() => INICIAL);

const { getState, setState } = useTablero;

/** Forgets what the server said; which pages are open, and what waits to be sent, is not its word. */
export function resetTablero(): void {
  setState(
    ({ pagadosAbiertos, pantalla, enCola }) => ({ ...INICIAL, pagadosAbiertos, pantalla, enCola }),
    true,
  );
}

/** A grupo told by an event or by the answer to a move. */
export function receiveGrupo(grupo: Grupo): void {
  const { grupos, pagadosAbiertos } = getState();
  // while no page shows them, an evening's paid mesas need not stay
  setGrupos(keepPagados(applyGrupo(grupos, grupo), pagadosAbiertos ? MAX_PAGADOS : PAGINA_PAGADOS));
}

/** A call told by an event or by the answer to a change of it. */
export function receiveLlamada(llamada: Llamada): void {
  setState(({ llamadas }) => ({ llamadas: applyLlamada(llamadas, llamada) }));
}

/** Which screens answer, told by an event or by a latido. */
export function hearEstaciones(estaciones: Estaciones): void {
  if (!isIgual(estaciones, getState().estaciones)) setState({ estaciones });
}

/** How the restaurant works today, told by a latido or by the answer to a change of it: the newer wins. */
export function hearServicio(servicio: Servicio): void {
  const { servicio: conocido } = getState();
  if (servicio.rev < conocido.rev || isIgual(servicio, conocido)) return;
  setState({ servicio });
}

/** Whether the mesas may not order now, as this screen's person sees it. */
export function usePausado(): boolean {
  return useTablero(({ servicio, pausaPedida }) => pausaPedida ?? servicio.pausado);
}

/** What a latido repeats every two seconds: while nothing has changed, no screen may be drawn again. */
export function hearLatido({ estaciones, servicio, hora }: LatidoTablero): void {
  hearEstaciones(estaciones);
  hearServicio(servicio);
  hearHora(hora);
}

/** The server's clock; a latido that was longer on its way does not move it. */
function hearHora(hora: string): void {
  const desfase = Date.parse(hora) - horaFija();
  if (Math.abs(desfase - getState().desfase) >= TOLERANCIA_MS) setState({ desfase });
}

/** What a reading found, or what arrived while it was made. */
export interface Listas {
  grupos: readonly Grupo[];
  llamadas: readonly Llamada[];
}

/** The lists as read, and what arrived while they were being read. */
export function replaceTablero(leidas: Listas, llegadas: Listas): void {
  setState({ llamadas: replaceLlamadas(leidas.llamadas, llegadas.llamadas) });
  setGrupos(replaceGrupos(leidas.grupos, llegadas.grupos));
  setState(({ pagadosAbiertos }) => ({ leido: true, pagadosLeidos: pagadosAbiertos, fallo: null }));
}

/** Asks for older paid grupos from the next reading on. */
export function askMasPagados(): void {
  setState(({ pagadosTickets }) => ({
    pagadosTickets: Math.min(pagadosTickets + PAGINA_PAGADOS, MAX_PAGADOS),
  }));
}

/** The paid board has been cleared, of everything or of what was paid until an instant. */
export function clearPagados(hasta?: string): void {
  setGrupos(dropPagados(getState().grupos, hasta));
}

/** Somebody has seen what is new in a grupo. */
export function touch(grupo: Grupo): void {
  touchTickets(grupo.pedidos.map(({ _id }) => _id));
}

/** The same for some tickets only. */
export function touchTickets(pedidos: readonly string[]): void {
  setState(({ novedades }) => ({ novedades: touchNovedades(novedades, pedidos) }));
}

/** This screen asks for a move to another mesa, by its name; or it was refused. */
export function noteMudanza(nombre: string, isPropia: boolean): void {
  setState(({ novedades }) => ({ novedades: addMudanza(novedades, nombre, isPropia) }));
}

export function beginMovimiento(movimiento: EnCurso): void {
  setState(({ enCurso }) => ({ enCurso: [...enCurso, movimiento] }));
}

/** A move has been answered; what the server said of it is already here. */
export function endMovimiento(id: EnCurso['id']): void {
  setState(({ enCurso }) => ({ enCurso: enCurso.filter((otro) => otro.id !== id) }));
}

/** What this person has tapped and nobody has answered. */
export function setEnCola(enCola: readonly Paso[]): void {
  if (enCola.length + getState().enCola.length > 0) setState({ enCola });
}

function isIgual(uno: object, otro: object | null): boolean {
  return JSON.stringify(uno) === JSON.stringify(otro);
}

function setGrupos(grupos: Grupos): void {
  const { grupos: antes, novedades, leido, enCurso, enCola } = getState();
  if (grupos === antes) return;
  const cambios = [...enCurso, ...enCola.map(({ cambio }) => cambio)];
  const propios = new Set(cambios.flatMap((cambio) => ('ticketId' in cambio ? [cambio.ticketId] : [])));
  setState({
    grupos,
    novedades: noteGrupos(novedades, { antes, ahora: grupos, primera: !leido, propios }),
  });
}

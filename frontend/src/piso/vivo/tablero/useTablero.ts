// Longer than most: the shape of the live board and its beginning, together.
import { SERVICIO_INICIAL } from '@carta/contracts';
import type { Llamada, Estaciones, Grupo, LatidoTablero, Pantalla, Servicio } from '@carta/contracts';
import { create } from 'zustand';
import { SIN_LLAMADAS, applyLlamada, replaceLlamadas } from '../mesas/apply-llamada';
import type { Llamadas } from '../mesas/apply-llamada';
import { CONECTANDO } from './estado-conexion';
import type { Conexion } from './estado-conexion';
import type { EnCurso } from '../pasos/en-curso';
import { actoDe } from '../pasos/acto';
import type { Tocado } from '../pasos/acto';
import { porEnviar } from '../pasos/paso';
import type { Paso } from '../pasos/paso';
import type { Solo } from '../tickets/solo';
import { SIN_GRUPOS, applyGrupo, dropPagados, keepPagados, replaceGrupos } from '../mesas/grupos';
import type { Grupos } from '../mesas/grupos';
import { SIN_NOVEDADES, noteMudanza as addMudanza, noteGrupos, touchNovedades } from '../tickets/novedades';
import type { Novedades } from '../tickets/novedades';
import { horaFija } from './instante';

/**
 * Whether a list that is drawn in parts shows what is due: all of it is drawn at once where a part did not come, and
 * it is `incompleto` where that did not help.
 */
export type Dibujo = 'por-partes' | 'de-una-vez' | 'incompleto';

/** Each tab has one live board. Only `motor/` and the actions write it. */
interface EstadoTablero {
  /** Paid grupos are included while their page is open. */
  grupos: Grupos;
  /** Attended ones stay until the next reading. */
  llamadas: Llamadas;
  /** It decides what the screen rings for and answers to the server. */
  pantalla: Pantalla;
  /** Of those tickets it shows these stations' lines alone; null shows all. */
  solo: Solo | null;
  /** It is null until the server has sent it. */
  estaciones: Estaciones | null;
  servicio: Servicio;
  /** This screen has requested it, without an answer yet. */
  pausaPedida: boolean | null;
  enCurso: readonly EnCurso[];
  /** Moves to be sent, in order, and returned ones that nobody has read. */
  enCola: readonly Paso[];
  novedades: Novedades;
  leido: boolean;
  pagadosLeidos: boolean;
  pagadosAbiertos: boolean;
  /** The newest come first. */
  pagadosTickets: number;
  fallo: string | null;
  conexion: Conexion;
  dibujo: Dibujo;
  /** So many have come. */
  latidos: number;
  /** It is the server's clock minus this device's, in ms. */
  desfase: number;
}

/** A page shows this many, and memory holds this many. */
const PAGINA_PAGADOS = 100;
export const MAX_PAGADOS = 500;

/** Ages are shown in minutes, so a smaller difference (ms) is ignored. */
const TOLERANCIA_MS = 1_000;

const INICIAL: EstadoTablero = {
  grupos: SIN_GRUPOS,
  llamadas: SIN_LLAMADAS,
  pantalla: 'caja',
  solo: null,
  estaciones: null,
  servicio: { rev: -1, ...SERVICIO_INICIAL },
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
  dibujo: 'por-partes',
  latidos: 0,
  desfase: 0,
};

export const useTablero = create<EstadoTablero>()(() => INICIAL);

const { getState, setState } = useTablero;

/** Open pages and unsent moves do not come from the server, so they stay. */
export function resetTablero(): void {
  setState(
    ({ pagadosAbiertos, pantalla, solo, enCola }) => ({
      ...INICIAL,
      pagadosAbiertos,
      pantalla,
      solo,
      enCola,
    }),
    true,
  );
}

export function receiveGrupo(grupo: Grupo): void {
  const { grupos, pagadosAbiertos } = getState();
  // while no page shows them, an evening's paid mesas need not stay
  setGrupos(keepPagados(applyGrupo(grupos, grupo), pagadosAbiertos ? MAX_PAGADOS : PAGINA_PAGADOS));
}

export function receiveLlamada(llamada: Llamada): void {
  setState(({ llamadas }) => ({ llamadas: applyLlamada(llamadas, llamada) }));
}

export function receiveEstaciones(estaciones: Estaciones): void {
  if (!isIgual(estaciones, getState().estaciones)) setState({ estaciones });
}

/** The higher rev wins. */
export function receiveServicio(servicio: Servicio): void {
  const { servicio: conocido } = getState();
  if (servicio.rev < conocido.rev || isIgual(servicio, conocido)) return;
  setState({ servicio });
}

export function usePausado(): boolean {
  return useTablero(({ servicio, pausaPedida }) => pausaPedida ?? servicio.pausado);
}

/** Latidos come every two seconds: without a change nothing may be redrawn. */
export function receiveLatido({ estaciones, servicio, hora }: LatidoTablero): void {
  receiveEstaciones(estaciones);
  receiveServicio(servicio);
  receiveHora(hora);
  setState(({ latidos }) => ({ latidos: latidos + 1 }));
}

/** A delayed latido does not move it. */
function receiveHora(hora: string): void {
  const desfase = Date.parse(hora) - horaFija();
  if (Math.abs(desfase - getState().desfase) >= TOLERANCIA_MS) setState({ desfase });
}

export interface Listas {
  grupos: readonly Grupo[];
  llamadas: readonly Llamada[];
}

export function replaceTablero(leidas: Listas, llegadas: Listas): void {
  setState({ llamadas: replaceLlamadas(leidas.llamadas, llegadas.llamadas) });
  setGrupos(replaceGrupos(leidas.grupos, llegadas.grupos));
  setState(({ pagadosAbiertos }) => ({ leido: true, pagadosLeidos: pagadosAbiertos, fallo: null }));
}

export function askMasPagados(): void {
  setState(({ pagadosTickets }) => ({
    pagadosTickets: Math.min(pagadosTickets + PAGINA_PAGADOS, MAX_PAGADOS),
  }));
}

export function clearPagados(hasta?: string): void {
  setGrupos(dropPagados(getState().grupos, hasta));
}

export function touch(grupo: Grupo): void {
  touchTickets(grupo.pedidos.map(({ _id }) => _id));
}

export function touchTickets(pedidos: readonly string[]): void {
  setState(({ novedades }) => ({ novedades: touchNovedades(novedades, pedidos) }));
}

export function noteMudanza(nombre: string, isPropia: boolean): void {
  setState(({ novedades }) => ({ novedades: addMudanza(novedades, nombre, isPropia) }));
}

export function beginMovimiento(movimiento: EnCurso): void {
  setState(({ enCurso }) => ({ enCurso: [...enCurso, movimiento] }));
}

/** By then the server's answer is in the store. */
export function endMovimiento(id: EnCurso['id']): void {
  setState(({ enCurso }) => ({ enCurso: enCurso.filter((movimiento) => movimiento.id !== id) }));
}

export function setEnCola(enCola: readonly Paso[]): void {
  if (enCola.length + getState().enCola.length > 0) setState({ enCola });
}

function isIgual(a: object, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What news of its own moves a screen must not ring for. */
const propioDe = (cambio: Tocado): string => cambio.ticketId ?? actoDe(cambio).blanco(cambio);

function setGrupos(grupos: Grupos): void {
  const { grupos: antes, novedades, leido, enCurso, enCola, solo } = getState();
  if (grupos === antes) return;
  const cambios = [...enCurso, ...porEnviar(enCola).map(({ cambio }) => cambio)];
  const propios = new Set(cambios.map(propioDe));
  setState({
    grupos,
    novedades: noteGrupos(novedades, { antes, ahora: grupos, primera: !leido, propios, solo }),
  });
}

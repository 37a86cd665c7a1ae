import type { Llamada } from './servicio/api/llamadas';
import type { Grupo, Ticket } from './servicio/api/grupo';
import type { CobradoDeMesa } from './servicio/api/pedidos';
import type { Servicio } from './casa/formas/servicio';
import type { Abiertos } from './servicio/dominio/historia/cotejo';
import type { Estaciones, Pantalla } from './casa/dominio/estaciones';

/**
 * REST is the truth: an event carries what REST would return (docs/api.md#realtime). Namespaces, events and
 * rooms are named only here.
 */
export const NS_TABLERO = '/tablero';
export const NS_COMENSAL = '/comensal';

/** The server sends a latido this often (ms), and a board complains after this long without one. */
export const LATIDO_TABLERO_MS = 2_000;
export const SILENCIO_TABLERO_MS = 4_000;
export const LATIDO_COMENSAL_MS = 15_000;

/** It names the screens that this process serves; a page that names another was made of others. */
interface ConBuild {
  build?: string | undefined;
}

export interface LatidoTablero extends ConBuild {
  hora: string;
  /** A complete board shows every unpaid grupo and open call at this rev, by id. */
  abiertos: Abiertos;
  cartaVersion: string | null;
  /** The paid board was last cleared then. */
  pagadosDesde: string | null;
  /** It counts the screens that answer; this one too once it has answered. */
  estaciones: Estaciones;
  servicio: Servicio;
}

export interface PresentacionTablero {
  token: string;
}

/**
 * The server counts who is looking by these answers to latidos; a hidden tab sends none. A wall of some
 * stations alone names them (`solo`).
 */
export interface EnviosTablero {
  pantalla: (pantalla: Pantalla, solo?: readonly string[]) => void;
}

/** Units left, by the id of each counted product; absent: none is. It comes after a connection too. */
export interface ConExistencias {
  quedan?: Readonly<Record<string, number>>;
}

export interface EventosTablero {
  grupo: (grupo: Grupo) => void;
  pagados: (datos: { eliminados: number; hasta?: string }) => void;
  carta: (datos: { version: string } & ConExistencias) => void;
  /** The call is new or changed; the higher rev wins. */
  llamada: (llamada: Llamada) => void;
  estaciones: (estaciones: Estaciones) => void;
  latido: (latido: LatidoTablero) => void;
}

export interface TicketEnVivo {
  rev: number;
  pagado: boolean;
  /** The tab is at this mesa now. */
  mesa?: number;
  pedido: Ticket;
}

/** Phones of a mesa's signed orders receive it where the owner shares the mesa. */
export interface MesaEnVivo {
  grupoMesa: string;
  rev: number;
  pagado: boolean;
  mesa?: number;
  pedidos: Ticket[];
  cuenta?: CobradoDeMesa;
}

export interface LatidoComensal extends ConBuild {
  hora: string;
  cartaVersion: string | null;
}

export interface EventosComensal {
  carta: (datos: { version: string; agotados: string[] } & ConExistencias) => void;
  pedido: (datos: TicketEnVivo) => void;
  mesa: (datos: MesaEnVivo) => void;
  llamada: (llamada: Llamada) => void;
  latido: (latido: LatidoComensal) => void;
}

/** A mesa's signature or an own order keeps a place for this phone when strangers have taken the rest. */
export interface PresentacionComensal {
  restaurante: string;
  mesa?: number;
  t?: string;
  seguimiento?: string;
}

/** `seguimiento` proves that an order or a call is this phone's. */
export interface EnviosComensal {
  seguir: (seguimiento: string, ack: (respuesta: { success: boolean }) => void) => void;
}

export const rooms = {
  tablero: (restauranteId: string) => `tablero:${restauranteId}`,
  familia: (fam: string) => `familia:${fam}`,
  carta: (restauranteId: string) => `carta:${restauranteId}`,
  pedido: (grupoId: string, clave: string) => `pedido:${grupoId}:${clave}`,
  llamada: (llamadaId: string) => `llamada:${llamadaId}`,
} as const;

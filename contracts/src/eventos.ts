import type { Llamada } from './servicio/api/llamadas';
import type { Grupo, Ticket } from './servicio/api/grupo';
import type { Servicio } from './casa/api/restaurantes';
import type { Abiertos } from './servicio/dominio/cotejo';
import type { Estaciones, Pantalla } from './casa/dominio/estaciones';

/**
 * The realtime channel (docs/api.md#realtime). REST is the truth; an event is a copy of what REST would
 * answer. Namespaces, events and rooms are named only here.
 */
export const NS_TABLERO = '/tablero';
export const NS_COMENSAL = '/comensal';

/** How often a board hears a latido, and how long it waits before saying that it hears none, in ms. */
export const LATIDO_TABLERO_MS = 2_000;
export const SILENCIO_TABLERO_MS = 4_000;
export const LATIDO_COMENSAL_MS = 15_000;

export interface LatidoTablero {
  hora: string;
  /** Every unpaid grupo and every open call, by its id: what a complete board shows. */
  abiertos: Abiertos;
  cartaVersion: string | null;
  /** The instant the paid board was last cleared, or null. */
  pagadosDesde: string | null;
  /** How many screens are answering for each station, this one included once it has. */
  estaciones: Estaciones;
  servicio: Servicio;
}

/** How a board presents itself. */
export interface PresentacionTablero {
  token: string;
}

/**
 * A screen answers every latido with what it shows, so that the server knows who is looking; a tab
 * that nobody sees does not answer.
 */
export interface EnviosTablero {
  pantalla: (pantalla: Pantalla) => void;
}

export interface EventosTablero {
  grupo: (grupo: Grupo) => void;
  pagados: (datos: { eliminados: number; hasta?: string }) => void;
  carta: (datos: { version: string }) => void;
  /** A mesa's call, new or changed: the higher rev wins. */
  llamada: (llamada: Llamada) => void;
  /** A screen has begun or ceased to answer. */
  estaciones: (estaciones: Estaciones) => void;
  latido: (latido: LatidoTablero) => void;
}

export interface TicketEnVivo {
  rev: number;
  pagado: boolean;
  /** Where its tab is now. */
  mesa?: number;
  pedido: Ticket;
}

/** Every ticket of a mesa, for the phones of its signed orders where the owner allows it. */
export interface MesaEnVivo {
  grupoMesa: string;
  rev: number;
  pagado: boolean;
  mesa?: number;
  pedidos: Ticket[];
}

export interface EventosComensal {
  carta: (datos: { version: string; agotados: string[] }) => void;
  pedido: (datos: TicketEnVivo) => void;
  mesa: (datos: MesaEnVivo) => void;
  /** One's own call. */
  llamada: (llamada: Llamada) => void;
  latido: (latido: { hora: string; cartaVersion: string | null }) => void;
}

/**
 * How a diner's phone presents itself. With its mesa's code or an order of its own it finds a place
 * when strangers have taken the rest.
 */
export interface PresentacionComensal {
  restaurante: string;
  mesa?: number;
  /** The signature of the mesa's code. */
  t?: string;
  seguimiento?: string;
}

/** What a diner's phone may send: the proof that an order or a call is its own. */
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

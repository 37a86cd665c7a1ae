import type { Llamada } from './servicio/api/llamadas';
import type { Grupo, Ticket } from './servicio/api/grupo';
import type { Servicio } from './casa/api/restaurantes';
import type { Abiertos } from './servicio/dominio/cotejo';
import type { Estaciones, Pantalla } from './casa/dominio/estaciones';

/**
 * The realtime channel (docs/api.md#realtime). REST is the truth; an event carries what REST would answer.
 * Namespaces, events and rooms are named only here.
 */
export const NS_TABLERO = '/tablero';
export const NS_COMENSAL = '/comensal';

/** ms between beats, and of silence after which a board says so. */
export const LATIDO_TABLERO_MS = 2_000;
export const SILENCIO_TABLERO_MS = 4_000;
export const LATIDO_COMENSAL_MS = 15_000;

export interface LatidoTablero {
  hora: string;
  /** The rev of every unpaid grupo and open call, by id: what a complete board shows. */
  abiertos: Abiertos;
  cartaVersion: string | null;
  /** When the paid board was last cleared. */
  pagadosDesde: string | null;
  /** Screens that answer, by station; this one too once it has answered. */
  estaciones: Estaciones;
  servicio: Servicio;
}

export interface PresentacionTablero {
  token: string;
}

/** Screens answer each latido, so that the server knows who is looking; a hidden tab does not. */
export interface EnviosTablero {
  pantalla: (pantalla: Pantalla) => void;
}

export interface EventosTablero {
  grupo: (grupo: Grupo) => void;
  pagados: (datos: { eliminados: number; hasta?: string }) => void;
  carta: (datos: { version: string }) => void;
  /** New or changed; the higher rev wins. */
  llamada: (llamada: Llamada) => void;
  estaciones: (estaciones: Estaciones) => void;
  latido: (latido: LatidoTablero) => void;
}

export interface TicketEnVivo {
  rev: number;
  pagado: boolean;
  /** Where the tab is now. */
  mesa?: number;
  pedido: Ticket;
}

/** Sent to the phones of a mesa's signed orders where the owner shares the mesa. */
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
  /** This phone's own call. */
  llamada: (llamada: Llamada) => void;
  latido: (latido: { hora: string; cartaVersion: string | null }) => void;
}

/** A mesa's signature or an own order keeps a place for this phone when strangers have taken the rest. */
export interface PresentacionComensal {
  restaurante: string;
  mesa?: number;
  /** The QR's signature. */
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

import type { Grupo, Pedido } from './api/pedidos';

/**
 * The realtime channel (API §5). REST is the truth; an event is a copy of what REST would answer.
 * Namespaces, events and rooms are named only here.
 */
export const NS_TABLERO = '/tablero';
export const NS_COMENSAL = '/comensal';

/** How often a board hears a latido, and how long it waits before saying that it hears none, in ms. */
export const LATIDO_TABLERO_MS = 2_000;
export const SILENCIO_TABLERO_MS = 4_000;
export const LATIDO_COMENSAL_MS = 15_000;

export interface LatidoTablero {
  hora: string;
  /** Unpaid grupos, and the sum of their revs: two numbers that tell whether a board is complete. */
  grupos: number;
  revisiones: number;
  cartaVersion: string | null;
  /** The instant the paid board was last cleared, or null. */
  pagadosDesde: string | null;
}

export interface EventosTablero {
  grupo: (grupo: Grupo) => void;
  pagados: (datos: { eliminados: number }) => void;
  carta: (datos: { version: string }) => void;
  latido: (latido: LatidoTablero) => void;
}

export interface PedidoEnVivo {
  rev: number;
  pagado: boolean;
  pedido: Pedido;
}

export interface EventosComensal {
  carta: (datos: { version: string; agotados: string[] }) => void;
  pedido: (datos: PedidoEnVivo) => void;
  latido: (latido: { hora: string; cartaVersion: string | null }) => void;
}

/** What a diner's phone may send: the proof that an order is its own. */
export interface EnviosComensal {
  seguir: (seguimiento: string, ack: (respuesta: { success: boolean }) => void) => void;
}

export const salas = {
  tablero: (restauranteId: string) => `tablero:${restauranteId}`,
  familia: (fam: string) => `familia:${fam}`,
  carta: (restauranteId: string) => `carta:${restauranteId}`,
  pedido: (grupoId: string, clave: string) => `pedido:${grupoId}:${clave}`,
} as const;

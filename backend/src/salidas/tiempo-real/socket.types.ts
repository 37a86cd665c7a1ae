import type { Namespace, Socket } from 'socket.io';
import type {
  EnviosComensal,
  EnviosTablero,
  Estaciones,
  EventosComensal,
  EventosTablero,
} from '@carta/contracts';

/** The middleware sets these, never the client. */
export interface DatosTablero {
  restauranteId: string;
  fam: string;
  /** An account's socket has none. */
  dispositivoId?: string;
}

export interface DatosComensal {
  restauranteId: string;
  seguidos: number;
}

export type NamespaceTablero = Namespace<EnviosTablero, EventosTablero, EntreTableros, DatosTablero>;
export type SocketTablero = Socket<EnviosTablero, EventosTablero, EntreTableros, DatosTablero>;
export type NamespaceComensal = Namespace<EnviosComensal, EventosComensal, EntreComensales, DatosComensal>;
export type SocketComensal = Socket<EnviosComensal, EventosComensal, EntreComensales, DatosComensal>;

/** Processes send these to each other, through the adapter of each namespace. */
export interface EntreTableros {
  estaciones: (proceso: string, porRestaurante: [restauranteId: string, Estaciones][]) => void;
}
export interface EntreComensales {
  cartaCambiada: (restauranteId: string) => void;
  existenciasCambiadas: (restauranteId: string) => void;
  /** The text has the form of `toTexto`. */
  grupoCambiado: (grupo: string) => void;
}

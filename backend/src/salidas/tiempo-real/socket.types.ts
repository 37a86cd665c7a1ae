import type { Namespace, Socket } from 'socket.io';
import type {
  EnviosComensal,
  EnviosTablero,
  Estaciones,
  EventosComensal,
  EventosTablero,
} from '@carta/contracts';

/** Set by the middleware, never by the client. */
export interface DatosTablero {
  restauranteId: string;
  fam: string;
  /** Absent for an account. */
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

/** Events between processes, through the adapter of each namespace. */
export interface EntreTableros {
  /** The screens answering at one process, by restaurante. */
  estaciones: (proceso: string, cuentas: [restauranteId: string, Estaciones][]) => void;
}
export interface EntreComensales {
  cartaCambiada: (restauranteId: string) => void;
  /** In the form of `toTexto`. */
  grupoCambiado: (grupo: string) => void;
}

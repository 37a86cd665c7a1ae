import type { Namespace, Socket } from 'socket.io';
import type {
  EnviosComensal,
  EnviosTablero,
  Estaciones,
  EventosComensal,
  EventosTablero,
} from '@carta/contracts';

/** What the server knows of a board's socket; set by the middleware, never by the client. */
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

/** What processes tell each other through the adapter of each namespace. */
export interface EntreTableros {
  /** The screens that are answering at one process, of some restaurantes. */
  estaciones: (proceso: string, cuentas: [restauranteId: string, Estaciones][]) => void;
}
export interface EntreComensales {
  cartaCambiada: (restauranteId: string) => void;
  /** A mesa has changed; as `toTexto` writes it. */
  grupoCambiado: (grupo: string) => void;
}

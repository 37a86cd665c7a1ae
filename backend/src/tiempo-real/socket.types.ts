import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { EnviosComensal, EventosComensal, EventosTablero } from '@carta/contracts';

/** What the server knows of a board's socket; set by the middleware, never by the client. */
export interface DatosTablero {
  restauranteId: string;
  fam: string;
}

export interface DatosComensal {
  restauranteId: string;
  seguidos: number;
}

type SinEnvios = Record<string, never>;

export type NamespaceTablero = Namespace<SinEnvios, EventosTablero, DefaultEventsMap, DatosTablero>;
export type SocketTablero = Socket<SinEnvios, EventosTablero, DefaultEventsMap, DatosTablero>;
export type NamespaceComensal = Namespace<EnviosComensal, EventosComensal, EntreProcesos, DatosComensal>;
export type SocketComensal = Socket<EnviosComensal, EventosComensal, EntreProcesos, DatosComensal>;

/** What processes tell each other through the adapter. */
export interface EntreProcesos {
  cartaCambiada: (restauranteId: string) => void;
}

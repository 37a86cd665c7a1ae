import { NS_COMENSAL, NS_TABLERO } from '@carta/contracts';
import type {
  EnviosComensal,
  EnviosTablero,
  EventosComensal,
  EventosTablero,
  PresentacionComensal,
} from '@carta/contracts';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

/**
 * The realtime channel (docs/api.md#realtime). socket.io-client is loaded by the first call and not before,
 * so that no page pays for it until it has shown what it is for.
 */
export type SocketTablero = Socket<EventosTablero, EnviosTablero>;
export type SocketComensal = Socket<EventosComensal, EnviosComensal>;

/** Patience in ms: the first retry is quick, later ones at most two seconds and never all at once. */
const RECONEXION = {
  reconnectionDelay: 400,
  reconnectionDelayMax: 2_000,
  randomizationFactor: 0.5,
  timeout: 3_000,
} as const;

/** Websocket first; long polling where something in between refuses websockets. */
const OPCIONES: Partial<ManagerOptions & SocketOptions> = {
  ...RECONEXION,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  autoConnect: false,
};

/**
 * A board's socket, not yet connected: listen first, then `connect()`. `token` is asked at every
 * connection, so that a reconnection proves itself with the freshest one.
 */
export async function openTablero(token: () => string | null): Promise<SocketTablero> {
  const { io } = await import('socket.io-client');
  return io(NS_TABLERO, { ...OPCIONES, auth: (give) => give({ token: token() }) });
}

/** A diner's socket for one restaurant, not yet connected; it says who it is at every connection. */
export async function openComensal(presentacion: () => PresentacionComensal): Promise<SocketComensal> {
  const { io } = await import('socket.io-client');
  return io(NS_COMENSAL, { ...OPCIONES, auth: (give) => give(presentacion()) });
}

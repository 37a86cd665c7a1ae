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
 * The realtime channel (docs/api.md#realtime). socket.io-client loads with the first call, so no page pays
 * for it earlier.
 */
export type SocketTablero = Socket<EventosTablero, EnviosTablero>;
export type SocketComensal = Socket<EventosComensal, EnviosComensal>;

/** ms; the first retry is quick, later ones take two seconds at most, spread out. */
const RECONEXION = {
  reconnectionDelay: 400,
  reconnectionDelayMax: 2_000,
  randomizationFactor: 0.5,
  timeout: 3_000,
} as const;

/** Polling where something in between refuses websockets. */
const OPCIONES: Partial<ManagerOptions & SocketOptions> = {
  ...RECONEXION,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  autoConnect: false,
};

/** Not connected yet: listen, then `connect()`. Every connection asks for the freshest `token`. */
export async function openTablero(token: () => string | null): Promise<SocketTablero> {
  const { io } = await import('socket.io-client');
  return io(NS_TABLERO, { ...OPCIONES, auth: (give) => give({ token: token() }) });
}

/** The socket is not connected yet. */
export async function openComensal(presentacion: () => PresentacionComensal): Promise<SocketComensal> {
  const { io } = await import('socket.io-client');
  return io(NS_COMENSAL, { ...OPCIONES, auth: (give) => give(presentacion()) });
}

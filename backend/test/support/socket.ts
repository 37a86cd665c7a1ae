import { NS_COMENSAL, NS_TABLERO } from '@carta/contracts';
import type { CodigoError } from '@carta/contracts';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { TestApp } from './app';

/** Where it connects to, and who closes it. */
type Servidor = Pick<TestApp, 'url' | 'onClose'>;

/** A socket of any namespace, connected; to a latido that asks for it, it answers nothing that counts. */
export async function connect(
  app: Servidor,
  namespace: string,
  auth: Record<string, unknown>,
): Promise<Socket> {
  const socket = await connected(open(app, namespace, auth));
  // An unanswered latido keeps a timer of the server for five seconds.
  socket.on('latido', (_latido: unknown, responder?: () => void) => responder?.());
  return socket;
}

/** A board of whoever has this token, connected. */
export function openTablero(app: Servidor, token: string): Promise<Socket> {
  return connect(app, NS_TABLERO, { token });
}

/** A board that answers every latido with what it shows; `callar` makes it deaf, though it stays connected. */
export async function openPantalla(
  app: Servidor,
  token: string,
  pantalla: unknown,
  solo?: readonly string[],
): Promise<{ socket: Socket; callar: () => void; hablar: () => void }> {
  const socket = await connect(app, NS_TABLERO, { token });
  const answer = (): void => void socket.emit('pantalla', pantalla, ...(solo ? [solo] : []));
  const hablar = (): void => void socket.on('latido', answer);
  hablar();
  return { socket, callar: () => void socket.off('latido', answer), hablar };
}

/** A phone on a menu page, connected. */
export function openComensal(app: Servidor, restaurante: string): Promise<Socket> {
  return connect(app, NS_COMENSAL, { restaurante });
}

/** Why the server does not let this in. */
export async function refusal(
  app: Servidor,
  namespace: string,
  auth: Record<string, unknown>,
): Promise<{ code: CodigoError; message: string }> {
  const socket = open(app, namespace, auth);
  try {
    return await new Promise((resolve, reject) => {
      socket.once('connect', () => reject(new Error(`${namespace} let it in`)));
      socket.once('connect_error', (error: Error & { data?: { code: CodigoError; message: string } }) =>
        error.data ? resolve(error.data) : reject(error),
      );
    });
  } finally {
    socket.close();
  }
}

/** The next thing that is heard of an event. */
export function hear<T>(socket: Socket, evento: string): Promise<T> {
  return new Promise((resolve) => socket.once(evento, (datos: T) => resolve(datos)));
}

/** The first thing that is heard of an event which a test is waiting for. */
export function hearUntil<T>(socket: Socket, evento: string, isEsperado: (datos: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const listen = (datos: T): void => {
      if (!isEsperado(datos)) return;
      socket.off(evento, listen);
      resolve(datos);
    };
    socket.on(evento, listen);
  });
}

/** Everything that is heard of an event from now on, in order. */
export function collect<T>(socket: Socket, evento: string): T[] {
  const oidos: T[] = [];
  socket.on(evento, (datos: T) => oidos.push(datos));
  return oidos;
}

function open(app: Servidor, namespace: string, auth: Record<string, unknown>): Socket {
  const socket = io(`${app.url}${namespace}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  app.onClose(() => void socket.close());
  return socket;
}

function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

import { ServerResponse } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each response before the next request of a connection. */
const MAX_A_LA_VEZ = 16;

interface Cuenta {
  sinResponder: number;
  /** Begun in this turn of the loop: those with a body are each answered before the next one of a read begins. */
  enEsteTurno: number;
}

const cuentas = new WeakMap<Socket, Cuenta>();

/**
 * Ends a connection that asks without waiting for responses, because everybody else would wait: a megabyte of
 * it is twenty thousand requests. Node makes one for each request, for those too that it answers by itself.
 */
export class RespuestaContada<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args);
    const { socket } = args[0];
    const cuenta = cuentaOf(socket);
    cuenta.sinResponder += 1;
    this.once('close', () => (cuenta.sinResponder -= 1));
    if (cuenta.enEsteTurno === 0) setImmediate(() => (cuenta.enEsteTurno = 0));
    cuenta.enEsteTurno += 1;
    if (Math.max(cuenta.sinResponder, cuenta.enEsteTurno) > MAX_A_LA_VEZ) socket.destroy();
  }
}

/**
 * What the same read brought after the end of its connection is served by nobody. It must be called before the
 * server listens; it goes before all other readers, those of websockets too.
 */
export function refuseFloods(server: Server): void {
  // Node bounds the bytes of headers (431 beyond 16 KB); beyond a count it would drop them in silence.
  server.maxHeadersCount = 0;
  server.once('listening', () => {
    const lectores = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.socket.destroyed) return;
      for (const lector of lectores) lector.call(server, request, response);
    });
  });
}

function cuentaOf(socket: Socket): Cuenta {
  const cuenta = cuentas.get(socket) ?? { sinResponder: 0, enEsteTurno: 0 };
  cuentas.set(socket, cuenta);
  return cuenta;
}

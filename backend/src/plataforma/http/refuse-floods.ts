import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Browsers and proxies wait for each response before the next request of a connection. */
const MAX_SIN_RESPONDER = 16;

/**
 * Ends a connection that asks without waiting for responses, because everybody else would wait; must be
 * called before the server listens. A megabyte of it is twenty thousand requests, which held up all orders
 * for a minute. It goes before all other readers, those of websockets too.
 */
export function refuseFloods(server: Server): void {
  // Node bounds the bytes of headers (431 beyond 16 KB); beyond a count it would drop them in silence.
  server.maxHeadersCount = 0;
  const sinResponder = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, mas: 1 | -1): number => {
    const cuantas = (sinResponder.get(socket) ?? 0) + mas;
    sinResponder.set(socket, cuantas);
    return cuantas;
  };
  server.once('listening', () => {
    const lectores = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      response.once('close', () => count(socket, -1));
      if (count(socket, 1) > MAX_SIN_RESPONDER) socket.destroy();
      else for (const lector of lectores) lector.call(server, request, response);
    });
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORES } from '@carta/contracts';
import type { CodigoError, SobreFallo } from '@carta/contracts';

/** No browser or proxy sends as many; Node bounds their bytes (16 KB). */
const MAX_CABECERAS = 100;

const CODE: CodigoError = 'PAYLOAD_TOO_LARGE';
const CUERPO = JSON.stringify({
  success: false,
  code: CODE,
  message: ERRORES[CODE].mensaje,
} satisfies SobreFallo);

/** Browsers and proxies wait for each response before the next request of a connection. */
const MAX_SIN_RESPONDER = 16;

/**
 * Stops floods before any reader sees them; must be called before the server listens. Too many headers are
 * 431: Node's own `maxHeadersCount` drops the rest silently, and a proxy's headers about the client come
 * last. A connection that asks without waiting for responses ends, because everybody else would wait.
 */
export function refuseFloods(server: Server): void {
  server.maxHeadersCount = 0;
  const sinResponder = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, mas: 1 | -1): number => {
    const cuantas = (sinResponder.get(socket) ?? 0) + mas;
    sinResponder.set(socket, cuantas);
    return cuantas;
  };
  server.once('listening', () => {
    goFirst(server, 'request', (request, response: ServerResponse) => {
      const { socket } = request;
      response.once('close', () => count(socket, -1));
      if (count(socket, 1) > MAX_SIN_RESPONDER) socket.destroy();
      else if (hasTooManyHeaders(request)) refuseHeaders(response);
      return socket.destroyed || response.headersSent;
    });
    goFirst(server, 'upgrade', (request, socket: Duplex) => {
      if (hasTooManyHeaders(request)) refuseUpgrade(socket);
      return socket.writableEnded;
    });
  });
}

function hasTooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length > 2 * MAX_CABECERAS;
}

function refuseHeaders(response: ServerResponse): void {
  response.writeHead(431, { ...cabecerasDe431(), 'content-length': Buffer.byteLength(CUERPO) });
  response.end(CUERPO);
}

function refuseUpgrade(socket: Duplex): void {
  const lineas = Object.entries(cabecerasDe431()).map(([nombre, valor]) => `${nombre}: ${valor}\r\n`);
  socket.end(`HTTP/1.1 431 Request Header Fields Too Large\r\n${lineas.join('')}\r\n${CUERPO}`);
}

function cabecerasDe431(): Record<string, string> {
  return {
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
}

/** Registers once the server listens, after all other readers, and puts itself before them. */
function goFirst<T>(
  server: Server,
  evento: 'request' | 'upgrade',
  refuses: (request: IncomingMessage, hacia: T) => boolean,
): void {
  const lectores = server.listeners(evento);
  server.removeAllListeners(evento);
  server.on(evento, (request: IncomingMessage, hacia: T, ...resto: unknown[]) => {
    if (refuses(request, hacia)) return;
    for (const lector of lectores) lector.call(server, request, hacia, ...resto);
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORES } from '@carta/contracts';
import type { CodigoError, SobreFallo } from '@carta/contracts';

/** Far more than any browser or proxy sends; their bytes are bounded by Node (16 KB). */
const MAX_CABECERAS = 100;

const CODE: CodigoError = 'PAYLOAD_TOO_LARGE';
const CUERPO = JSON.stringify({
  success: false,
  code: CODE,
  message: ERRORES[CODE].mensaje,
} satisfies SobreFallo);

/**
 * Refuses a request or an upgrade with more headers than we read, with 431. Node's own
 * `maxHeadersCount` drops the rest in silence, and what a proxy says about the client comes last.
 * It begins when the server listens: by then whoever reads a request is there, and none goes first.
 */
export function refuseLongHeaders(server: Server): void {
  server.maxHeadersCount = 0;
  server.once('listening', () => {
    goFirst(server, 'request', (_request, response: ServerResponse) => {
      response.writeHead(431, { ...cabecerasDe431(), 'content-length': Buffer.byteLength(CUERPO) });
      response.end(CUERPO);
    });
    goFirst(server, 'upgrade', (_request, socket: Duplex) => {
      const lineas = Object.entries(cabecerasDe431()).map(([nombre, valor]) => `${nombre}: ${valor}\r\n`);
      socket.end(`HTTP/1.1 431 Request Header Fields Too Large\r\n${lineas.join('')}\r\n${CUERPO}`);
    });
  });
}

function cabecerasDe431(): Record<string, string> {
  return {
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
}

function goFirst<T>(
  server: Server,
  evento: 'request' | 'upgrade',
  refuse: (request: IncomingMessage, hacia: T) => void,
): void {
  const lectores = server.listeners(evento);
  server.removeAllListeners(evento);
  server.on(evento, (request: IncomingMessage, hacia: T, ...resto: unknown[]) => {
    if (request.rawHeaders.length > 2 * MAX_CABECERAS) return refuse(request, hacia);
    for (const lector of lectores) lector.call(server, request, hacia, ...resto);
  });
}

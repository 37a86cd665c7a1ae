import { createServer, request } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server that does not answer in this long, in ms, is left alone for a while, in ms, as proxies do. */
const ESPERA_MS = 3_000;
const APARTADO_MS = 5_000;

/** What stands in front of several processes: each request, and each socket, goes to the next one. */
export class Reparto {
  private readonly servidor = createServer((req, res) => this.forward(req, res));
  private readonly apartados = new Map<string, number>();
  private turno = 0;

  private constructor(private readonly destinos: readonly string[]) {
    this.servidor.on('upgrade', (req: IncomingMessage, socket: Duplex, cabeza: Buffer) =>
      this.upgrade(req, socket, cabeza),
    );
  }

  static async start(destinos: readonly string[]): Promise<Reparto> {
    const reparto = new Reparto(destinos);
    reparto.servidor.listen(0, '127.0.0.1');
    await once(reparto.servidor, 'listening');
    return reparto;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.servidor.address() as AddressInfo).port}`;
  }

  close(): void {
    this.servidor.close();
    this.servidor.closeAllConnections();
  }

  private forward(req: IncomingMessage, res: ServerResponse): void {
    const destino = this.choose();
    const hacia = ask(destino, req);
    hacia.setTimeout(ESPERA_MS, () => hacia.destroy(new Error('no answer in time')));
    hacia.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    hacia.on('error', () => {
      this.apartados.set(destino, performance.now() + APARTADO_MS);
      if (res.headersSent) res.destroy();
      else res.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    });
    req.pipe(hacia);
  }

  private upgrade(req: IncomingMessage, socket: Duplex, cabeza: Buffer): void {
    const destino = this.choose();
    const hacia = ask(destino, req).setTimeout(ESPERA_MS, () =>
      hacia.destroy(new Error('no answer in time')),
    );
    socket.on('error', () => hacia.destroy());
    hacia.on('error', () => {
      this.apartados.set(destino, performance.now() + APARTADO_MS);
      socket.destroy();
    });
    hacia.on('response', () => socket.destroy());
    hacia.on('upgrade', (answer, lejano, resto) => {
      hacia.setTimeout(0);
      lejano.setTimeout(0);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headersOf(answer)}\r\n`);
      lejano.unshift(resto);
      if (cabeza.length > 0) lejano.write(cabeza);
      lejano.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => lejano.destroy());
      lejano.pipe(socket).pipe(lejano);
    });
    hacia.end();
  }

  /** The next one in turn that has not been put aside; anybody when all have. */
  private choose(): string {
    const ahora = performance.now();
    const sanos = this.destinos.filter((destino) => (this.apartados.get(destino) ?? 0) < ahora);
    const entre = sanos.length > 0 ? sanos : this.destinos;
    const elegido = entre[this.turno++ % entre.length];
    if (elegido === undefined) throw new Error('There is nobody to forward to');
    return elegido;
  }
}

function ask(destino: string, { method, url, headers }: IncomingMessage): ClientRequest {
  return request(`${destino}${url}`, { method, headers, agent: false });
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  return rawHeaders.map((texto, i) => (i % 2 === 0 ? `${texto}: ` : `${texto}\r\n`)).join('');
}

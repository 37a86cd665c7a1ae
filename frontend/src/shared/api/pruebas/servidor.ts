/// <reference types="node" />
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browseFrom } from './navegador';

interface Peticion {
  method: string;
  url: string;
  cuerpo: string;
  headers: IncomingMessage['headers'];
}

type Manejador = (req: IncomingMessage, res: ServerResponse, cuerpo: string) => void;

/** Each test decides the answers of this real HTTP server, which keeps the requests. */
export class ServidorDePrueba {
  manejar: Manejador = (_req, res) => answer(res, 404, { success: false, code: 'NOT_FOUND' });
  origen = '';

  private http: Server | undefined;
  private oidas: Peticion[] = [];

  /** Lists the requests in order. */
  get peticiones(): readonly Peticion[] {
    return this.oidas;
  }

  /** Each start has an address of its own and no requests. */
  async start(): Promise<void> {
    const oidas: Peticion[] = (this.oidas = []);
    this.http = createServer((req, res) => this.hear(oidas, req, res));
    await new Promise<void>((resolve) => this.http?.listen(0, '127.0.0.1', resolve));
    this.origen = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.http?.closeAllConnections();
    this.http?.close();
  }

  /** Requests until now do not count. */
  forget(): void {
    this.oidas.length = 0;
  }

  private hear(oidas: Peticion[], req: IncomingMessage, res: ServerResponse): void {
    let cuerpo = '';
    req.on('data', (trozo: Buffer) => (cuerpo += trozo.toString()));
    req.on('end', () => {
      // jsdom asks before it uploads to another address than its own
      if (req.method === 'OPTIONS') return answer(res, 204, '');
      oidas.push({ method: req.method ?? '', url: req.url ?? '', cuerpo, headers: req.headers });
      this.manejar(req, res, cuerpo);
    });
  }
}

/**
 * A file's tests reach it by relative addresses. Each test has it at another address, so that late requests
 * of the screens of the test before reach nobody.
 */
export function useServidor(): ServidorDePrueba {
  const servidor = new ServidorDePrueba();
  beforeEach(async () => {
    await servidor.start();
    browseFrom(servidor.origen);
  });
  afterEach(() => servidor.stop());
  return servidor;
}

const DE_CUALQUIERA = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Idempotency-Key',
  'Access-Control-Allow-Methods': 'POST, PUT',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** A text is sent as it is, anything else as JSON. */
export function answer(
  res: ServerResponse,
  status: number,
  cuerpo: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'Content-Type': 'application/json', ...DE_CUALQUIERA, ...headers });
  res.end(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo));
}

export function ok(res: ServerResponse, data: unknown): void {
  answer(res, 200, { success: true, data });
}

export async function failureOf(peticion: Promise<unknown>): Promise<unknown> {
  return peticion.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => error,
  );
}

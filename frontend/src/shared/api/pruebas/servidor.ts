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

/** A real HTTP server whose answers each test decides; it keeps what it was asked. */
export class ServidorDePrueba {
  manejar: Manejador = (_req, res) => answer(res, 404, { success: false, code: 'NOT_FOUND' });
  origen = '';

  private http: Server | undefined;
  private oidas: Peticion[] = [];

  /** What it has been asked, in order. */
  get peticiones(): readonly Peticion[] {
    return this.oidas;
  }

  /** Opens it at an address of its own, where nothing has been asked yet. */
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

  /** What has been asked until now does not count. */
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
 * The server of a file's tests, which screens reach by relative addresses. Each test has it at another address:
 * what the screens of the one before still ask for reaches nobody.
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

/** Answers with a status and a body, which is sent as it is when it is a text. */
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

/** The error of a call that must fail. */
export async function failureOf(peticion: Promise<unknown>): Promise<unknown> {
  return peticion.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => error,
  );
}

/// <reference types="node" />
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Peticion {
  method: string;
  url: string;
  cuerpo: string;
  headers: IncomingMessage['headers'];
}

type Manejador = (req: IncomingMessage, res: ServerResponse, cuerpo: string) => void;

/** A real HTTP server whose answers each test decides; it keeps what it was asked. */
export class ServidorDePrueba {
  peticiones: Peticion[] = [];
  manejar: Manejador = (_req, res) => answer(res, 404, { success: false, code: 'NOT_FOUND' });
  origen = '';

  private readonly http = createServer((req, res) => {
    let cuerpo = '';
    req.on('data', (trozo: Buffer) => (cuerpo += trozo.toString()));
    req.on('end', () => {
      // jsdom asks before it uploads to another address than its own
      if (req.method === 'OPTIONS') return answer(res, 204, '');
      this.peticiones.push({ method: req.method ?? '', url: req.url ?? '', cuerpo, headers: req.headers });
      this.manejar(req, res, cuerpo);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
    this.origen = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.http.closeAllConnections();
    this.http.close();
  }
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

import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import type { CodigoServidor, ErrorDeCampo } from '@carta/contracts';
import { createApp } from '../../src/arranque/app.setup';
import type { Config } from '../../src/plataforma/config/config';
import { testDatabase } from './mongo';

/** An answer as a client sees it; `data` is what the test says it expects there. */
export interface Respuesta<T> {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data: T;
    code?: CodigoServidor;
    message?: string;
    errors?: ErrorDeCampo[];
  };
}

interface Peticion {
  token?: string;
  /** Sent as JSON; a string or a form is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

type Send = <T = unknown>(path: string, peticion?: Peticion) => Promise<Respuesta<T>>;

/** The whole server on a free port, with a database of its own, and a client that speaks HTTP to it. */
export interface TestApp extends AsyncDisposable {
  readonly app: NestFastifyApplication;
  readonly db: Connection;
  readonly url: string;
  get: Send;
  post: Send;
  put: Send;
  delete: Send;
  /** What is to be closed before the server, such as a socket. */
  onClose(close: () => void): void;
  close(): Promise<void>;
}

type SendAs = <T = unknown>(
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Respuesta<T>>;

/** Who calls with one session. */
export interface Cliente {
  get: SendAs;
  post: SendAs;
  put: SendAs;
  delete: SendAs;
}

/** @param token is asked at each call. */
export function clienteOf(app: TestApp, token: () => string): Cliente {
  const as =
    (send: 'get' | 'post' | 'put' | 'delete'): SendAs =>
    (path, body, headers) =>
      app[send](path, { token: token(), body, ...(headers ? { headers } : {}) });
  return { get: as('get'), post: as('post'), put: as('put'), delete: as('delete') };
}

export const JWT_SECRET = 'solo-para-las-pruebas-solo-para-las-pruebas';

/** @param overrides of a configuration without rate limits or demo. */
export async function createTestApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const database = testDatabase();
  const app = await createApp(testConfig({ mongodbUri: database.uri, ...overrides }));
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const closing: (() => void)[] = [];
  const via =
    (method: string): Send =>
    (path, peticion) =>
      send(method, `${url}${path}`, peticion);
  const close = async () => {
    try {
      for (const end of closing) end();
      await app.close();
    } finally {
      await database.drop();
    }
  };
  return {
    app,
    db: app.get<Connection>(getConnectionToken()),
    url,
    get: via('GET'),
    post: via('POST'),
    put: via('PUT'),
    delete: via('DELETE'),
    onClose: (end) => void closing.push(end),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * The server of a whole file, made before its first test and closed after its last.
 * @param config of it; a function is asked when it is made, for what is known only then.
 */
export function useApp(config: Partial<Config> | (() => Partial<Config>) = {}): TestApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(typeof config === 'function' ? config() : config);
  });
  afterAll(() => app.close());
  return standIn(() => app);
}

/** Stands for what a hook has yet to make: whatever is read of it is read of that. */
export function standIn<T extends object>(made: () => T): T {
  return new Proxy({} as T, { get: (_, name): unknown => Reflect.get(made(), name) });
}

export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    nodeEnv: 'test',
    logLevel: 'silent',
    port: 0,
    host: '127.0.0.1',
    mongodbUri: undefined,
    dataDir: '/nonexistent',
    smtpUrl: undefined,
    mailFrom: 'Carta Digital <no-reply@localhost>',
    publicUrl: undefined,
    redisUrl: undefined,
    jwtSecret: JWT_SECRET,
    demo: false,
    emailVerification: true,
    rateLimit: false,
    trustProxy: 0,
    defaultPlan: 'normal',
    planes: 'anfitrion',
    planContacto: undefined,
    metrics: 'loopback',
    copias: undefined,
    copiasFuera: undefined,
    metricsToken: undefined,
    ...overrides,
  };
}

async function send<T>(
  method: string,
  url: string,
  { token, body, headers }: Peticion = {},
): Promise<Respuesta<T>> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
  const read = isJson ? (JSON.parse(text) as Respuesta<T>['body']) : { success: answer.ok, data: text as T };
  return { status: answer.status, headers: answer.headers, body: read };
}

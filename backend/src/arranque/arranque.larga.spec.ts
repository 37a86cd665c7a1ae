// Longer than most: each case starts and ends a whole server, and expects a message of its own.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rutas, rutasGestion } from '@carta/contracts';
import { builtProgram, ensureBuilt } from '../../test/support/construido';
import { testDatabase } from '../../test/support/mongo';
import { eventually, temporaryDataDir } from '../../test/support/mongo-motor';

/** It has stopped listening. */
function refusesConnections(url: string): Promise<void> {
  return eventually(
    () =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    LIMITE_MS,
  );
}

/** A request whose body of 10 bytes is still to come. */
const UNFINISHED =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n';

/** Bounds a failure, not a promise: the machine may be busy. */
const LIMITE_MS = 150_000;

jest.setTimeout(2 * LIMITE_MS);

/** The program as `npm start` runs it, on a free port and an empty folder. */
class Programa {
  readonly child: ChildProcess;
  /** The process has ended, and all its output has arrived. */
  private readonly ended: Promise<unknown>;
  stdout = '';
  stderr = '';

  constructor(dataDir: string, env: Record<string, string> = {}, palabras: readonly string[] = []) {
    this.child = spawn(process.execPath, [builtProgram('main'), ...palabras], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'close');
    this.child.stdout?.on('data', (text) => (this.stdout += String(text)));
    this.child.stderr?.on('data', (text) => (this.stderr += String(text)));
  }

  get url(): string {
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.stdout)?.[0] ?? '';
  }

  started(): Promise<void> {
    return eventually(() => this.stdout.includes('Para parar'), LIMITE_MS);
  }

  says(text: string): Promise<void> {
    return eventually(() => this.stdout.includes(text), LIMITE_MS);
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}

describe('The program', () => {
  const { dataDir, remove } = temporaryDataDir();
  const database = testDatabase('arranque');
  const programas: Programa[] = [];

  beforeAll(ensureBuilt);
  afterAll(async () => {
    for (const { child } of programas) child.kill('SIGKILL');
    await Promise.all(programas.map((programa) => programa.exitCode()));
    await database.drop();
    remove();
  });

  function run(env?: Record<string, string>, ...palabras: string[]): Programa {
    const programa = new Programa(dataDir, env, palabras);
    programas.push(programa);
    return programa;
  }

  /** So many logins arrive that some wait. Resolves once all have arrived and the first was answered. */
  async function loginsUnderWay({ url }: Programa): Promise<Promise<number | undefined>[]> {
    const logins = Array.from({ length: 10 }, () => login(url));
    await Promise.all(logins.map(({ sent }) => sent));
    // The server answers a later request, so all logins have arrived.
    await fetch(`${url}/api/salud/viva`);
    // Few passwords are compared at a time, so others still wait when the first login is answered.
    await Promise.race(logins.map(({ status }) => status));
    return logins.map(({ status }) => status);
  }

  describe('that runs', () => {
    let programa: Programa;

    beforeAll(async () => {
      mkdirSync(join(dataDir, 'de-antes'), { mode: 0o755 });
      writeFileSync(join(dataDir, 'de-antes', 'nota'), '', { mode: 0o644 });
      programa = run({ RATE_LIMIT: 'off' });
      await programa.started();
    });

    it('tells what there is to open, with the words to log in', async () => {
      const links = programa.stdout.match(/http:\/\/\S+/g) ?? [];
      expect(links.map((link) => new URL(link).pathname)).toEqual([
        '/menu',
        expect.stringMatching(/^\/menu\/la-tasca-de-ana-\w{6}$/),
        expect.stringMatching(/^\/menu\/cafe-sol-\w{6}$/),
        '/admin',
        '/admin/pedidos',
        '/cocina',
        '/sala',
      ]);
      const [email, password] = ['demo@cartadigital.es', 'demo1234'];
      expect(programa.stdout).toContain(`${email} · ${password}`);
      expect(programa.stdout).toMatch(/MongoDB/);
      const answer = await fetch(`${programa.url}${rutas.login()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(200);
    });

    it('keeps its folder from everybody else on the machine, what was there before too', async () => {
      await fetch(`${programa.url}${rutasGestion.olvido()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'demo@cartadigital.es' }),
      });
      await eventually(() => existsSync(join(dataDir, 'correo')), LIMITE_MS);

      const todo = readdirSync(dataDir, { recursive: true, withFileTypes: true });
      const abiertos = [dataDir, ...todo.map((entrada) => join(entrada.parentPath, entrada.name))].filter(
        (ruta) => ((lstatSync(ruta, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
      );
      expect(todo.length).toBeGreaterThan(20);
      expect(abiertos).toEqual([]);
    });

    it('answers on SIGTERM what is under way and, in the envelope, what was arriving, and ends with 0', async () => {
      const connection = connect(Number(new URL(programa.url).port), '127.0.0.1');
      let answer = '';
      connection.on('data', (text) => (answer += String(text)));
      const logins = await loginsUnderWay(programa);
      // last, as headers that stay unfinished for ten seconds are cut off, and logins take their time
      connection.write('GET /api/salud/viva HTTP/1.1\r\nHost: x\r\n');

      programa.child.kill('SIGTERM');
      await programa.says('Cerrando');
      await refusesConnections(programa.url);
      connection.write('\r\n');
      await once(connection, 'close');

      expect(answer).toMatch(/^HTTP\/1\.1 200 .*"success":true/s);
      expect(await Promise.all(logins)).toEqual(logins.map(() => 401));
      expect(await programa.exitCode()).toBe(0);
      expect(programa.stderr).toBe('');
    });
  });

  it('is told from elsewhere to be in good health, and where nobody serves that nobody does', async () => {
    const programa = run();
    await programa.started();
    const { port } = new URL(programa.url);
    const [bien, mal, mudo] = [
      run({ PORT: port }, 'salud', 'lista'),
      run({ PORT: '1' }, 'salud'),
      run({ PORT: port }, 'saludo'),
    ];

    expect([await bien.exitCode(), bien.stdout]).toEqual([0, 'lista\n']);
    expect([await mal.exitCode(), mal.stdout]).toEqual([
      1,
      'En http://127.0.0.1:1/api/salud/viva no responde nadie.\n',
    ]);
    expect([await mudo.exitCode(), mudo.stderr]).toEqual([
      2,
      expect.stringMatching(/^No se entiende 'saludo'/),
    ]);
    expect(mudo.stdout).toBe('');
    programa.child.kill('SIGTERM');
    await programa.exitCode();
  });

  it('answers what is under way on SIGINT, and ends with 0', async () => {
    const programa = run({ RATE_LIMIT: 'off' });
    await programa.started();
    const logins = await loginsUnderWay(programa);

    programa.child.kill('SIGINT');

    expect(await Promise.all(logins)).toEqual(logins.map(() => 401));
    expect(await programa.exitCode()).toBe(0);
    expect(programa.stderr).toBe('');
  });

  it('does not wait any more on a second signal', async () => {
    const programa = run();
    await programa.started();
    const unfinished = connect(Number(new URL(programa.url).port), '127.0.0.1');
    unfinished.on('error', () => undefined);
    unfinished.write(`${UNFINISHED}{`);
    await fetch(`${programa.url}/api/salud/viva`);

    programa.child.kill('SIGINT');
    await programa.says('Cerrando');
    expect(programa.child.exitCode).toBeNull();
    programa.child.kill('SIGINT');

    expect(await programa.exitCode()).toBe(1);
  });

  describe('that cannot start says why in one line, and ends', () => {
    const occupied = createServer();
    const failures: Record<string, Programa> = {};

    beforeAll(async () => {
      occupied.listen(0, '127.0.0.1');
      await once(occupied, 'listening');
      const server = { MONGODB_URI: database.uri, JWT_SECRET: 'x'.repeat(32), DEMO: 'off' };
      failures.port = run({ PORT: String(portOf(occupied)) });
      failures.folder = run({ DATA_DIR: join('/dev/null', 'carta') });
      failures.database = run({ ...server, MONGODB_URI: 'mongodb://127.0.0.1:1/carta' });
      failures.setting = run({ PORT: 'ochenta' });
      failures.address = run({ ...server, HOST: '192.0.2.99' });
    });
    afterAll(() => void occupied.close());

    it.each([
      [
        'when the port is in use',
        'port',
        1,
        () =>
          `El puerto ${portOf(occupied)} ya está en uso: cierra el otro programa o elige otro, por ejemplo PORT=3001.`,
      ],
      ['when the data folder cannot be used', 'folder', 78, () => expect.stringContaining('DATA_DIR')],
      [
        'when the database does not answer',
        'database',
        1,
        () => expect.stringMatching(/^No se puede conectar con MongoDB en 127\.0\.0\.1:1/),
      ],
      [
        'when a setting is wrong, which no start again would mend',
        'setting',
        78,
        () => expect.stringContaining('PORT debe ser un número entero'),
      ],
      [
        'when the address is not of this machine',
        'address',
        1,
        () => 'HOST no es una dirección de este equipo.',
      ],
    ])('%s', async (_when, which, code, line) => {
      const programa = failures[which];

      expect(await programa?.exitCode()).toBe(code);
      expect(programa?.stderr.trimEnd().split('\n')).toEqual([line()]);
    });
  });
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A login with a wrong password: when all of it has left, and the status of its answer. */
function login(url: string): { sent: Promise<unknown>; status: Promise<number | undefined> } {
  const headers = { 'content-type': 'application/json' };
  const request = httpRequest(`${url}${rutas.login()}`, { method: 'POST', headers, agent: false });
  request.end(JSON.stringify({ email: 'demo@cartadigital.es', password: 'otra' }));
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  return { sent: once(request, 'finish'), status: answered.then(([answer]) => answer.resume().statusCode) };
}

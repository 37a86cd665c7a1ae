// Longer than most: each thing that the files of deployment promise is read from them.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { LIMIT_MS } from '../../src/arranque/servir';
import { loadConfig } from '../../src/plataforma/config/load-config';
import { ROOT } from '../support/construido';
import { temporaryDataDir } from '../support/mongo-motor';

/** Docker is not there to try these files, so what they promise is read from them. */
interface Servicio {
  image?: string;
  environment?: Record<string, string>;
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { driver: string; options: Record<string, string> };
  stop_grace_period?: string;
  ulimits?: { nofile: number };
  networks?: string[] | Record<string, unknown>;
  profiles?: string[];
  ports?: string[];
  command?: string[];
  entrypoint?: string[];
  secrets?: string[];
  healthcheck?: { test: string[] };
}
interface Compose {
  services: Record<string, Servicio>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets?: Record<string, { file: string }>;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const servicios = Object.entries(compose.services);
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};

/** Every variable that the reader asks the environment for. */
function readVariables(): string[] {
  const { dataDir, remove } = temporaryDataDir();
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    { DATA_DIR: dataDir },
    { get: (values, name: string) => (asked.add(name), values[name]) },
  );
  loadConfig(env);
  remove();
  return [...asked].filter((name) => !name.endsWith('_FILE'));
}

/** The container's own: it listens inside, keeps its volume, is in production and refuses floods. */
const NOT_PASSED = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'RATE_LIMIT'];

it('passes on every variable that the product reads', () => {
  const { app, otros } = compose.services;

  expect(Object.keys(app?.environment ?? {}).sort()).toEqual(
    readVariables()
      .filter((name) => !NOT_PASSED.includes(name))
      .sort(),
  );
  expect(otros?.environment).toEqual(app?.environment);
});

it('names in .env.example every variable of the product and of the compose file', () => {
  const files = read('docker-compose.yml') + read('docker-compose.secretos.yml');
  const ofCompose = [...files.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...read('.env.example').matchAll(/^# (\w+)=/gm)].map(([, name]) => name);

  expect(named.sort()).toEqual(
    [...new Set([...readVariables(), ...ofCompose, 'COMPOSE_PROFILES', 'COMPOSE_FILE'])].sort(),
  );
});

it.each(servicios)(
  'gives %s an exact image, bounds, a log that turns over and no privileges',
  (_name, uno) => {
    expect(uno).toMatchObject({
      image: expect.stringMatching(/^[\w./-]+:v?\d+\.\d+\.\d+(-\w+)?(@sha256:[\da-f]{64})?$/),
      mem_limit: expect.stringMatching(/\d[mg]\}?$/),
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'local', options: { 'max-size': '10m' } },
    });
  },
);

it('makes copies, and waits longer for an end than the product does', () => {
  for (const name of ['app', 'otros']) {
    const { stop_grace_period: grace = '', environment, ulimits } = compose.services[name] ?? {};
    expect(environment?.COPIAS).toBe('${COPIAS:-diaria:7}');
    expect(Number(/^(\d+)s$/.exec(grace)?.[1]) * 1000).toBeGreaterThan(LIMIT_MS);
    expect(ulimits?.nofile).toBeGreaterThanOrEqual(20_000);
  }
});

it('lets nobody but the product reach database and Redis', () => {
  const namesOf = ({ networks = [] }: Servicio) =>
    Array.isArray(networks) ? networks : Object.keys(networks);
  const seenBy = (network: string) =>
    servicios.filter(([, uno]) => namesOf(uno).includes(network)).map(([name]) => name);

  expect(seenBy('base')).toEqual(['app', 'otros', 'mongo']);
  expect(seenBy('procesos')).toEqual(['app', 'otros', 'redis']);
  expect([compose.networks.base?.internal, compose.networks.procesos?.internal]).toEqual([true, true]);
  expect([compose.services.mongo?.ports, compose.services.redis?.ports]).toEqual([undefined, undefined]);
  expect(compose.services.mongo?.command).toEqual(expect.arrayContaining(['--keyFile=/tmp/clave']));
});

it('starts the app and its database alone, unless a profile is named', () => {
  expect(servicios.filter(([, uno]) => !uno.profiles).map(([name]) => name)).toEqual(['app', 'mongo']);
});

it('says one version of the product and of Node everywhere', () => {
  const dockerfile = read('Dockerfile');
  const [, node] = /VERSION = '([\d.]+)'/.exec(read('scripts/lib/node-of-image.mjs')) ?? [];

  expect(compose.services.app?.image).toBe(`carta-digital:${version}`);
  expect(dockerfile).toContain(`org.opencontainers.image.version="${version}"`);
  expect([...dockerfile.matchAll(/node:(\d[\w.-]*)/g)].map(([, tag]) => tag)).toEqual(
    Array(3).fill(`${node}-trixie-slim`),
  );
});

it('runs everywhere with the flags of npm start', () => {
  const flagsOf = (command = '') => command.match(/--v8-pool-size=\S+|--max-semi-space-size=\S+/g);

  expect(flagsOf(read('scripts/despliegue/carta'))).toEqual(flagsOf(scripts.start));
  expect(read('Dockerfile')).toContain('CMD ["./carta"]');
  expect(read('scripts/despliegue/carta.service')).toContain('ExecStart=/opt/carta/carta\n');
});

it('lets systemd wait longer for an end than the product does', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('scripts/despliegue/carta.service')) ?? [];

  expect(Number(seconds) * 1000).toBeGreaterThan(LIMIT_MS);
});

describe('secrets as files', () => {
  const PALABRA = 'una-palabra-de-la-base';
  const SECRETO = 'a secret of more than thirty-two bytes';
  const folder = mkdtempSync(join(tmpdir(), 'carta-secretos-'));
  const words: Record<string, string> = {
    SECRETOS: folder,
    JWT_SECRET: '',
    MONGO_PASSWORD: '',
    SMTP_URL: '',
  };
  beforeAll(() => {
    const secretos = {
      jwt_secret: SECRETO,
      smtp_url: 'smtp://correo:1025',
      mongo_password: PALABRA,
      mongodb_uri: `mongodb://carta:${PALABRA}@mongo:27017/carta?replicaSet=rs0&authSource=admin`,
    };
    for (const [name, value] of Object.entries(secretos)) writeFileSync(join(folder, name), `${value}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const mongo =
    (
      parse(
        interpolate(read('docker-compose.yml'), {
          JWT_SECRET: SECRETO,
          MONGO_PASSWORD: PALABRA,
          SMTP_URL: 'smtp://a',
        }),
        { merge: true },
      ) as Compose
    ).services.mongo ?? {};

  /** What compose makes of both files with the words of `.env`, and where the secrets then are. */
  const filesWith = (env: Record<string, string>) => {
    const files = ['docker-compose.yml', 'docker-compose.secretos.yml'].map(
      (file) => parse(interpolate(read(file), env), { merge: true }) as Compose,
    );
    return (service: string) => {
      const [environment, secrets] = [
        Object.assign({}, ...files.map(({ services }) => services[service]?.environment)) as Record<
          string,
          string
        >,
        files.flatMap(({ services }) => services[service]?.secrets ?? []),
      ];
      for (const [name, value] of Object.entries(environment)) {
        const secret = /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1];
        if (secret === undefined) continue;
        expect(secrets).toContain(secret);
        environment[name] = files.find((file) => file.secrets)?.secrets?.[secret]?.file ?? '';
      }
      return environment;
    };
  };

  it.each(['app', 'otros'])('start the product of %s without one of the variables', (service) => {
    const { dataDir, remove } = temporaryDataDir();
    const environment = filesWith(words)(service);

    expect(loadConfig({ ...environment, DATA_DIR: dataDir })).toMatchObject({
      mongodbUri: `mongodb://carta:${PALABRA}@mongo:27017/carta?replicaSet=rs0&authSource=admin`,
      jwtSecret: SECRETO,
      smtpUrl: 'smtp://correo:1025',
    });
    expect(JSON.stringify(environment)).not.toContain(PALABRA);
    remove();
  });

  it.each(['JWT_SECRET', 'MONGO_PASSWORD', 'SMTP_URL'])(
    'want %s in .env all the same, be it empty',
    (name) => {
      const { [name]: _, ...rest } = words;

      expect(() => interpolate(read('docker-compose.yml'), rest)).toThrow(`Hace falta ${name}`);
      expect(() => interpolate(read('docker-compose.secretos.yml'), {})).toThrow('Hace falta SECRETOS');
    },
  );

  it.each([
    ['a variable', () => mongo.environment],
    ['a file', () => filesWith(words)('mongo')],
  ])('gives MongoDB its key and its check the password from %s', (_name, environmentOf) => {
    const environment = environmentOf();
    const { entrypoint = [], healthcheck } = mongo;
    const bin = join(folder, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'docker-entrypoint.sh'), '#!/bin/sh\ncat "$CLAVE"\n');
    chmodSync(join(bin, 'docker-entrypoint.sh'), 0o755);
    const clave = join(bin, 'clave');
    const [program = '', ...args] = entrypoint.map((part) => part.replaceAll('/tmp/clave', clave));

    const key = execFileSync(program, args, {
      encoding: 'utf8',
      env: { ...environment, CLAVE: clave, PATH: `${bin}:${process.env.PATH}` },
    });
    const auth = jest.fn();
    const quit = jest.fn();
    runInNewContext(healthcheck?.test.at(-1) ?? '', {
      process: { env: environment },
      require: () => ({ readFileSync }),
      db: { getSiblingDB: () => ({ auth }), hello: () => ({ isWritablePrimary: true }) },
      rs: { status: jest.fn() },
      quit,
    });

    expect(key).toBe(PALABRA);
    expect(auth).toHaveBeenCalledWith('carta', PALABRA);
    expect(quit).toHaveBeenCalledWith(0);
  });
});

/** As compose reads `${NAME:-other}`, `:+`, `?` and `$$`: what is inside another first, used or not. @throws what `?` says */
function interpolate(text: string, env: Record<string, string>): string {
  const INNERMOST = /(?<!\$)\$\{(\w+)(?:(:?)([-+?])([^${}]*))?\}/;
  for (let match = INNERMOST.exec(text); match; match = INNERMOST.exec(text)) {
    const [all, name = '', colon, how, rest = ''] = match;
    const value = env[name] ?? '';
    const isThere = colon === ':' ? value !== '' : name in env;
    if (how === '?' && !isThere) throw new Error(rest);
    text = text.replace(all, () => (how === '+' ? (isThere ? rest : '') : isThere ? value : rest));
  }
  return text.replaceAll('$$', '$');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LIMIT_MS } from '../src/arranque/servir';
import { loadConfig } from '../src/plataforma/config/load-config';
import { ROOT } from './support/construido';
import { temporaryDataDir } from './support/mongo-motor';

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
}
interface Compose {
  services: Record<string, Servicio>;
  networks: Record<string, { internal?: boolean } | null>;
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
  const ofCompose = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...read('.env.example').matchAll(/^# (\w+)=/gm)].map(([, name]) => name);

  expect(named.sort()).toEqual([...new Set([...readVariables(), ...ofCompose, 'COMPOSE_PROFILES'])].sort());
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

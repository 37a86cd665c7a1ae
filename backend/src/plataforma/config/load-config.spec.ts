// Longer than most: each variable of the environment is tried with right and wrong values.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from './config.error';
import { EnvReader } from './env-reader';
import { loadConfig } from './load-config';

const SECRET = 'a secret of more than thirty-two bytes';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'carta-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

it('needs nothing but a folder', () => {
  expect(loadConfig({ DATA_DIR: dataDir })).toEqual({
    nodeEnv: 'development',
    logLevel: 'info',
    port: 3000,
    host: '0.0.0.0',
    mongodbUri: undefined,
    dataDir,
    smtpUrl: undefined,
    mailFrom: 'Carta Digital <no-reply@localhost>',
    publicUrl: undefined,
    redisUrl: undefined,
    jwtSecret: expect.stringMatching(/^[\w-]{43}$/),
    demo: true,
    emailVerification: true,
    rateLimit: true,
    trustProxy: 0,
    defaultPlan: 'normal',
    planes: 'anfitrion',
    planContacto: undefined,
    metrics: 'loopback',
    metricsToken: undefined,
    copias: 7,
    copiasFuera: undefined,
  });
});

it('reads every variable', () => {
  const config = loadConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '8080',
    HOST: '127.0.0.1',
    MONGODB_URI: 'mongodb://db/bistro',
    DATA_DIR: dataDir,
    SMTP_URL: 'smtps://mail:465',
    MAIL_FROM: 'Ana <ana@example.es>',
    PUBLIC_URL: 'https://carta.example.es/',
    REDIS_URL: 'redis://cache',
    JWT_SECRET: SECRET,
    DEMO: 'on',
    EMAIL_VERIFICATION: 'off',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '2',
    DEFAULT_PLAN: 'premium',
    PLANES: 'propietario',
    PLAN_CONTACTO: 'hola@carta.example.es',
    METRICS: 'all',
    METRICS_TOKEN: 'a token of the scraper',
    COPIAS_FUERA: '/mnt/copias/carta',
  });

  expect(config).toMatchObject({
    nodeEnv: 'production',
    logLevel: 'warn',
    port: 8080,
    host: '127.0.0.1',
    mongodbUri: 'mongodb://db/bistro',
    smtpUrl: 'smtps://mail:465',
    mailFrom: 'Ana <ana@example.es>',
    publicUrl: 'https://carta.example.es',
    redisUrl: 'redis://cache',
    jwtSecret: SECRET,
    demo: true,
    emailVerification: false,
    trustProxy: 2,
    defaultPlan: 'premium',
    planes: 'propietario',
    planContacto: 'hola@carta.example.es',
    metrics: 'all',
    metricsToken: 'a token of the scraper',
  });
  expect(Object.isFrozen(config)).toBe(true);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('takes an empty variable for an absent one', () => {
  expect(loadConfig({ DATA_DIR: dataDir, PORT: '', MONGODB_URI: ' ' })).toMatchObject({
    port: 3000,
    mongodbUri: undefined,
  });
});

it('leaves the demo out of a database that is not ours', () => {
  expect(loadConfig({ DATA_DIR: dataDir, MONGODB_URI: 'mongodb://db', JWT_SECRET: SECRET }).demo).toBe(false);
});

it('lists every problem at once, in Spanish, without repeating a password', () => {
  const env = {
    PORT: '70000',
    TRUST_PROXY: '-1',
    DEMO: 'sí',
    DEFAULT_PLAN: 'admin',
    PLANES: 'todos',
    PLAN_CONTACTO: 'carta.example.es',
    MONGODB_URI: 'postgres://ana:secreto@db',
    PUBLIC_URL: 'carta.example.es',
    JWT_SECRET: 'short',
  };

  expect(problemsOf(env)).toEqual([
    'MONGODB_URI debe empezar por mongodb:// o mongodb+srv://.',
    "PORT debe ser un número entero entre 0 y 65535; es '70000'.",
    'PUBLIC_URL debe empezar por http:// o https://.',
    'JWT_SECRET debe tener al menos 32 bytes.',
    "DEMO debe ser on u off; es 'sí'.",
    "TRUST_PROXY debe ser un número entero entre 0 y 100; es '-1'.",
    "DEFAULT_PLAN debe ser normal o premium; es 'admin'.",
    "PLANES debe ser anfitrion o propietario; es 'todos'.",
    "PLAN_CONTACTO debe ser un email, un teléfono o una dirección que empiece por https://; es 'carta.example.es'.",
  ]);
  expect(() => loadConfig({ ...env, DATA_DIR: dataDir })).toThrow(
    /^Configuración no válida:\n {2}- MONGODB_URI/,
  );
});

it('asks for a secret as soon as the database is not ours', () => {
  expect(problemsOf({ MONGODB_URI: 'mongodb://db' })).toEqual([
    'JWT_SECRET es obligatorio con MONGODB_URI (al menos 32 bytes).',
  ]);
});

it('refuses an address that wants less than a majority to have a write, but for the embedded engine', () => {
  const withAddress = (MONGODB_URI: string) => problemsOf({ MONGODB_URI, JWT_SECRET: SECRET });

  expect(withAddress('mongodb://db/bistro?replicaSet=rs0&w=1')).toEqual([
    'MONGODB_URI pide w=1, y un cambio de servidor podría perder pedidos y cobros ya confirmados: quita w de la dirección.',
  ]);
  expect(withAddress('mongodb://db/bistro?w=majority&readPreference=secondary')).toEqual([]);
  expect(withAddress('mongodb://%2Ftmp%2Fdb.sock/?directConnection=true&w=1&journal=true')).toEqual([]);
});

it('refuses to serve the public without rate limits', () => {
  expect(problemsOf({ RATE_LIMIT: 'off', NODE_ENV: 'production' })).toEqual([
    'RATE_LIMIT=off no se permite con NODE_ENV=production.',
  ]);
  expect(loadConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }).rateLimit).toBe(false);
});

it.each(['/proc/carta', join(__filename, 'data'), __filename])(
  'says in one line that %s cannot be used',
  (folder) => {
    expect(() => loadConfig({ DATA_DIR: folder })).toThrow(/^Configuración no válida: DATA_DIR[^\n]+$/);
  },
);

it('needs no folder when the database and the mail are elsewhere', () => {
  const env = { MONGODB_URI: 'mongodb://db', SMTP_URL: 'smtp://mail', JWT_SECRET: SECRET };

  expect(loadConfig({ ...env, DATA_DIR: '/proc/carta' }).dataDir).toBe('/proc/carta');
});

describe('a variable in a file', () => {
  const fileWith = (text: string): string => {
    const file = join(dataDir, 'de-la-casa');
    writeFileSync(file, text);
    return file;
  };

  it('is read from where NAME_FILE says, without its last newline', () => {
    const config = loadConfig({
      DATA_DIR: dataDir,
      MONGODB_URI: 'mongodb://db',
      JWT_SECRET_FILE: fileWith(`${SECRET}\n`),
    });

    expect(config.jwtSecret).toBe(SECRET);
  });

  it('joins the problems when it is not there, empty, a folder, wrong, or set twice', () => {
    const empty = fileWith(' \n');

    expect(
      problemsOf({
        MONGODB_URI_FILE: '/no/hay/nada',
        SMTP_URL_FILE: empty,
        REDIS_URL: 'redis://cache',
        REDIS_URL_FILE: empty,
        JWT_SECRET_FILE: dataDir,
        METRICS_TOKEN_FILE: '/no/hay/token',
        NODE_ENV: 'production',
        METRICS: 'all',
      }),
    ).toEqual([
      'MONGODB_URI_FILE: no existe /no/hay/nada.',
      `SMTP_URL_FILE: ${empty} está vacío.`,
      'REDIS_URL y REDIS_URL_FILE están puestos a la vez: quita uno de los dos.',
      `JWT_SECRET_FILE: no se puede leer ${dataDir} (es una carpeta).`,
      'METRICS_TOKEN_FILE: no existe /no/hay/token.',
    ]);
    expect(readdirSync(dataDir)).toEqual(['de-la-casa']);
    expect(problemsOf({ SMTP_URL_FILE: fileWith('correo.example.es') })).toEqual([
      'SMTP_URL debe empezar por smtp:// o smtps://.',
    ]);
  });
});

describe('the file .env', () => {
  const readerOf = (text: string, env = {}): EnvReader => {
    const file = join(dataDir, '.env');
    writeFileSync(file, text);
    return EnvReader.withFile(env, file);
  };

  it('sets what the environment does not, as it was saved on Windows too', () => {
    const reader = readerOf(
      '\uFEFF# la casa\r\nPORT=8080\r\nexport HOST = 127.0.0.1 # solo aquí\r\nSMTP_URL=\'smtp://u:p#s@mail\'\r\nMAIL_FROM="Ana <ana@example.es>"\r\n\r\n',
      { PORT: '9090' },
    );

    expect(['PORT', 'HOST', 'SMTP_URL', 'MAIL_FROM'].map((name) => reader.text(name))).toEqual([
      '9090',
      '127.0.0.1',
      'smtp://u:p#s@mail',
      'Ana <ana@example.es>',
    ]);
    expect(reader.problems).toEqual([]);
  });

  it('warns of each name that nobody reads, and says which was meant', () => {
    const reader = readerOf(
      "SMPT_URL='smtp://m'\nCOPIA=off\nPORT=1\nJWT_SECRET_FILE=x\nDOMINIO=a.es\nCOMPOSE_PROFILES=https\nMI_COSA=1\nport=80\n",
      { OTRA_DEL_ENTORNO: '1' },
    );
    for (const name of ['SMTP_URL', 'COPIAS', 'PORT', 'JWT_SECRET']) reader.isSet(name);

    expect(reader.avisos()).toEqual([
      'Aviso: COPIA, en .env, no es ningún ajuste, y no cambia nada. ¿Querías decir COPIAS?',
      'Aviso: MI_COSA, en .env, no es ningún ajuste, y no cambia nada.',
      'Aviso: SMPT_URL, en .env, no es ningún ajuste, y no cambia nada. ¿Querías decir SMTP_URL?',
      'Aviso: port, en .env, no es ningún ajuste, y no cambia nada. ¿Querías decir PORT?',
    ]);
  });

  it('may be missing', () => {
    expect(EnvReader.withFile({}, join(dataDir, '.env')).problems).toEqual([]);
  });

  it('adds each wrong line to the problems by its number, and keeps the others', () => {
    const reader = readerOf('PORT: 8080\nHOST=127.0.0.1\nSMTP_URL=smtp://u:secreto#s@mail\nMAIL_FROM="Ana\n');

    expect(reader.problems).toEqual([
      `${join(dataDir, '.env')}, línea 1: debe ser NOMBRE=valor, o un comentario que empiece por #.`,
      `${join(dataDir, '.env')}, línea 3: un valor con # va entre comillas, y las comillas se cierran en su línea.`,
      `${join(dataDir, '.env')}, línea 4: un valor con # va entre comillas, y las comillas se cierran en su línea.`,
    ]);
    expect(reader.text('HOST')).toBe('127.0.0.1');
  });

  it('is a problem when it cannot be read', () => {
    expect(EnvReader.withFile({}, dataDir).problems).toEqual([
      `no se puede leer ${dataDir} (es una carpeta).`,
    ]);
  });
});

describe('the secret it makes', () => {
  it('is the same the next time, and only its owner can read it', () => {
    const { jwtSecret } = loadConfig({ DATA_DIR: dataDir });

    expect(loadConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
  });

  it('is the same for processes that start at once', async () => {
    const script = "process.stdout.write(require('./jwt-secret.ts').keptSecret(process.argv[1]))";
    const hook = join(__dirname, '../../../test/support/mongo-typescript.cjs');
    const starts = Array.from({ length: 6 }, () =>
      promisify(execFile)(process.execPath, ['--require', hook, '-e', script, dataDir], { cwd: __dirname }),
    );

    const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout);

    expect(new Set(secrets)).toEqual(new Set([readFileSync(join(dataDir, 'jwt-secret'), 'utf8').trim()]));
  });

  it('is never replaced in silence when its file is damaged', () => {
    writeFileSync(join(dataDir, 'jwt-secret'), 'half');

    expect(problemsOf({})).toEqual([
      `JWT_SECRET no puede guardarse en DATA_DIR: ${join(dataDir, 'jwt-secret')} está dañado: ` +
        'bórralo para crear otro (se cerrarán las sesiones abiertas).',
    ]);
  });
});

it('shows no figures in production but to who holds a token', () => {
  const produccion = { NODE_ENV: 'production', JWT_SECRET: SECRET, DATA_DIR: dataDir };

  expect(loadConfig(produccion)).toMatchObject({ metrics: 'off', metricsToken: undefined });
  expect(loadConfig({ ...produccion, METRICS_TOKEN: 'sixteen bytes ok' })).toMatchObject({
    metrics: 'loopback',
    metricsToken: 'sixteen bytes ok',
  });
  for (const METRICS of ['all', 'loopback']) {
    expect(problemsOf({ ...produccion, METRICS })).toEqual([
      `METRICS=${METRICS} con NODE_ENV=production necesita METRICS_TOKEN.`,
    ]);
  }
  expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN debe tener al menos 16 bytes.']);
});

it('carries no copy to where it is already', () => {
  for (const COPIAS_FUERA of [dataDir, join(dataDir, 'copias')]) {
    expect(problemsOf({ COPIAS_FUERA })).toEqual([
      'COPIAS_FUERA está dentro de DATA_DIR: debe ser una carpeta de otro disco.',
    ]);
  }
});

it('keeps as many daily copies as COPIAS says', () => {
  expect(loadConfig({ DATA_DIR: dataDir, COPIAS: 'diaria:30' }).copias).toBe(30);
  expect(loadConfig({ DATA_DIR: dataDir, COPIAS: 'off' }).copias).toBeUndefined();
  for (const COPIAS of ['diaria', 'diaria:0', 'semanal:2', '7']) {
    expect(problemsOf({ COPIAS })).toEqual([
      `COPIAS debe ser 'off' o 'diaria:' y cuántas se guardan, como diaria:7; es '${COPIAS}'.`,
    ]);
  }
});

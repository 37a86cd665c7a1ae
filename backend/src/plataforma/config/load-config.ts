import { relative, resolve } from 'node:path';
import { contactoOf } from '@carta/contracts';
import { confirmacionOf, isOwnEngine } from '../base-datos/conexion/mongo-uri';
import type { Config } from './config';
import { DEFAULT_PLANS, LOG_LEVELS, METRICS_ACCESS, NODE_ENVS, PLANES } from './config';
import { ConfigError } from './config.error';
import { dataDirProblem, reason } from './data-dir';
import { EnvReader } from './env-reader';
import type { Env } from './env-reader';
import { PROGRAMA } from './programa';
import { DamagedSecret, isStrongSecret, keptSecret, MIN_SECRET_BYTES } from './jwt-secret';

const MIN_TOKEN_BYTES = 16;

/** Where a server with these settings is to be found. */
export type Direccion = Pick<Config, 'host' | 'port'>;

/** Reads no more than that, for whoever asks how the server is. @throws ConfigError */
export function loadDireccion(env?: Env): Direccion {
  const reader = readerOf(env);
  const direccion = readDireccion(reader);
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return direccion;
}

const readerOf = (env?: Env): EnvReader =>
  env ? new EnvReader(env) : EnvReader.withFile(process.env, '.env');

const readDireccion = (reader: EnvReader): Direccion => ({
  port: reader.integer('PORT', 3000, 65_535),
  host: reader.text('HOST') ?? '0.0.0.0',
});

/**
 * Parses the environment and the working folder's `.env` (docs/operar.md#settings), and creates DATA_DIR and
 * its secret when needed. Nothing else reads `process.env`.
 * @throws ConfigError that lists every problem at once.
 */
export function loadConfig(env?: Env): Config {
  const reader = readerOf(env);
  const nodeEnv = reader.choice('NODE_ENV', NODE_ENVS, PROGRAMA.isPaquete ? 'production' : 'development');
  const mongodbUri = readMongodbUri(reader);
  const smtpUrl = reader.url('SMTP_URL', ['smtp', 'smtps']);
  const dataDir = resolve(reader.text('DATA_DIR') ?? 'data');
  const embedded = !reader.isSet('MONGODB_URI');
  const copias = readCopias(reader, embedded);
  const usable = checkDataDir(reader, dataDir, embedded || smtpUrl === undefined || copias !== undefined);

  const config: Config = {
    nodeEnv,
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    ...readDireccion(reader),
    mongodbUri,
    dataDir,
    smtpUrl,
    mailFrom: reader.text('MAIL_FROM') ?? 'Carta Digital <no-reply@localhost>',
    publicUrl: reader.url('PUBLIC_URL', ['http', 'https'])?.replace(/\/+$/, ''),
    redisUrl: reader.url('REDIS_URL', ['redis', 'rediss']),
    jwtSecret: readJwtSecret(reader, embedded && usable ? dataDir : undefined, embedded),
    demo: reader.flag('DEMO', embedded),
    emailVerification: reader.flag('EMAIL_VERIFICATION', true),
    rateLimit: readRateLimit(reader, nodeEnv),
    trustProxy: reader.integer('TRUST_PROXY', 0, 100),
    defaultPlan: reader.choice('DEFAULT_PLAN', DEFAULT_PLANS, 'normal'),
    planes: reader.choice('PLANES', PLANES, 'anfitrion'),
    planContacto: readContacto(reader),
    ...readMetrics(reader, nodeEnv),
    copias,
    copiasFuera: readCopiasFuera(reader, dataDir),
  };
  for (const aviso of reader.avisos()) console.error(aviso);
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return Object.freeze(config);
}

/** A server with its own database and mail needs no folder, and may have a read-only disk. */
function checkDataDir(reader: EnvReader, dataDir: string, needed: boolean): boolean {
  const problem = needed ? dataDirProblem(dataDir) : undefined;
  return problem === undefined || reader.reject(problem, false);
}

/** A confirmed write must outlive its server: an address that wants less is refused. */
function readMongodbUri(reader: EnvReader): string | undefined {
  const uri = reader.url('MONGODB_URI', ['mongodb', 'mongodb+srv']);
  if (uri === undefined || isOwnEngine(uri)) return uri;
  const w = confirmacionOf(uri);
  if (w === null || w === 'majority') return uri;
  return reader.reject(
    `MONGODB_URI pide w=${w}, y un cambio de servidor podría perder pedidos y cobros ya confirmados: quita w de la dirección.`,
    undefined,
  );
}

function readJwtSecret(reader: EnvReader, keepIn: string | undefined, embedded: boolean): string {
  const secret = reader.text('JWT_SECRET');
  if (secret === undefined && reader.isSet('JWT_SECRET')) return '';
  if (secret !== undefined) {
    const tooShort = `JWT_SECRET debe tener al menos ${MIN_SECRET_BYTES} bytes.`;
    return isStrongSecret(secret) ? secret : reader.reject(tooShort, '');
  }
  if (!embedded) {
    return reader.reject(
      `JWT_SECRET es obligatorio con MONGODB_URI (al menos ${MIN_SECRET_BYTES} bytes).`,
      '',
    );
  }
  try {
    return keepIn === undefined ? '' : keptSecret(keepIn);
  } catch (error) {
    const why = error instanceof DamagedSecret ? error.message : `${reason(error)}.`;
    return reader.reject(`JWT_SECRET no puede guardarse en DATA_DIR: ${why}`, '');
  }
}

function readContacto(reader: EnvReader): string | undefined {
  const texto = reader.text('PLAN_CONTACTO');
  if (texto === undefined || contactoOf(texto)) return texto;
  return reader.reject(
    `PLAN_CONTACTO debe ser un email, un teléfono o una dirección que empiece por https://; es '${texto}'.`,
    undefined,
  );
}

/** Behind a proxy an address does not identify the caller, so production requires a token. */
function readMetrics(
  reader: EnvReader,
  nodeEnv: Config['nodeEnv'],
): Pick<Config, 'metrics' | 'metricsToken'> {
  const metricsToken = reader.text('METRICS_TOKEN');
  if (metricsToken !== undefined && Buffer.byteLength(metricsToken) < MIN_TOKEN_BYTES) {
    reader.reject(`METRICS_TOKEN debe tener al menos ${MIN_TOKEN_BYTES} bytes.`, undefined);
  }
  const open = nodeEnv !== 'production' || reader.isSet('METRICS_TOKEN');
  const metrics = reader.choice('METRICS', METRICS_ACCESS, open ? 'loopback' : 'off');
  if (!open && metrics !== 'off') {
    reader.reject(`METRICS=${metrics} con NODE_ENV=production necesita METRICS_TOKEN.`, undefined);
  }
  return { metrics, metricsToken };
}

function readRateLimit(reader: EnvReader, nodeEnv: Config['nodeEnv']): boolean {
  const on = reader.flag('RATE_LIMIT', true);
  return on || nodeEnv !== 'production'
    ? on
    : reader.reject('RATE_LIMIT=off no se permite con NODE_ENV=production.', true);
}

/** 'diaria:7', the default of an embedded database, keeps the last seven copies. */
function readCopias(reader: EnvReader, embedded: boolean): number | undefined {
  const text = reader.text('COPIAS') ?? (embedded ? 'diaria:7' : 'off');
  if (text === 'off') return undefined;
  const kept = Number(/^diaria:(\d{1,3})$/.exec(text)?.[1] ?? 0);
  if (kept > 0) return kept;
  return reader.reject(
    `COPIAS debe ser 'off' o 'diaria:' y cuántas se guardan, como diaria:7; es '${text}'.`,
    undefined,
  );
}

/** Whether it is there is looked at whenever a copy is carried: a disk that is missing must stop nobody. */
function readCopiasFuera(reader: EnvReader, dataDir: string): string | undefined {
  const text = reader.text('COPIAS_FUERA');
  if (text === undefined) return undefined;
  const folder = resolve(text);
  if (relative(dataDir, folder).startsWith('..')) return folder;
  return reader.reject(
    'COPIAS_FUERA está dentro de DATA_DIR: debe ser una carpeta de otro disco.',
    undefined,
  );
}

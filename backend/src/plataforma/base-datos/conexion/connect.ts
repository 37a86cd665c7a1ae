import mongoose, { Error as MongooseErrors, createConnection, mongo } from 'mongoose';
import type { Connection, ConnectOptions } from 'mongoose';
import { BaseDatosError } from '../base-datos.error';
import { guardDriver } from './driver-guard';
import { isOwnEngine, withoutPromises } from './mongo-uri';

/** One that refuses is an error at the start within 5 s; one that is silent, within this time. */
const CONNECT_LIMIT_MS = 12_000;

/**
 * So long may a database be silent: its process lives and is busy, or starved by others, and a request that
 * waits is better than one refused. Shorter than a screen's patience (docs/reglas.md#limits).
 */
const SILENCE_MS = 8_000;

/**
 * One that is gone, whose process has ended or whose port refuses, is known at once by its connections, and an
 * error once a new one has not been found for 3 s. What carries a promise is said here, whatever an address says.
 */
const OPTIONS = {
  appName: 'carta-digital',
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: 3_000,
  // the monitor's as well, which would give up every connection before anybody's own patience has ended
  connectTimeoutMS: SILENCE_MS,
  heartbeatFrequencyMS: 1_000,
  waitQueueTimeoutMS: SILENCE_MS,
  socketTimeoutMS: SILENCE_MS,
  readPreference: 'primary',
  maxPoolSize: 50,
} as const satisfies ConnectOptions;

/** For work that may rightly take minutes, on a machine that has other things to do. */
const PATIENT = { ...OPTIONS, connectTimeoutMS: 60_000, socketTimeoutMS: 0 } as const;

// A misspelt field in a filter must not match everything. Mongoose knows this option only globally.
mongoose.set('strictQuery', 'throw');
guardDriver();

/**
 * A live connection with the options of the whole application.
 * @param name of the database for people, used in the error.
 * @throws BaseDatosError within 5 s where it refuses, within 12 where it is silent.
 */
export async function connect(uri: string, name: string): Promise<Connection> {
  return open(uri, name, OPTIONS);
}

/** As `connect`, for work that may rightly take minutes: building an index, copying everything. */
export async function connectPatiently(uri: string, name: string): Promise<Connection> {
  return open(uri, name, PATIENT);
}

/** The database of an open connection. */
export function dbOf({ db }: Connection): mongo.Db {
  if (!db) throw new BaseDatosError('La base de datos no está abierta.');
  return db;
}

async function open(uri: string, name: string, options: ConnectOptions): Promise<Connection> {
  const deadline = performance.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      return await tryOpen(uri, { ...options, ...promisesOf(uri) }, deadline);
    } catch (error) {
      if (isSilent(error) && performance.now() < deadline) continue;
      throw new BaseDatosError(`No se puede conectar con ${name}: ${reason(error)}.`, { cause: error });
    }
  }
}

async function tryOpen(uri: string, options: ConnectOptions, deadline: number): Promise<Connection> {
  const connection = createConnection();
  try {
    await within(deadline, connection.openUri(withoutPromises(uri), options));
    // connecting proves nothing about being allowed in
    await within(deadline, connection.listCollections());
    return connection;
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw error;
  }
}

/** No server was found in time, and one of them has refused nothing yet. */
function isSilent(error: unknown): boolean {
  if (!(error instanceof MongooseErrors.MongooseServerSelectionError)) return false;
  const { servers } = error.cause as mongo.TopologyDescription;
  return [...servers.values()].some(
    ({ error: why }) => why === null || why instanceof mongo.MongoNetworkTimeoutError,
  );
}

/**
 * Nothing a person was told is done may be lost with the power, or with the primary. On a server the driver tries
 * once more by itself, for a set may be choosing another primary; that a write is done once is the set's care. For
 * the embedded engine see `engineUri`: whoever asked tries again, with its own key or revision.
 */
function promisesOf(uri: string): Pick<ConnectOptions, 'writeConcern' | 'retryReads' | 'retryWrites'> {
  const isOwn = isOwnEngine(uri);
  const writeConcern = { w: isOwn ? 1 : 'majority', journal: true, wtimeoutMS: 4_000 } as const;
  return { writeConcern, retryReads: !isOwn, retryWrites: !isOwn };
}

async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no responde')), deadline - performance.now());
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const AUTHENTICATION_FAILED = 18;

function reason(error: unknown): string {
  // the driver has two classes of this name, and exports one
  if (error instanceof Error && error.name === 'MongoParseError') return 'la dirección no es válida';
  if (error instanceof mongo.MongoServerError && error.code === AUTHENTICATION_FAILED) {
    return 'usuario o contraseña incorrectos';
  }
  return oneLine(error);
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}

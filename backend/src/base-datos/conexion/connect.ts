import mongoose, { createConnection, mongo } from 'mongoose';
import type { Connection, ConnectOptions } from 'mongoose';
import { BaseDatosError } from '../base-datos.error';
import { guardDriver } from './driver-guard';

/** A database that is not there is an error within this time, at the start and later. */
const CONNECT_LIMIT_MS = 5_000;

/**
 * A heartbeat every second, and no second attempt inside the driver, make a lost database an error
 * within 5 s: whoever asked tries again, with its own key or revision.
 */
const OPTIONS = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 1_000,
  waitQueueTimeoutMS: 3_000,
  socketTimeoutMS: 4_500,
  retryReads: false,
  retryWrites: false,
  maxPoolSize: 50,
} as const satisfies ConnectOptions;

// A misspelt field in a filter must not match everything. Mongoose knows this option only globally.
mongoose.set('strictQuery', 'throw');
guardDriver();

/**
 * A live connection with the options of the whole application.
 * @param name of the database for people, used in the error.
 * @throws BaseDatosError within 5 s.
 */
export async function connect(uri: string, name: string): Promise<Connection> {
  return open(uri, name, OPTIONS);
}

/** As `connect`, for work that may rightly take minutes: building an index, copying everything. */
export async function connectPatiently(uri: string, name: string): Promise<Connection> {
  return open(uri, name, { ...OPTIONS, socketTimeoutMS: 0 });
}

/** The database of an open connection. */
export function dbOf({ db }: Connection): mongo.Db {
  if (!db) throw new BaseDatosError('La base de datos no está abierta.');
  return db;
}

async function open(uri: string, name: string, options: ConnectOptions): Promise<Connection> {
  const connection = createConnection();
  try {
    await withinLimit(connection.openUri(uri, { ...options, writeConcern: writeConcernOf(uri) }));
    // connecting proves nothing about being allowed in
    await withinLimit(connection.listCollections());
    return connection;
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw new BaseDatosError(`No se puede conectar con ${name}: ${reason(error)}.`, { cause: error });
  }
}

/**
 * Nothing a person was told is done may be lost with the power. An address may lower `w` to 1; the
 * embedded engine's must (`engineUri`).
 */
function writeConcernOf(uri: string): ConnectOptions['writeConcern'] {
  return { w: /[?&]w=1(&|$)/.test(uri) ? 1 : 'majority', journal: true, wtimeoutMS: 4_000 };
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no responde')), CONNECT_LIMIT_MS);
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

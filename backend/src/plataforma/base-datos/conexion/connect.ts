import { Logger } from '@nestjs/common';
import mongoose, { Error as MongooseErrors, createConnection, mongo } from 'mongoose';
import type { Connection, ConnectOptions } from 'mongoose';
import { BaseDatosError } from '../base-datos.error';
import { guardDriver } from './driver-guard';
import { isOwnEngine, withoutPromises } from './mongo-uri';

/** A refusing database fails the start within 5 s; a silent one, within this time. */
const CONNECT_LIMIT_MS = 12_000;

/** A busy database may be silent for this long, less than a screen's patience (docs/reglas/limites.md#limits). */
const SILENCE_MS = 8_000;

/**
 * Connections notice at once that a database is gone; an error follows after 3 s without a new one. The
 * options that carry promises are set here, whatever the address says.
 */
const OPTIONS = {
  appName: 'carta-digital',
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: 3_000,
  // applies to the monitor too, which would otherwise drop every connection too early
  connectTimeoutMS: SILENCE_MS,
  heartbeatFrequencyMS: 1_000,
  waitQueueTimeoutMS: SILENCE_MS,
  socketTimeoutMS: SILENCE_MS,
  readPreference: 'primary',
  maxPoolSize: 50,
  // what each command took is measured (salud/medidas-base-datos.service.ts)
  monitorCommands: true,
} as const satisfies ConnectOptions;

const PATIENT = { ...OPTIONS, connectTimeoutMS: 60_000, socketTimeoutMS: 0 } as const;

// A misspelt field in a filter must not match everything. Mongoose has this option only globally.
mongoose.set('strictQuery', 'throw');
guardDriver();

/** Says whether the database has worked since it was asked before; of a server elsewhere nobody knows. */
type IsWorking = () => boolean;
const UNKNOWN: IsWorking = () => false;

/**
 * `name` is the database's name for people, used in the error. An engine of this program's own is waited for as
 * long as it works, which is said.
 * @throws BaseDatosError within 5 s when it refuses, within 12 when it is silent.
 */
export async function connect(uri: string, name: string, isWorking = UNKNOWN): Promise<Connection> {
  return open(uri, name, { options: OPTIONS, isWorking });
}

/** This connection is for work that may take minutes: building an index, copying everything. */
export async function connectPatiently(uri: string, name: string, isWorking = UNKNOWN): Promise<Connection> {
  return open(uri, name, { options: PATIENT, isWorking });
}

export function dbOf({ db }: Connection): mongo.Db {
  if (!db) throw new BaseDatosError('La base de datos no está abierta.');
  return db;
}

async function open(
  uri: string,
  name: string,
  { options, isWorking }: { options: ConnectOptions; isWorking: IsWorking },
): Promise<Connection> {
  let deadline = performance.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      return await tryOpen(uri, { ...options, ...promisesOf(uri) }, deadline);
    } catch (error) {
      if (isSilent(error)) {
        if (performance.now() < deadline) continue;
        if (isWorking()) {
          new Logger('BaseDatos').log(`${name} tarda en responder, pero trabaja: se espera.`);
          deadline = performance.now() + CONNECT_LIMIT_MS;
          continue;
        }
      }
      throw new BaseDatosError(`No se puede conectar con ${name}: ${reason(error)}.`, { cause: error });
    }
  }
}

async function tryOpen(uri: string, options: ConnectOptions, deadline: number): Promise<Connection> {
  const connection = createConnection();
  try {
    await within(deadline, connection.openUri(withoutPromises(uri), options));
    // connecting does not prove the right to read
    await within(deadline, connection.listCollections());
    return connection;
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw error;
  }
}

function isSilent(error: unknown): boolean {
  if (error instanceof NoResponde) return true;
  if (!(error instanceof MongooseErrors.MongooseServerSelectionError)) return false;
  const { servers } = error.cause as mongo.TopologyDescription;
  return [...servers.values()].some(
    ({ error: why }) => why === null || why instanceof mongo.MongoNetworkTimeoutError,
  );
}

/**
 * A confirmed write must survive a power cut and an election. On a server the driver retries once, because a
 * set may be electing, and the set makes sure that it is written once. With the embedded engine callers retry
 * (`engineUri`).
 */
function promisesOf(uri: string): Pick<ConnectOptions, 'writeConcern' | 'retryReads' | 'retryWrites'> {
  const isOwn = isOwnEngine(uri);
  const writeConcern = { w: isOwn ? 1 : 'majority', journal: true, wtimeoutMS: 4_000 } as const;
  return { writeConcern, retryReads: !isOwn, retryWrites: !isOwn };
}

class NoResponde extends Error {}

async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoResponde('no responde')), deadline - performance.now());
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

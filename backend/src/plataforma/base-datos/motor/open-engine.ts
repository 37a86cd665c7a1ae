import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import type { EngineAddress } from './engine-uri';
import { isMusl, loadEmbeddedMongo } from './enlace/native-library';

export interface EngineFolders {
  readonly db: string;
  /** Unix sockets limit the length of their path. */
  readonly sockets: string;
  /** Copies of binaries may be deleted, and are made again. */
  readonly cache: string;
}

export interface Engine {
  readonly address: EngineAddress;
  readonly descripcion: string;
  /** Settles only when the engine ended by itself, not with this process. */
  readonly died: Promise<void>;
  close(): Promise<unknown>;
}

/**
 * Opens or creates the database in `folders.db`: with the embedded engine, or where that has no build
 * (Windows, Intel Mac) with a mongod fetched once from mongodb.org. A build that does not load is an error,
 * never a reason to fetch another. `port` serves again after a restart.
 * @throws on a Linux with musl, for which there is neither.
 */
export async function openEngine(folders: EngineFolders, port?: number): Promise<Engine> {
  if (isMusl()) throw new Error(SIN_GLIBC);
  const embedded = loadEmbeddedMongo(folders.cache);
  return embedded ? openEmbedded(embedded, folders) : openFetchedMongod(folders, port);
}

const SIN_GLIBC =
  'para un Linux con musl, como Alpine, no hay motor ni mongod. Usa uno con glibc (Debian, Ubuntu, Fedora …), ' +
  'o un servidor de MongoDB con MONGODB_URI';

type EmbeddedMongo = NonNullable<ReturnType<typeof loadEmbeddedMongo>>;

async function openEmbedded(mongo: EmbeddedMongo, folders: EngineFolders): Promise<Engine> {
  // the package makes its socket in the system's temporary folder, whose path may be too long
  process.env.TMPDIR = folders.sockets;
  const engine = await mongo.open(folders.db);
  return {
    address: { socket: engine.socketPath },
    descripcion: 'MongoDB embebido',
    died: new Promise(() => undefined),
    close: () => engine.close(),
  };
}

async function openFetchedMongod(folders: EngineFolders, port?: number): Promise<Engine> {
  const { MongoMemoryServer } = await import('mongodb-memory-server-core');
  mkdirSync(folders.db, { recursive: true });
  if (!isFetched(folders.cache)) {
    console.error(
      'No hay motor embebido para este sistema: se descarga MongoDB de mongodb.org, una sola vez.',
    );
  }
  const server = await MongoMemoryServer.create({
    binary: { downloadDir: folders.cache },
    instance: { dbPath: folders.db, storageEngine: 'wiredTiger', ...(port === undefined ? {} : { port }) },
    // Ctrl-C reaches the whole group, and the database must outlive the last write
    spawn: { detached: process.platform !== 'win32' },
  });
  const mongod = server.instanceInfo;
  if (!mongod) throw new Error('mongod did not say its port');
  return {
    address: { port: mongod.port },
    descripcion: 'MongoDB local (mongod)',
    died: new Promise((resolve) => mongod.instance.mongodProcess?.once('exit', () => resolve())),
    close: () => server.stop({ doCleanup: false }),
  };
}

function isFetched(cacheDir: string): boolean {
  return existsSync(cacheDir) && readdirSync(cacheDir).some((name) => name.startsWith('mongod'));
}

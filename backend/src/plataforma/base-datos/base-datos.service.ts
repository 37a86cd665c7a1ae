import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';
import type { Config } from '../config/config';
import { BaseDatosError } from './base-datos.error';
import { Cerrojo } from './cerrojo';
import { connect, connectPatiently, dbOf } from './conexion/connect';
import { CERROJO_SERVIDOR, refuseHalfImported } from './importacion';
import { migrate } from './migrate';
import { startDatabase } from './open-database';
import type { OpenDatabase } from './open-database';
import { SondaEscritura, causeOf } from './sonda-escritura';
import { quorumOf } from './mayoria';

/** A database that is away is not waited for: its records of this server expire. */
const LEAVE_LIMIT_MS = 1_000;

/** Runs on a patient connection before stored data change their shape. */
export type BeforeMigrating = (connection: Connection) => Promise<void>;

export class BaseDatosService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('BaseDatos');
  private readonly sonda = new SondaEscritura();
  private presencia: Cerrojo | null = null;
  private closing?: Promise<void>;
  private version = '';

  private constructor(
    private readonly database: OpenDatabase,
    readonly connection: Connection,
    private readonly beforeMigrating: BeforeMigrating,
  ) {}

  /**
   * Opens the configured database. `meanwhile` may block this process while an engine opens in its own; the
   * time limit of the connection starts afterwards.
   * @throws BaseDatosError, one Spanish line, within 12 s; an engine of its own has as long as it works.
   */
  static async open(
    config: Pick<Config, 'mongodbUri' | 'dataDir'>,
    beforeMigrating: BeforeMigrating,
    meanwhile: () => unknown = () => undefined,
  ): Promise<BaseDatosService> {
    const starting = startDatabase(config);
    meanwhile();
    const database = await starting;
    try {
      const connection = await connect(database.uri, database.descripcion, database.isWorking);
      return new BaseDatosService(database, connection, beforeMigrating);
    } catch (error) {
      await database.stop();
      throw error;
    }
  }

  /** People read 'MongoDB embebido', or the host of MONGODB_URI; then its version. */
  get descripcion(): string {
    return `${this.database.descripcion}${this.version}`;
  }

  /** The process of the embedded engine, while it runs; undefined with a MongoDB server. */
  get pidMotor(): number | undefined {
    return this.database.pid?.();
  }

  /** All models are known by now, and nothing has been written or served yet. */
  async onModuleInit(): Promise<void> {
    try {
      await this.announce();
      this.version = `, versión ${String((await dbOf(this.connection).admin().buildInfo()).version)}`;
      await this.bringUpToDate();
    } catch (error) {
      await this.close();
      throw error;
    }
    this.logger.log(`Base de datos: ${this.descripcion}`);
  }

  /**
   * Resolves when the database answers and takes a write: a read-only one would refuse every order. The
   * result of the write is remembered for a moment, so that frequent checks cost little.
   * @throws BaseDatosError, one public Spanish line, as soon as a request would have failed.
   */
  async checkUsable(): Promise<void> {
    const db = dbOf(this.connection);
    try {
      await db.admin().ping();
      await this.sonda.check(db);
    } catch (error) {
      throw new BaseDatosError(this.database.problem?.() ?? causeOf(error), { cause: error });
    }
  }

  /** Nest calls this module last. The connection closes first, so that no write meets a closed engine. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  close(): Promise<void> {
    this.closing ??= this.leave();
    return this.closing;
  }

  /** A connection of its own for long work; the caller closes it. */
  connectPatiently(): Promise<Connection> {
    return connectPatiently(this.database.uri, this.descripcion, this.database.isWorking);
  }

  /** Announces itself before it looks for an import, which does the opposite: one of them sees the other. */
  private async announce(): Promise<void> {
    const db = dbOf(this.connection);
    await Cerrojo.sweep(db, CERROJO_SERVIDOR);
    this.presencia = await Cerrojo.take(db, `${CERROJO_SERVIDOR}${randomUUID()}`);
    await refuseHalfImported(db);
  }

  private async bringUpToDate(): Promise<void> {
    const patient = await this.connectPatiently();
    try {
      await migrate(dbOf(patient), this.descripcion, () => this.beforeMigrating(patient));
      await createIndexes(this.connection, patient);
    } finally {
      await patient.close();
    }
  }

  private async leave(): Promise<void> {
    try {
      const leaving = this.presencia?.release().catch(() => undefined);
      await Promise.race([leaving, sleep(LEAVE_LIMIT_MS, undefined, { ref: false })]);
      await this.connection.close();
    } finally {
      await this.database.stop();
    }
  }
}

/**
 * Creates the declared indexes and drops none, because another process may still run an older version; a
 * later migration drops them.
 * @param patient a connection for long work: an index may take longer than a request may wait.
 */
async function createIndexes(connection: Connection, patient: Connection): Promise<void> {
  const db = dbOf(patient);
  const quorum = await quorumOf(db);
  const creating = Object.values(connection.models).map(async ({ schema, collection: { name } }) => {
    const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
    if (indexes.length === 0) return;
    await db
      .collection(name)
      .createIndexes(indexes, quorum)
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        throw new BaseDatosError(`No se pueden crear los índices de '${name}': ${why}`, { cause: error });
      });
  });
  await Promise.all(creating);
}

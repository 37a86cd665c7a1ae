import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { Config } from '../config/config';
import { BaseDatosError } from './base-datos.error';
import { connect, connectPatiently, dbOf } from './connect';
import { createIndexes } from './create-indexes';
import { migrate } from './migrate';
import { startDatabase } from './open-database';
import type { OpenDatabase } from './open-database';
import { SondaEscritura, causeOf } from './sonda-escritura';

/** Of each of the two questions. */
const ASK_LIMIT_MS = 2_000;

/** The open database of this process: one connection, and the engine behind it when it is ours. */
export class BaseDatosService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('BaseDatos');
  private readonly sonda = new SondaEscritura();
  private closing?: Promise<void>;

  private constructor(
    private readonly database: OpenDatabase,
    readonly connection: Connection,
  ) {}

  /**
   * Opens the database that the configuration asks for.
   * @throws BaseDatosError, one Spanish line, within a few seconds.
   */
  static async open(config: Pick<Config, 'mongodbUri' | 'dataDir'>): Promise<BaseDatosService> {
    const database = await startDatabase(config);
    try {
      return new BaseDatosService(database, await connect(database.uri, database.descripcion));
    } catch (error) {
      await database.stop();
      throw error;
    }
  }

  /** What the database is, for people: 'MongoDB embebido', or the host of MONGODB_URI. */
  get descripcion(): string {
    return this.database.descripcion;
  }

  /** Every model is known by now, and nothing has been written or served yet. */
  async onModuleInit(): Promise<void> {
    const patient = await connectPatiently(this.database.uri, this.descripcion);
    try {
      await migrate(dbOf(patient), this.descripcion);
      await createIndexes(this.connection, patient);
    } finally {
      await patient.close();
    }
    this.logger.log(`Base de datos: ${this.descripcion}`);
  }

  /**
   * Resolves when the database answers and takes a change: one that is only read from would refuse every
   * order. What a change told is remembered for a moment, so that asking often costs little.
   * @throws BaseDatosError, one Spanish line for everybody, within 4 s.
   */
  async checkUsable(): Promise<void> {
    const db = dbOf(this.connection);
    try {
      await withinLimit(db.admin().ping(), 'La base de datos no responde.');
      await withinLimit(this.sonda.check(db), 'La base de datos no admite cambios.');
    } catch (error) {
      const known = this.database.problem?.();
      if (known === undefined && error instanceof BaseDatosError) throw error;
      throw new BaseDatosError(known ?? causeOf(error), { cause: error });
    }
  }

  /** Nest asks this module last. The connection goes first, so that no write meets a closed engine. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** For whoever opened it without an application around it. */
  close(): Promise<void> {
    this.closing ??= this.connection.close().finally(() => this.database.stop());
    return this.closing;
  }
}

async function withinLimit(work: Promise<unknown>, otherwise: string): Promise<void> {
  const done = new AbortController();
  const limit = sleep(ASK_LIMIT_MS, undefined, { signal: done.signal }).then(() => {
    throw new BaseDatosError(otherwise);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    limit.catch(() => undefined);
    done.abort();
  }
}

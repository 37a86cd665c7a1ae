import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config';
import { BaseDatosError } from './base-datos.error';
import { connect } from './conexion/connect';
import { firstStartProblem } from './espacio';
import { publicName, withDatabase } from './conexion/mongo-uri';
import { EngineRefused } from './motor/engine-child';
import { readRecord } from './motor/engine-record';
import type { EngineRecord } from './motor/engine-record';
import { problemOf } from './motor/explain-end';
import { Motor } from './motor/motor';
import type { MotorOptions } from './motor/motor';
import { watchProgreso } from './motor/progreso';

export interface OpenDatabase {
  readonly uri: string;
  readonly descripcion: string;
  /** A few Spanish words without a path say why it is away, if known. */
  problem?(): string | undefined;
  /** Of an engine that was opened here, while it runs. */
  pid?(): number | undefined;
  /** Whether an engine that was opened here has used the processor since it was asked before. */
  readonly isWorking?: () => boolean;
  /** Closes an engine that was opened here; connections must be closed before. */
  stop(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'mongodbUri' | 'dataDir'>;

/** The engine of a killed application takes up to 10 s to close (`engine-process.ts`). */
const HANDOVER_MS = 12_000;

/** @throws BaseDatosError also when another program has DATA_DIR open. */
export async function startDatabase(
  config: DatabaseConfig,
  engine?: Partial<MotorOptions>,
): Promise<OpenDatabase> {
  return config.mongodbUri === undefined ? startEngine(config.dataDir, engine) : external(config.mongodbUri);
}

/** A command-line tool joins a running engine. @throws BaseDatosError */
export async function openDatabase(
  config: DatabaseConfig,
  engine?: Partial<MotorOptions>,
): Promise<OpenDatabase> {
  try {
    return await startDatabase(config, engine);
  } catch (error) {
    if (!(error instanceof InUseError && error.owner)) throw error;
    const { uri, descripcion } = error.owner;
    return { uri: withDatabase(uri), descripcion, stop: () => Promise.resolve() };
  }
}

function external(mongodbUri: string): OpenDatabase {
  const uri = withDatabase(mongodbUri);
  return { uri, descripcion: `MongoDB en ${publicName(uri)}`, stop: () => Promise.resolve() };
}

async function startEngine(dataDir: string, options?: Partial<MotorOptions>): Promise<OpenDatabase> {
  const problem = firstStartProblem(dataDir);
  if (problem !== undefined) throw new BaseDatosError(problem);
  const motor = await ownEngine({ ...options, dataDir });
  return {
    uri: withDatabase(motor.uri),
    descripcion: motor.descripcion,
    problem: () => motor.problem?.corto,
    pid: () => motor.pid,
    isWorking: watchProgreso(motor.pid),
    stop: () => motor.stop(),
  };
}

async function ownEngine(options: MotorOptions): Promise<Motor> {
  let deadline: number | undefined;
  for (;;) {
    try {
      return await Motor.start(options);
    } catch (error) {
      if (!(error instanceof EngineRefused && error.inUse)) throw cannotOpen(options.dataDir, error);
    }
    deadline ??= performance.now() + HANDOVER_MS;
    const owner = await findOwner(options.dataDir);
    if (owner || performance.now() > deadline) throw new InUseError(options.dataDir, owner);
    await sleep(200);
  }
}

async function findOwner(dataDir: string): Promise<EngineRecord | undefined> {
  const record = readRecord(dataDir);
  if (!record) return undefined;
  try {
    await (await connect(record.uri, record.descripcion)).close();
    return record;
  } catch {
    return undefined;
  }
}

class InUseError extends BaseDatosError {
  constructor(
    dataDir: string,
    readonly owner: EngineRecord | undefined,
  ) {
    const who = owner ? `otro programa (proceso ${owner.pid})` : 'otro programa';
    super(
      `La base de datos de ${dataDir} ya está abierta por ${who}: ciérralo, o usa otra carpeta en DATA_DIR.`,
    );
  }
}

function cannotOpen(dataDir: string, error: unknown): BaseDatosError {
  const { detalle } = problemOf(dataDir, error);
  return new BaseDatosError(`No se puede abrir la base de datos de ${dataDir}: ${detalle}.`, {
    cause: error,
  });
}

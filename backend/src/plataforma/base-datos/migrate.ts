import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { BaseDatosError } from './base-datos.error';
import { Cerrojo } from './cerrojo';
import type { Migracion } from './migraciones/migracion';
import { MIGRACIONES } from './migraciones/migraciones';
import { isEmpty } from './sistema';
import { readVersion, refuseNewer, writeVersion } from './version-datos';

const CERROJO = 'migraciones';
const ASK_AGAIN_MS = 200;

const logger = new Logger('BaseDatos');

/**
 * Brings the stored data to the shape that this program knows; other starting processes wait. `before` runs
 * once, before existing data change.
 * @throws BaseDatosError for data of a newer program, and for a migration that fails.
 */
export async function migrate(
  db: mongo.Db,
  name: string,
  before: () => Promise<void>,
  migraciones: readonly Migracion[] = MIGRACIONES,
): Promise<void> {
  const version = migraciones.length;
  for (;;) {
    const now = await readVersion(db);
    refuseNewer(now, `La base de datos (${name})`, version);
    if (now === version) return;
    const cerrojo = await Cerrojo.take(db, CERROJO);
    if (!cerrojo) {
      await sleep(ASK_AGAIN_MS);
      continue;
    }
    try {
      await runPending(db, migraciones, before, cerrojo.signal);
    } finally {
      await cerrojo.release();
    }
  }
}

async function runPending(
  db: mongo.Db,
  migraciones: readonly Migracion[],
  before: () => Promise<void>,
  lost: AbortSignal,
): Promise<void> {
  if (await isEmpty(db)) return writeVersion(db, migraciones.length);
  const done = await readVersion(db);
  const pending = migraciones.filter(({ numero }) => numero > done);
  if (pending.length > 0) await before();
  for (const migracion of pending) {
    if (lost.aborted) return;
    await runOne(db, migracion);
    await writeVersion(db, migracion.numero);
  }
}

async function runOne(db: mongo.Db, migracion: Migracion): Promise<void> {
  const { numero, titulo } = migracion;
  try {
    await migracion.run(db);
    logger.log(`Datos puestos al día, paso ${numero}: ${titulo}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BaseDatosError(`No se han podido poner al día los datos (paso ${numero}: ${titulo}): ${why}`, {
      cause: error,
    });
  }
}

import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Cerrojo } from '../../plataforma/base-datos/cerrojo';
import type { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { noteCopia } from '../../plataforma/base-datos/ultima-copia';
import type { Config } from '../../plataforma/config/config';
import { fileErrorCode, reason } from '../../plataforma/config/data-dir';
import { PARCIAL } from './archivo/escribir';
import { COPIAS_KEPT, copiaDate, copiasIn, rotateCopias } from './copias';
import { DatosError } from './datos.error';

const CERROJO = 'copia-fuera';

/**
 * Carries the newest copy of DATA_DIR to COPIAS_FUERA, where the newest stay as they do here. The folder is never
 * made: without its disk, the copy would stay on this one.
 * @returns the file, or undefined when it or a newer one was there.
 * @throws DatosError
 */
export async function carryFuera(
  db: ReturnType<typeof dbOf>,
  {
    dataDir,
    copias: kept = COPIAS_KEPT,
    copiasFuera: fuera,
  }: Pick<Config, 'dataDir' | 'copias' | 'copiasFuera'>,
): Promise<string | undefined> {
  if (fuera === undefined) return undefined;
  const cerrojo = await Cerrojo.take(db, CERROJO);
  if (!cerrojo) return undefined;
  try {
    const here = join(dataDir, 'copias');
    const newest = (await copiasIn(here).catch(() => [])).at(-1);
    const there = (await copiasIn(fuera)).at(-1);
    if (newest === undefined || (there !== undefined && there >= newest)) {
      if (there !== undefined) await noteCopia(db, 'fuera', copiaDate(there));
      return undefined;
    }
    await carry(join(here, newest), join(fuera, newest));
    await rotateCopias(fuera, kept);
    await noteCopia(db, 'fuera', copiaDate(newest));
    return join(fuera, newest);
  } catch (error) {
    const why = fileErrorCode(error) === 'ENOENT' ? 'no existe; ¿está puesto su disco?' : `${reason(error)}.`;
    throw new DatosError(`La copia no se ha podido llevar a ${fuera}: ${why}`, { cause: error });
  } finally {
    await cerrojo.release();
  }
}

/** It gets its name only once it is whole and on disk. */
async function carry(from: string, to: string): Promise<void> {
  const parcial = `${to}${PARCIAL}`;
  try {
    await copyFile(from, parcial);
    const file = await open(parcial, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(parcial, to);
  } catch (error) {
    await rm(parcial, { force: true }).catch(() => undefined);
    throw error;
  }
}

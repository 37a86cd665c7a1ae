import type { mongo } from 'mongoose';
import { orden } from '../config/programa';
import { BaseDatosError } from './base-datos.error';
import { Cerrojo } from './cerrojo';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

/** The progress of an import is removed once it is done. */
export interface ImportacionDoc extends SistemaDoc {
  huella: string;
  hechos: number;
}

const ID = 'importacion';
export const CERROJO_IMPORTACION = 'importacion';
export const CERROJO_SERVIDOR = 'servidor:';

export function readImportacion(db: mongo.Db): Promise<ImportacionDoc | null> {
  return sistemaOf<ImportacionDoc>(db).findOne({ _id: ID });
}

export async function writeImportacion(db: mongo.Db, hash: string, hechos: number): Promise<void> {
  await sistemaOf<ImportacionDoc>(db).updateOne(
    { _id: ID },
    { $set: { huella: hash, hechos } },
    { upsert: true },
  );
}

export async function endImportacion(db: mongo.Db): Promise<void> {
  await sistemaOf(db).deleteOne({ _id: ID });
}

/** @throws BaseDatosError: a server would serve half of the data, and take orders wrongly. */
export async function refuseHalfImported(db: mongo.Db): Promise<void> {
  if (!(await readImportacion(db)) && !(await Cerrojo.isTaken(db, CERROJO_IMPORTACION))) return;
  throw new BaseDatosError(
    `La base de datos tiene una importación a medias: termínala con ${orden('datos', 'importar')} y el mismo archivo.`,
  );
}

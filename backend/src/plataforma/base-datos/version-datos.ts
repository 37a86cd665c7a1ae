import type { mongo } from 'mongoose';
import { BaseDatosError } from './base-datos.error';
import { MIGRACIONES } from './migraciones/migraciones';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

interface VersionDoc extends SistemaDoc {
  numero: number;
}

const ID = 'version';

const VERSION_DATOS = MIGRACIONES.length;

/** Returns 0 for an empty database and for data older than versions. */
export async function readVersion(db: mongo.Db): Promise<number> {
  return (await sistemaOf<VersionDoc>(db).findOne({ _id: ID }))?.numero ?? 0;
}

/** The number is never lowered: a delayed process must not undo a newer one's write. */
export async function writeVersion(db: mongo.Db, numero: number): Promise<void> {
  await sistemaOf<VersionDoc>(db).updateOne({ _id: ID }, { $max: { numero } }, { upsert: true });
}

/** For data that was just put in, whatever stood there before: it may be older. */
export async function replaceVersion(db: mongo.Db, numero: number): Promise<void> {
  await sistemaOf<VersionDoc>(db).updateOne({ _id: ID }, { $set: { numero } }, { upsert: true });
}

/** @param que the subject of a Spanish sentence. @throws BaseDatosError for data of a newer program. */
export function refuseNewer(numero: number, que: string, version = VERSION_DATOS): void {
  if (numero <= version) return;
  throw new BaseDatosError(
    `${que} es de un programa más nuevo que este (versión de datos ${numero}; este llega a la ${version}): ` +
      'actualiza el programa. No se ha tocado nada.',
  );
}

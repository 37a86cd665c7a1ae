import { randomUUID } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { BaseDatosError } from '../base-datos.error';
import { dbOf } from '../conexion/connect';
import { DE_MAYORIA } from '../mayoria';
import { sistemaOf } from '../sistema';
import type { SistemaDoc } from '../sistema';
import { causeOf } from '../sonda-escritura';
import type { Hallazgo } from './hallazgo';
import { checkIndices } from './indices';
import type { Esquema } from './indices';
import { judgeMiembros, namesOf } from './miembros';
import type { Saludo } from './miembros';
import { judgeRelojes, readRelojes } from './relojes';

const VERSION_MIN = 7;

/**
 * Whether a database keeps what the product promises with it, and has the indexes that it declares. Nothing is
 * left behind but a write that was never confirmed.
 */
export async function checkServidor(
  connection: Connection,
  esquemas: readonly Esquema[],
): Promise<Hallazgo[]> {
  const db = dbOf(connection);
  const saludo = await greet(db);
  const miembros = namesOf(saludo);
  const { hallazgos, desfase } = await checkPromesas(db);
  const relojes =
    miembros.length > 0 ? await readRelojes(connection.getClient(), miembros) : new Map(desfase);
  return [
    await seen('versión', () => checkVersion(db)),
    judgeMiembros(saludo),
    ...hallazgos,
    await seen('índices', () => checkIndices(db, esquemas)),
    judgeRelojes(relojes, miembros),
  ];
}

async function greet(db: mongo.Db): Promise<Saludo> {
  try {
    return await db.command({ hello: 1 });
  } catch (error) {
    throw new BaseDatosError(causeOf(error), { cause: error });
  }
}

async function checkVersion(db: mongo.Db): Promise<Hallazgo> {
  const version = String((await db.admin().buildInfo()).version);
  const hallazgo = { que: 'versión', visto: `MongoDB ${version}` };
  if (parseInt(version) >= VERSION_MIN) return hallazgo;
  return { ...hallazgo, remedio: `Hace falta MongoDB ${VERSION_MIN} o posterior.` };
}

interface PruebaDoc extends SistemaDoc {
  en: Date;
}

interface Promesas {
  hallazgos: Hallazgo[];
  /** The clock of whoever wrote it against this machine's, in ms; nothing when it was not written. */
  desfase: [string, number][];
}

/** Writes something as an order is written, and reads it as a confirmation is read. */
async function checkPromesas(db: mongo.Db): Promise<Promesas> {
  const prueba = { _id: `comprobacion:${randomUUID()}` };
  const sistema = sistemaOf<PruebaDoc>(db);
  const desfase: Promesas['desfase'] = [];
  const escritura = await seen('escritura', async () => {
    const desde = performance.now();
    const set = [{ $set: { en: '$$NOW' } }];
    const escrito = await sistema.findOneAndUpdate(prueba, set, { upsert: true, returnDocument: 'after' });
    if (escrito) desfase.push(['la base de datos', escrito.en.getTime() - Date.now()]);
    const ms = Math.round(performance.now() - desde);
    return { que: 'escritura', visto: `la mayoría la confirma, en su diario, en ${ms} ms` };
  });
  const lectura = await seen('lectura de mayoría', async () => {
    const hallazgo = { que: 'lectura de mayoría', visto: 'lee lo que se acaba de confirmar' };
    const leido = await sistema.findOne(prueba, DE_MAYORIA);
    if (escritura.remedio !== undefined) return { ...hallazgo, visto: 'contesta' };
    if (leido) return hallazgo;
    const remedio =
      'La mayoría no tiene lo que se ha confirmado: mira el retraso de los miembros (rs.status()).';
    return { ...hallazgo, visto: 'no encuentra lo que se acaba de confirmar', remedio };
  });
  await sistema.deleteOne(prueba).catch(() => undefined);
  return { hallazgos: [escritura, lectura], desfase };
}

const REMEDIOS: Readonly<Record<number, string>> = {
  13: 'Da al usuario el papel readWrite en la base de datos de la dirección.',
  64: 'Mira si la mayoría de los miembros con datos está en marcha y al día (rs.status()).',
  100: 'Mira si la mayoría de los miembros con datos está en marcha y al día (rs.status()).',
  14031: 'Libera espacio en el disco de la base de datos.',
};

/** What cannot be looked at fails with its cause, and the rest is looked at all the same. */
async function seen(que: string, look: () => Promise<Hallazgo>): Promise<Hallazgo> {
  try {
    return await look();
  } catch (error) {
    const remedio = REMEDIOS[Number((error as { code?: unknown }).code)];
    return { que, visto: causeOf(error), remedio: remedio ?? 'Mira el registro de la base de datos.' };
  }
}

import type { mongo } from 'mongoose';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

interface CopiaDoc extends SistemaDoc {
  en: Date;
}

const ID = 'copia';

/** Returns when any process began the last scheduled copy. */
export async function readUltimaCopia(db: mongo.Db): Promise<Date | undefined> {
  return (await sistemaOf<CopiaDoc>(db).findOne({ _id: ID }))?.en;
}

export async function writeUltimaCopia(db: mongo.Db, en: Date): Promise<void> {
  await sistemaOf<CopiaDoc>(db).updateOne({ _id: ID }, { $set: { en } }, { upsert: true });
}

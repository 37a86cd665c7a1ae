import type { mongo } from 'mongoose';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

/** When, by any process, the last copy was begun: */
interface UltimasCopias {
  /** the one of its service day; */
  diaria?: Date;
  /** the one made by hand; */
  aMano?: Date;
  /** and the one that has been carried elsewhere. */
  fuera?: Date;
}

/** `en` is what the first of them has been called from its beginning. */
type CopiaDoc = SistemaDoc & { en?: Date } & Omit<UltimasCopias, 'diaria'>;

const ID = 'copia';
const CAMPOS = { diaria: 'en', aMano: 'aMano', fuera: 'fuera' } as const;

export async function readUltimasCopias(db: mongo.Db): Promise<UltimasCopias> {
  const { en: diaria, aMano, fuera } = (await sistemaOf<CopiaDoc>(db).findOne({ _id: ID })) ?? {};
  return { ...(diaria && { diaria }), ...(aMano && { aMano }), ...(fuera && { fuera }) };
}

export async function noteCopia(db: mongo.Db, cual: keyof UltimasCopias, en: Date): Promise<void> {
  await sistemaOf<CopiaDoc>(db).updateOne({ _id: ID }, { $max: { [CAMPOS[cual]]: en } }, { upsert: true });
}

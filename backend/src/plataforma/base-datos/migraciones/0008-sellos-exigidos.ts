import type { Migracion } from './migracion';

/**
 * A program without seals may have run beside this one until then. A day later none does, so each house keeps the
 * instant: a step about money without a seal is an alarm from there on. A house that is made later has none.
 */
export const sellosExigidos: Migracion = {
  numero: 8,
  titulo: 'desde cuándo se exige el sello en cada paso de dinero',
  run: async (db) => {
    const desde = new Date();
    const sellos = db.collection('sellos');
    for await (const { _id: restaurante } of db
      .collection('restaurantes')
      .find({}, { projection: { _id: 1 } })) {
      const cabeza = { restaurante, dia: '' };
      await sellos.updateOne(cabeza, { $setOnInsert: { hasta: '' } }, { upsert: true });
      await sellos.updateOne({ ...cabeza, desde: { $exists: false } }, { $set: { desde } });
    }
  },
};

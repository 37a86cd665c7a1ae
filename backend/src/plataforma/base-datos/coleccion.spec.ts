import { testDatabase } from '../../../test/support/mongo';
import { coleccionEn, declareColeccion } from './coleccion';
import { connect } from './conexion/connect';

interface MesaDoc {
  _id: string;
  numero: number;
}

it('declares indexes, and neither checks a write of its repository nor lets anything by its model', async () => {
  const database = testDatabase('coleccion');
  const db = await connect(database.uri, 'MongoDB');
  const schema = declareColeccion<MesaDoc>('mesas');
  schema.index({ numero: 1 }, { name: 'numero', unique: true });
  const model = db.model<MesaDoc>('Mesa', schema);
  const mesas = coleccionEn(db, schema);
  await model.createIndexes();

  await mesas.insertOne({ _id: 'a', numero: 1 });
  await expect(mesas.insertOne({ _id: 'b', numero: 1 })).rejects.toThrow('E11000');
  await expect(model.create({ _id: 'c', numero: 2 })).rejects.toThrow('strict');
  await expect(model.find({ numero: 1 })).rejects.toThrow('strictQuery');
  expect(await mesas.find().toArray()).toEqual([{ _id: 'a', numero: 1 }]);

  await db.close();
  await database.drop();
});

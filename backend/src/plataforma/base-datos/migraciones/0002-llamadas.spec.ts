import { oldDatabase } from '../../../../test/support/base-vieja';
import { coleccionLlamadas } from './0002-llamadas';

const base = oldDatabase('0002');

it('keeps every call, under its new name, without the index that had the old one', async () => {
  const db = await base.open();
  const abierto = { name: 'aviso_abierto', unique: true, partialFilterExpression: { abierto: true } };
  await db.collection('avisos').createIndex({ restaurante: 1, mesa: 1, tipo: 1 }, abierto);
  await db.collection('avisos').createIndex({ restaurante: 1, abierto: 1 }, { name: 'abiertos' });
  await db.collection('avisos').insertMany([{ mesa: 1 }, { mesa: 2 }]);

  await base.runTwice(coleccionLlamadas);

  const llamadas = await db.collection('llamadas').find().sort({ mesa: 1 }).toArray();
  expect(llamadas).toMatchObject([{ mesa: 1 }, { mesa: 2 }]);
  expect((await db.collection('llamadas').indexes()).map(({ name }) => name)).toEqual(['_id_', 'abiertos']);
  expect(await db.collection('avisos').countDocuments()).toBe(0);
});

it('takes the place of a collection that was made and never written to', async () => {
  const db = await base.open();
  await db.createCollection('llamadas');
  await db.collection('avisos').insertOne({ mesa: 3 });

  await base.runTwice(coleccionLlamadas);

  expect(await db.collection('llamadas').find().toArray()).toMatchObject([{ mesa: 3 }]);
});

it('has nothing to do where there were never any', async () => {
  await base.runTwice(coleccionLlamadas);
});

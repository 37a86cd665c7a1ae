import { oldDatabase } from '../../../../test/support/base-vieja';
import { coleccionEnvios } from './0006-envios';

const base = oldDatabase('0006');

it('keeps every mail that waits as one, under the new name, without the index that knew no kinds', async () => {
  const db = await base.open();
  const siguienteEn = new Date();
  const correo = {
    contenido: 'cerrado',
    intentos: 2,
    siguienteEn,
    caducaEn: siguienteEn,
    creadoEn: siguienteEn,
  };
  await db.collection('correos').createIndex({ siguienteEn: 1 }, { name: 'pendientes' });
  await db.collection('correos').insertOne({ ...correo });

  await base.runTwice(coleccionEnvios);

  expect(await db.collection('envios').find().toArray()).toEqual([
    { ...correo, tipo: 'correo', _id: expect.anything() },
  ]);
  expect((await db.collection('envios').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect(await db.collection('correos').countDocuments()).toBe(0);
});

it('has nothing to do where none was ever sent', async () => {
  await base.runTwice(coleccionEnvios);
});

import { oldDatabase } from '../../../../test/support/base-vieja';
import { nombresIguales } from './0004-nombres-iguales';

const base = oldDatabase('0004');

const CASA = 'casa';
const OTRA = 'otra';
/** Compares names as 0.2 and older did: without accents, in lower case. */
const antes = (nombre: string, restaurante = CASA) => ({
  restaurante,
  nombre,
  nombreNormalizado: nombre
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim(),
});

it('compares stored names as they look, and keeps apart those of a house that already looked equal', async () => {
  const db = await base.open();
  const categorias = db.collection('categorias');
  await categorias.createIndex({ restaurante: 1, nombreNormalizado: 1 }, { unique: true });
  await categorias.insertMany([
    antes('Patatas\u00a0bravas'),
    antes('Pescados y mariscos'),
    antes('Pescados  y mariscos'),
    antes('Pescados y maris\u00adcos'),
    antes('Pescados  y mariscos', OTRA),
    antes('ﬁdeuà'),
  ]);

  await base.runTwice(nombresIguales);

  const claves = (await categorias.find().sort({ _id: 1 }).toArray()).map(
    (doc) => doc['nombreNormalizado'] as string,
  );
  expect(claves).toEqual([
    'patatas bravas',
    'pescados y mariscos',
    'pescados  y mariscos',
    'pescados y maris\u00adcos',
    'pescados y mariscos',
    'fideua',
  ]);
});

it('gives a name to the first of those that come to look equal, where no index is yet', async () => {
  const db = await base.open();
  const opciones = db.collection('opciones');
  await opciones.insertMany([antes('ﬁno'), antes('ﬁno ')].map((doc, i) => ({ ...doc, orden: i })));

  await base.runTwice(nombresIguales);

  const claves = (await opciones.find().sort({ _id: 1 }).toArray()).map(
    (doc) => doc['nombreNormalizado'] as string,
  );
  expect(claves).toEqual(['fino', 'ﬁno']);
});

it('tells devices apart by their accents, and finds an email however its accents are written', async () => {
  const db = await base.open();
  await db.collection('dispositivos').insertMany([antes('Bár'), antes('BAR')]);
  await db.collection('restaurantes').insertOne({ nombre: 'Casa', email: 'jose\u0301@casa.es' });

  await base.runTwice(nombresIguales);

  const claves = (await db.collection('dispositivos').find().sort({ _id: 1 }).toArray()).map(
    (doc) => doc['nombreNormalizado'] as string,
  );
  expect(claves).toEqual(['bár', 'bar']);
  expect(await db.collection('restaurantes').findOne()).toMatchObject({ email: 'josé@casa.es' });
});

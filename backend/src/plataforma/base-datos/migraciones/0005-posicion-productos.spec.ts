import { mongo } from 'mongoose';
import { oldDatabase } from '../../../../test/support/base-vieja';
import { posicionProductos } from './0005-posicion-productos';

const base = oldDatabase('0005');

it('gives the products of each house the places they had, in the order in which they were made', async () => {
  const productos = (await base.open()).collection('productos');
  const [casa, vecina] = [new mongo.ObjectId(), new mongo.ObjectId()];
  const ids = Array.from({ length: 4 }, () => new mongo.ObjectId());
  const [a, b, c, d] = ids;
  await productos.insertMany([
    { _id: c!, restaurante: casa, nombre: 'C', categoria: null },
    { _id: a!, restaurante: casa, nombre: 'A', categoria: new mongo.ObjectId() },
    { _id: d!, restaurante: casa, nombre: 'D', categoria: null },
    { _id: b!, restaurante: vecina, nombre: 'B', categoria: null },
  ]);

  await base.runTwice(posicionProductos);

  const docs = await productos.find().sort({ restaurante: 1, posicion: 1 }).toArray();
  expect(docs.map((doc) => [doc['nombre'], doc['posicion']])).toEqual([
    ['A', 0],
    ['C', 1],
    ['D', 2],
    ['B', 0],
  ]);
});

it('has nothing to do where there are no products', async () => {
  await base.runTwice(posicionProductos);
});

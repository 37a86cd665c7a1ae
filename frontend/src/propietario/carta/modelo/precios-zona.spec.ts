import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { areBuenos, toEscritos, withEscrito, withZonas } from './precios-zona';

const TERRAZA = { _id: 'a', nombre: 'Terraza', mesas: '1-3' };

it('are typed as prices are, and taken back by typing nothing', () => {
  const escritos = withEscrito(toEscritos({ a: 4, b: 3.5 }), 'a', '4,20');
  expect(escritos).toEqual({ a: '4,20', b: '3,50' });
  expect(withEscrito(escritos, 'b', ' ')).toEqual({ a: '4,20' });
});

it.each([
  [{}, true],
  [{ a: '4,20' }, true],
  [{ a: '0' }, false],
  [{ a: '4,20', b: 'gratis' }, false],
])('%j are prices: %s', (precios, buenos) => {
  expect(areBuenos(precios)).toBe(buenos);
});

it('of zonas that there are no longer are forgotten, those of formatos too', () => {
  const producto = buildProducto({
    precios: { a: 4, z: 9 },
    formatos: [{ _id: 'f', nombre: 'Media', precio: 6, precios: { z: 9 }, disponible: true }],
  });
  const { precios, formatos } = withZonas(producto, [TERRAZA]);
  expect(precios).toEqual({ a: 4 });
  expect(formatos?.map((formato) => formato.precios)).toEqual([{}]);
});

import { unidades } from '@carta/contracts';
import { GUARDADO_VACIO, parseGuardado } from './guardado';

it.each([
  ['nothing', null],
  ['what is not JSON', '{"lineas":'],
  ['what is not an object', '7'],
  ['lines without sense', '{"lineas":[null,{"_id":1},{"_id":"a","nombre":"A","precio":0.001,"cantidad":1}]}'],
  ['an order without a body', '{"envio":{"clave":"a","creado":1,"intentos":0}}'],
])('reads an empty cart from %s', (_caso, texto) => {
  expect(parseGuardado(texto)).toEqual(GUARDADO_VACIO);
});

it('keeps the lines it understands', () => {
  const lineas = [null, { _id: 'a', nombre: 'Caña', precio: 2.2, cantidad: 3 }];

  const { carrito } = parseGuardado(JSON.stringify({ lineas }));

  expect(unidades(carrito)).toBe(3);
  expect(carrito.total).toBe(660);
});

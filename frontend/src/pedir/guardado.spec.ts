import { unidades } from '@carta/contracts';
import { GUARDADO_VACIO, parseGuardado, stringifyGuardado } from './guardado';

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

it('reads a cart of before, which said nothing of what is avoided, and writes it as it was', () => {
  const deAntes = JSON.stringify({
    lineas: [{ _id: 'a', nombre: 'Caña', precio: 2.2, cantidad: 3 }],
    agotados: [],
    notas: 'fría',
    envio: { clave: 'k', cuerpo: { restaurante: 'r', mesa: 4, productos: [] }, creado: 1, intentos: 2 },
  });

  const guardado = parseGuardado(deAntes);

  expect(guardado.evita).toEqual([]);
  expect(stringifyGuardado(guardado)).toBe(deAntes);
});

it.each([
  [
    ['apio', 'gluten'],
    ['gluten', 'apio'],
  ],
  [['kiwi', 3, null, 'soja'], ['soja']],
  ['gluten', []],
])('keeps of what is avoided (%j) what it understands', (evita, leido) => {
  const guardado = parseGuardado(JSON.stringify({ evita }));

  expect(guardado.evita).toEqual(leido);
  expect(parseGuardado(stringifyGuardado(guardado))).toEqual(guardado);
});

import fc from 'fast-check';
import { parseContados, textoContados } from './contado';
import { cuenta } from '../reglas/contados';

it.each([
  ['2 hamburguesas', [{ nombre: 'hamburguesas', n: 2 }]],
  [
    '2 hamburguesas, pan',
    [
      { nombre: 'hamburguesas', n: 2 },
      { nombre: 'pan', n: 1 },
    ],
  ],
  [
    ' 3x huevos y 1 × loncha de queso,',
    [
      { nombre: 'huevos', n: 3 },
      { nombre: 'loncha de queso', n: 1 },
    ],
  ],
  ['7up', [{ nombre: '7up', n: 1 }]],
  ['', []],
])('reads %j', (texto, contados) => {
  expect(parseContados(texto)).toEqual(contados);
});

it('reads back what it writes', () => {
  const nombre = fc.stringMatching(/^[a-zñ]{3,12}$/);
  const contados = fc.array(fc.record({ nombre, n: fc.integer({ min: 1, max: 20 }) }), { maxLength: 4 });
  fc.assert(fc.property(contados, (lista) => expect(parseContados(textoContados(lista))).toEqual(lista)));
});

it('has at most four, each a name of 30 characters and from 1 to 20 of it, and none twice', () => {
  const uno = { nombre: 'hamburguesas', n: 2 };
  expect([[], [uno], [uno, { nombre: 'x'.repeat(30), n: 20 }]].map(cuenta)).toEqual([null, null, null]);
  expect(cuenta('2 hamburguesas')).toBe('Lo que cuenta para los totales no es válido');
  expect(cuenta([uno, 2])).toBe('Lo que cuenta para los totales no es válido');
  expect(cuenta(Array.from('abcde', (nombre) => ({ nombre, n: 1 })))).toBe(
    'Un producto puede contar como máximo 4 cosas',
  );
  expect(cuenta([{ nombre: ' ', n: 1 }])).toBe('Escribe qué cuenta: 2 hamburguesas');
  expect(cuenta([{ nombre: 'x'.repeat(31), n: 1 }])).toBe(
    'Cada nombre puede tener como máximo 30 caracteres',
  );
  expect([0, 21, 1.5, '2'].map((n) => cuenta([{ nombre: 'pan', n }]))).toEqual(
    Array(4).fill('De cada cosa se cuentan de 1 a 20'),
  );
  expect(cuenta([uno, { nombre: 'Hamburguesas', n: 1 }])).toBe('Hay dos cosas que se llaman «Hamburguesas»');
});

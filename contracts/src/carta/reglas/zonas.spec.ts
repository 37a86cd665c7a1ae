import { mesasZona, nombreZona, zonas } from './zonas';

it.each([
  ['Terraza', null],
  ['', 'El nombre de la zona es obligatorio'],
  [7, 'El nombre de la zona es obligatorio'],
  ['x'.repeat(41), 'El nombre puede tener como máximo 40 caracteres'],
  [' sala ', '«Sala» son las mesas que no están en ninguna zona'],
])('the name %s: %s', (nombre, mensaje) => {
  expect(nombreZona(nombre)).toBe(mensaje);
});

it.each([
  ['1-12, 20', null],
  ['12-1', '«12-1» no es un rango'],
  ['1-12, patio', '«patio» no es una mesa'],
  [' ', 'Escribe qué mesas son, por ejemplo 1-12, 20'],
  [', ;', 'Escribe qué mesas son, por ejemplo 1-12, 20'],
  ['1-501', 'La mesa más alta que puede haber es la 500'],
  ['1,'.repeat(300), 'Son demasiadas mesas sueltas'],
])('the mesas %s: %s', (mesas, mensaje) => {
  expect(mesasZona(mesas)).toBe(mensaje);
});

const TERRAZA = { nombre: 'Terraza', mesas: '1-12' };

it.each([
  ['none', [], null],
  ['two apart', [TERRAZA, { _id: 'a'.repeat(24), nombre: 'Barra', mesas: '13-15' }], null],
  [
    'a mesa in two',
    [TERRAZA, { nombre: 'Barra', mesas: '7, 20' }],
    'La mesa 7 está en «Terraza» y en «Barra»',
  ],
  ['a name twice', [TERRAZA, { nombre: ' terraza', mesas: '20' }], 'Hay dos zonas que se llaman «terraza»'],
  [
    'an id twice',
    [
      { ...TERRAZA, _id: 'a'.repeat(24) },
      { _id: 'A'.repeat(24), nombre: 'Barra', mesas: '20' },
    ],
    'Las zonas no son válidas',
  ],
  ['an id that is none', [{ ...TERRAZA, _id: 'terraza' }], 'El identificador no es válido'],
  [
    'seven',
    Array.from({ length: 7 }, (_, i) => ({ nombre: `Z${i}`, mesas: `${i + 1}` })),
    'Puede haber como máximo 6 zonas',
  ],
  ['no list', { 0: TERRAZA }, 'Las zonas no son válidas'],
  ['no zonas', [null], 'Las zonas no son válidas'],
])('%s: %s', (_caso, valor, mensaje) => {
  expect(zonas(valor)).toBe(mensaje);
});

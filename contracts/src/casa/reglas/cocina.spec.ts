import { estaciones, marchar, nombreEstacion, nombrePase, pases, tipoEstacion } from './cocina';

it.each([
  ['Entrantes', null],
  ['A', null],
  ['x'.repeat(30), null],
  ['', 'El nombre del pase es obligatorio'],
  ['  ', 'El nombre del pase es obligatorio'],
  [7, 'El nombre del pase es obligatorio'],
  ['x'.repeat(31), 'El nombre puede tener como máximo 30 caracteres'],
])('the pase %j: %s', (nombre, mensaje) => {
  expect(nombrePase(nombre)).toBe(mensaje);
});

it.each([
  ['Plancha', null],
  ['', 'El nombre de la estación es obligatorio'],
  ['x'.repeat(31), 'El nombre puede tener como máximo 30 caracteres'],
  [' cocina', '«Cocina» es donde se hace lo que no tiene otra estación'],
  ['BARRA', '«Barra» es donde se hace lo que no tiene otra estación'],
])('the estación %j: %s', (nombre, mensaje) => {
  expect(nombreEstacion(nombre)).toBe(mensaje);
});

const ID = 'a'.repeat(24);
const many = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => ({ nombre: `N${i}`, tipo: 'comida' }));

it.each([
  ['none', [], null],
  ['six', many(6), null],
  ['seven', many(7), 'Puede haber como máximo 6 pases'],
  ['a name twice', [{ nombre: 'Café' }, { nombre: ' CAFE ' }], 'Hay dos pases que se llaman «CAFE»'],
  [
    'an id twice',
    [
      { _id: ID, nombre: 'Entrantes' },
      { _id: ID.toUpperCase(), nombre: 'Primeros' },
    ],
    'Los pases no son válidos',
  ],
  ['new ones without an id', [{ _id: null, nombre: 'Entrantes' }, { nombre: 'Primeros' }], null],
  ['an id that is none', [{ _id: 'entrantes', nombre: 'Entrantes' }], 'El identificador no es válido'],
  ['one without a name', [{}], 'El nombre del pase es obligatorio'],
  ['no list', { 0: { nombre: 'Entrantes' } }, 'Los pases no son válidos'],
  ['no pases', [null], 'Los pases no son válidos'],
])('pases, %s: %s', (_caso, valor, mensaje) => {
  expect(pases(valor)).toBe(mensaje);
});

it.each([
  ['eight', many(8), null],
  ['nine', many(9), 'Puede haber como máximo 8 estaciones'],
  [
    'a name twice, whatever its tipo',
    [
      { nombre: 'Terraza', tipo: 'bebida' },
      { nombre: 'terraza', tipo: 'comida' },
    ],
    'Hay dos estaciones que se llaman «terraza»',
  ],
  ['one without a tipo', [{ nombre: 'Plancha' }], 'La estación debe ser de cocina o de barra'],
  ['no list', 'Plancha', 'Las estaciones no son válidas'],
])('estaciones, %s: %s', (_caso, valor, mensaje) => {
  expect(estaciones(valor)).toBe(mensaje);
});

it.each(['todo', 'sala', 'auto'])('dishes may march: %s', (valor) => {
  expect(marchar(valor)).toBeNull();
});

it.each(['siempre', '', null, true])('dishes do not march: %p', (valor) => {
  expect(marchar(valor)).toBe('La forma de marchar no es válida');
});

it('an estación is of the kitchen or of the bar', () => {
  expect(['comida', 'bebida', 'postre'].map(tipoEstacion)).toEqual([
    null,
    null,
    'La estación debe ser de cocina o de barra',
  ]);
});

import fc from 'fast-check';
import { MAX_ATAJOS, addToma, atajosOf, noteToma, parseHabituales, readHabituales } from './habituales';

const NADA = parseHabituales(null);
/** This phone has taken these orders, one after another. */
const habitualesDe = (...pedidos: string[][]) => pedidos.reduce(addToma, NADA);
const atajos = (pedidos: string[][], pedibles = 'abcdefghijklmnopqrstuvwxyz') =>
  atajosOf(habitualesDe(...pedidos), new Set(pedibles));

const numbered = (cuantos: number) => 'abcdefghijklmnopqrstuvwxyz'.split('').slice(0, cuantos);

it('has nothing at hand on a new phone', () => {
  expect(atajosOf(NADA, new Set('abc'))).toEqual({ recientes: [], frecuentes: [] });
});

it('has the last at hand first, each once', () => {
  expect(
    atajos([
      ['a', 'b'],
      ['c', 'a', 'c'],
    ]).recientes,
  ).toEqual(['c', 'a', 'b']);
});

it('has at hand what is taken most, when it is not among the last anyway', () => {
  const hoy = numbered(MAX_ATAJOS);
  const { recientes, frecuentes } = atajos([['x', 'y', 'a'], ['y', 'x'], ['x', 'z'], hoy]);

  expect(recientes).toEqual(hoy);
  expect(frecuentes).toEqual(['x', 'y']);
});

it('leaves out what cannot be had, and shows others in its place', () => {
  const hoy = numbered(MAX_ATAJOS + 2);
  expect(atajos([hoy], hoy.slice(1).join('')).recientes).toEqual(hoy.slice(1, MAX_ATAJOS + 1));
});

it('counts an order once, however many it asks for', () => {
  expect(habitualesDe(['a', 'a', 'a']).veces).toEqual({ a: 1 });
});

it('lets what is no longer taken fade', () => {
  const antes = Array.from({ length: 40 }, () => ['x']);
  const despues = Array.from({ length: 1_500 }, () => ['a']);
  expect(habitualesDe(...antes, ...despues).veces.x ?? 0).toBeLessThan(10);
});

const pedidos = fc.array(fc.array(fc.constantFrom(...numbered(26)), { maxLength: 12 }), { maxLength: 200 });

it('stays small, reads what it wrote, and never has a dish at hand twice', () => {
  fc.assert(
    fc.property(pedidos, (tomados) => {
      const habituales = habitualesDe(...tomados);
      const { recientes, frecuentes } = atajosOf(habituales, new Set(numbered(20)));
      const aMano = [...recientes, ...frecuentes];

      expect(new Set(aMano).size).toBe(aMano.length);
      expect(Math.max(recientes.length, frecuentes.length)).toBeLessThanOrEqual(MAX_ATAJOS);
      expect(habituales.ultimos.length).toBeLessThanOrEqual(3 * MAX_ATAJOS);
      expect(parseHabituales(JSON.stringify(habituales))).toEqual(habituales);
    }),
  );
});

it('trusts nothing that it does not understand', () => {
  fc.assert(fc.property(fc.json(), (texto) => void atajosOf(parseHabituales(texto), new Set('ab'))));
  expect(parseHabituales('{"ultimos":["a",3,null],"veces":{"a":2,"b":-1,"c":"x","d":1.5}}')).toEqual({
    ultimos: ['a'],
    veces: { a: 2 },
  });
});

it('keeps each restaurante apart on the phone', () => {
  noteToma('uno', ['a']);
  noteToma('otro', ['b']);
  expect(readHabituales('uno').ultimos).toEqual(['a']);
});

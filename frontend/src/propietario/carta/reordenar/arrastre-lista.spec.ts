import fc from 'fast-check';
import { offsetsFor, placeAfter } from './arrastre-lista';

const filas = [64, 96, 64, 64].map((alto, i, altos) => ({
  arriba: altos.slice(0, i).reduce((suma, previo) => suma + previo, 0),
  alto,
}));

it.each([
  [0, 0, 0],
  [0, 70, 0],
  [0, 90, 1],
  [0, 10_000, 3],
  [3, -10_000, 0],
  [2, -60, 2],
  [2, -90, 1],
])('a row in place %i dragged %i px is over place %i', (desde, recorrido, destino) => {
  expect(placeAfter(filas, desde, recorrido)).toBe(destino);
});

it('makes way for the row that is held, by its height, and for nobody else', () => {
  expect(offsetsFor(filas, 1, 3)).toEqual([0, 0, -96, -96]);
  expect(offsetsFor(filas, 2, 0)).toEqual([64, 64, 0, 0]);
  expect(offsetsFor(filas, 1, 1)).toEqual([0, 0, 0, 0]);
});

it('is always over a place of the list, and the further down the later', () => {
  const px = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(fc.nat({ max: 3 }), px, px, (desde, a, b) => {
      const [menos, mas] = a < b ? [a, b] : [b, a];
      expect(placeAfter(filas, desde, menos)).toBeLessThanOrEqual(placeAfter(filas, desde, mas));
      expect(filas[placeAfter(filas, desde, a)]).toBeDefined();
    }),
  );
});

import fc from 'fast-check';
import { abiertasQueCaben } from './caben';
import type { FilaMedida } from './caben';

const fila = (abierta: number, isAbierta: boolean | null = null): FilaMedida => ({
  cerrada: 100,
  abierta,
  isAbierta,
});

it('opens those that end within the window, in the order of the board, and passes over those that do not', () => {
  const filas = [fila(400), fila(900), fila(500), fila(350), fila(200), fila(250)];
  expect(abiertasQueCaben(filas, { columnas: 2, alto: 700 })).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('leaves as it is what was decided before, and reckons with it', () => {
  const filas = [fila(900, true), fila(100, false), fila(650)];
  expect(abiertasQueCaben(filas, { columnas: 2, alto: 700 })).toEqual([true, false, false]);
  expect(abiertasQueCaben(filas, { columnas: 2, alto: 750 })).toEqual([true, false, true]);
});

it('opens nothing that comes before what was there already', () => {
  expect(abiertasQueCaben([fila(200), fila(300, true), fila(200)], { columnas: 1, alto: 700 })).toEqual([
    false,
    true,
    true,
  ]);
});

it('opens one that is longer than the window where nothing else is in its column', () => {
  expect(abiertasQueCaben([fila(900), fila(900)], { columnas: 2, alto: 700 })).toEqual([true, true]);
  expect(abiertasQueCaben([fila(900), fila(900)], { columnas: 1, alto: 700 })).toEqual([false, false]);
});

it('never lets a row begin above one before it, so what it opens ends where the grid will end it', () => {
  const alturas = fc.record({
    cerrada: fc.integer({ min: 60, max: 300 }),
    abierta: fc.integer({ min: 300, max: 900 }),
    isAbierta: fc.constantFrom(null, true, false),
  });
  fc.assert(
    fc.property(
      fc.array(alturas, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 200, max: 1_400 }),
      (filas, columnas, alto) => {
        const abiertas = abiertasQueCaben(filas, { columnas, alto });
        const finales = layOut(filas, abiertas, columnas);
        filas.forEach(({ isAbierta }, i) => {
          if (isAbierta !== null) expect(abiertas[i]).toBe(isAbierta);
          else if (filas.length > columnas && abiertas[i]) expect(finales[i]).toBeLessThanOrEqual(alto);
        });
      },
    ),
  );
});

/** Where each row ends in a grid that looks, row by row and from where the last one began, for a free column. */
function layOut(filas: readonly FilaMedida[], abiertas: readonly boolean[], columnas: number): number[] {
  const hasta = Array.from({ length: columnas }, () => 0);
  let [y, x] = [0, 0];
  return filas.map(({ cerrada, abierta }, i) => {
    while ((hasta[x] ?? 0) > y) [y, x] = x + 1 < columnas ? [y, x + 1] : [y + 1, 0];
    hasta[x] = y + (abiertas[i] ? abierta : cerrada);
    return hasta[x] ?? 0;
  });
}

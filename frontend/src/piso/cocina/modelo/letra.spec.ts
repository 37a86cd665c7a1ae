import fc from 'fast-check';
import { finOf, fitsEn, hang, trozosOf } from './cajas';
import type { Medida } from './cajas';
import { isDemasiados, letrasFor, muroFor } from './letra';
import type { Letra } from './letra';

const GRANDE = { ancho: 1552, alto: 956 };
const tickets = (cuantos: number, alto = 232) =>
  Array.from({ length: cuantos }, () => ({ alto, cortes: [] }));

it('may write larger the fewer tickets there are, where a column is wide enough', () => {
  const letras = [6, 7, 12, 13].map((cuantos) => letrasFor(cuantos, GRANDE));
  expect(letras).toEqual([[36, 30, 26], [30, 26], [30, 26], [26]]);
  expect(letrasFor(1, { ancho: 366, alto: 560 })).toEqual([30, 26]);
  expect(letrasFor(1, { ancho: 296, alto: 560 })).toEqual([26]);
});

it('knows what is all seen at once', () => {
  const muro = muroFor(36, GRANDE);
  expect(fitsEn(tickets(6, 470), muro)).toBe(true);
  expect(fitsEn(tickets(7, 470), muro)).toBe(false);
  expect(fitsEn(tickets(4, 470), { ...muro, columnas: 1 })).toBe(false);
});

it('knows when there are too many for a letter', () => {
  expect([isDemasiados(6, 36), isDemasiados(7, 36), isDemasiados(13, 30), isDemasiados(99, 26)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('has sixteen tickets of three lines on a large screen, and eight on a laptop, some of them in two columns', () => {
  const deTres = Array.from({ length: 58 }, () => ({ alto: 260, cortes: [130, 194] }));
  const seen = (sala: typeof GRANDE) =>
    hang(deTres, { ...muroFor(26, sala), partido: true }).filter(({ pagina }) => pagina === 0).length;
  expect(seen({ ancho: 1552, alto: 976 })).toBeGreaterThanOrEqual(16);
  expect(seen({ ancho: 1278, alto: 668 })).toBeGreaterThanOrEqual(8);
});

const salas = fc.record({ ancho: fc.nat(4_000), alto: fc.nat(2_000) });
const medidas = fc
  .array(fc.array(fc.integer({ min: 16, max: 50 }), { minLength: 1, maxLength: 16 }), { maxLength: 20 })
  .map((tickets) =>
    tickets.map((lineas): Medida => {
      const fines = lineas.map(
        (_, i) => 64 + 4 * lineas.slice(0, i + 1).reduce((suma, alto) => suma + alto, 0),
      );
      return { alto: (fines.at(-1) ?? 0) + 4, cortes: fines.slice(0, -1) };
    }),
  );

it('always has a column, and hangs a ticket higher than the screen all the same', () => {
  fc.assert(
    fc.property(
      salas,
      medidas,
      fc.constantFrom<Letra>(26, 30, 36),
      fc.boolean(),
      (sala, tickets, letra, partido) => {
        const muro = { ...muroFor(letra, sala), partido };
        expect(muro.columnas).toBeGreaterThanOrEqual(1);
        const cajas = hang(tickets, muro).flatMap(trozosOf);
        expect(cajas.every(({ columna }) => columna < muro.columnas)).toBe(true);
        const sitios = cajas.map(({ pagina, columna, arriba }) => [pagina, columna, arriba]);
        expect(sitios.every((sitio, i) => i === 0 || isAfter(sitio, sitios[i - 1] ?? []))).toBe(true);
      },
    ),
  );
});

it('cuts a ticket only between its lines, within one screen, and where the column ends', () => {
  fc.assert(
    fc.property(salas, medidas, (sala, tickets) => {
      const muro = { ...muroFor(26, sala), partido: true };
      hang(tickets, muro).forEach((caja, i) => {
        const trozos = trozosOf(caja);
        const cuantas = (tickets[i]?.cortes.length ?? 0) + 1;
        const fines = trozos.map(({ sigue }) => sigue?.desde ?? cuantas);
        trozos.forEach((trozo, j) => {
          expect(trozo).toMatchObject({
            pagina: caja.pagina,
            columna: caja.columna + j,
            desde: fines[j - 1] ?? 0,
          });
          expect(fines[j]).toBeGreaterThan(trozo.desde);
          if (trozo.sigue) expect(finOf(trozo)).toBeLessThanOrEqual(trozo.pagina + muro.alto);
        });
      });
    }),
  );
});

it('leaves a ticket whole that may not be cut, and all of them where the wall may not', () => {
  const alto = { columnas: 2, alto: 400 };
  const [entero, de] = [
    { alto: 300, cortes: [] },
    { alto: 300, cortes: [128, 192, 256] },
  ];
  const sitiosOf = (partido: boolean, ...tickets: Medida[]) =>
    hang(tickets, { ...alto, partido }).map((caja) =>
      trozosOf(caja).map(({ columna, desde }) => [columna, desde]),
    );
  expect(sitiosOf(true, de, entero)).toEqual([[[0, 0]], [[1, 0]]]);
  expect(sitiosOf(false, { ...de, alto: 200 }, de)).toEqual([[[0, 0]], [[1, 0]]]);
  expect(sitiosOf(true, { ...de, alto: 200 }, de)).toEqual([
    [[0, 0]],
    [
      [0, 0],
      [1, 1],
    ],
  ]);
});

/** It is read later on a later screen, in a later column, or further down. */
function isAfter(sitio: number[], anterior: number[]): boolean {
  const i = sitio.findIndex((valor, j) => valor !== anterior[j]);
  return i >= 0 && (sitio[i] ?? 0) > (anterior[i] ?? 0);
}

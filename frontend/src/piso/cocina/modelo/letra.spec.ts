import fc from 'fast-check';
import { hang } from './cajas';
import { isDemasiados, letraFor, muroFor } from './letra';

const GRANDE = { ancho: 1552, alto: 956 };
const tickets = (cuantos: number, alto = 232) => Array.from({ length: cuantos }, () => alto);

it('writes larger the fewer tickets there are', () => {
  const letras = [1, 6, 7, 12, 13, 60].map((cuantos) => letraFor(tickets(cuantos), 26, GRANDE));
  expect(letras).toEqual([36, 36, 30, 30, 26, 26]);
});

it('writes smaller where not all of them would be seen, or no column would be wide enough', () => {
  expect(letraFor(tickets(6, 400), 26, GRANDE)).toBe(30);
  expect(letraFor(tickets(6), 26, { ancho: 366, alto: 560 })).toBe(26);
});

it('knows when there are too many for a letter', () => {
  expect([isDemasiados(6, 36), isDemasiados(7, 36), isDemasiados(13, 30), isDemasiados(99, 26)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('has sixteen tickets of three lines on a large screen, and six on a laptop', () => {
  const seen = (sala: typeof GRANDE, alto: number) =>
    hang(tickets(60, alto), muroFor(26, sala)).filter(({ pagina }) => pagina === 0).length;
  expect(seen(GRANDE, 220)).toBe(16);
  expect(seen({ ancho: 998, alto: 640 }, 244)).toBe(6);
});

it('always has a column, and hangs a ticket higher than the screen all the same', () => {
  fc.assert(
    fc.property(
      fc.record({ ancho: fc.nat(4_000), alto: fc.nat(2_000) }),
      fc.array(fc.nat(3_000), { maxLength: 20 }),
      (sala, altos) => {
        const muro = muroFor(letraFor(altos, 26, sala), sala);
        expect(muro.columnas).toBeGreaterThanOrEqual(1);
        const cajas = hang(altos, muro);
        expect(cajas.every(({ columna }) => columna < muro.columnas)).toBe(true);
        const sitios = cajas.map(({ pagina, columna, arriba }) => [pagina, columna, arriba]);
        expect(sitios.every((sitio, i) => i === 0 || isAfter(sitio, sitios[i - 1] ?? []))).toBe(true);
      },
    ),
  );
});

/** Whether a place is read after another: a later screen, a later column, or further down. */
function isAfter(sitio: number[], otro: number[]): boolean {
  const i = sitio.findIndex((valor, j) => valor !== otro[j]);
  return i >= 0 && (sitio[i] ?? 0) > (otro[i] ?? 0);
}

import fc from 'fast-check';
import { fitsEn, hang } from './cajas';
import { isDemasiados, letrasFor, muroFor } from './letra';
import type { Letra } from './letra';

const GRANDE = { ancho: 1552, alto: 956 };
const tickets = (cuantos: number, alto = 232) => Array.from({ length: cuantos }, () => alto);

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
      fc.constantFrom<Letra>(26, 30, 36),
      (sala, altos, letra) => {
        const muro = muroFor(letra, sala);
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

import type { Page } from 'playwright-core';
import { MESA_CON_ZONA, buildCasaDificil } from './support/casa-dificil';
import { enlaceMesa, untilDispuesta } from './support/comensal';
import { useMundo } from './support/paginas';
import type { Local } from './support/restaurantes';

jest.setTimeout(120_000);

/** Small phones as they are held, their browser's own bars taken off. */
const TELEFONOS = [
  [320, 568],
  [360, 640],
  [390, 700],
] as const;

const mundo = useMundo();
let casa: Local;

beforeAll(async () => {
  casa = await buildCasaDificil(mundo.producto);
});

/** The carta of the house's terrace on a phone, once nothing on it changes its height any more. */
async function openCarta(width: number, height: number): Promise<Page> {
  const page = await mundo.openMovil(enlaceMesa(casa, MESA_CON_ZONA), { viewport: { width, height } });
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
  await untilDispuesta(page);
  return page;
}

describe.each(TELEFONOS)('a carta without photos, at %i × %i', (width, height) => {
  it('gives its words the width that there is', async () => {
    const page = await openCarta(width, height);

    const filas = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('article')].map((fila) => {
        const nombre = fila.querySelector('h3')!;
        const ancho = fila.getBoundingClientRect().width;
        const caja = nombre.getBoundingClientRect();
        const lineas = Math.round(caja.height / parseFloat(getComputedStyle(nombre).lineHeight));
        const palabras = nombre.innerText.split(' ').length;
        return { nombre: nombre.innerText, lineas, palabras, libre: caja.width / ancho };
      }),
    );

    expect(filas).toHaveLength(308);
    // 100 letters, at 24 a line at worst
    expect(filas.filter(({ lineas }) => lineas > 5)).toEqual([]);
    expect(filas.filter(({ lineas, palabras }) => palabras > 2 && lineas >= palabras)).toEqual([]);
    expect(filas.filter(({ lineas, libre }) => lineas > 1 && libre < 0.6)).toEqual([]);
  });
});

it('a carta without photos has two columns from 720 px on', async () => {
  const page = await openCarta(719, 800);
  const columnas = () =>
    page
      .locator('section ul')
      .first()
      .evaluate((lista) => getComputedStyle(lista).gridTemplateColumns.split(' ').length);
  expect(await columnas()).toBe(1);

  for (const width of [720, 1_366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columnas()).toBe(2);
  }
});

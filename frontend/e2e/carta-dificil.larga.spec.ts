import { ID_NUMERO_MESA, rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readCarta, readProductos } from './support/api';
import { MESA_CON_ZONA, buildCasaDificil } from './support/casa-dificil';
import { enlaceMesa, fillCarrito, order, untilDispuesta, untilSentado } from './support/comensal';
import { findDesbordes } from './support/encaje';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import type { Local } from './support/restaurantes';

/** Small phones as they are held, their browser's own bars taken off, and the languages of their browsers. */
const TELEFONOS = [
  [320, 568, 'es-ES'],
  [360, 640, 'en-US'],
  [390, 700, 'es-ES'],
] as const;
const BARRA = '[role="region"][aria-label="Tu mesa"]';

const paginas = usePaginas();
let casa: Local;

beforeAll(async () => {
  casa = await buildCasaDificil(paginas.producto);
});

/** The carta of the house's terrace on a phone, once nothing on it changes its height any more. */
async function openCarta(width: number, height: number, locale = 'es-ES'): Promise<Page> {
  const options = { viewport: { width, height }, locale };
  const page = await paginas.openMovil(enlaceMesa(casa, MESA_CON_ZONA), options);
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
  await untilDispuesta(page);
  return page;
}

/** As many lines as a text has, where it stands. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((nodo) => {
    const { lineHeight } = getComputedStyle(nodo);
    return Math.round(nodo.getBoundingClientRect().height / parseFloat(lineHeight));
  });

describe.each(TELEFONOS)('the head of the carta, at %i × %i in %s', (width, height, locale) => {
  it('is a name of two lines and a row for the mesa, and leaves room for a whole dish', async () => {
    const page = await openCarta(width, height, locale);

    expect(await linesOf(page, 'h1')).toBeLessThanOrEqual(2);
    const [nombre, mesa, barra] = await Promise.all(
      ['h1', `p:has(> #${ID_NUMERO_MESA})`, BARRA].map((cual) => page.locator(cual).boundingBox()),
    );
    expect(mesa!.y).toBeGreaterThanOrEqual(nombre!.y + nombre!.height);
    expect(mesa!.height).toBeLessThan(36);
    const plato = await page.getByRole('article').first().boundingBox();
    expect(plato!.y + plato!.height).toBeLessThanOrEqual(barra!.y);
  });

  it.each([
    ['Evitar alérgenos', 14],
    ['Todas las categorías', 41],
  ])('lets a finger touch everything that %s opens, wherever the carta stands', async (boton, cuantos) => {
    const page = await openCarta(width, height, locale);
    for (const y of [0, 40, 2_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.getByRole('button', { name: boton }).click();
      const { hallados, tapados } = await touchPanel(page, boton);
      expect([y, hallados, tapados]).toEqual([y, cuantos, []]);
      await page.keyboard.press('Escape');
    }
  });
});

/** What a panel has to be touched, and what of it nobody can, however they scroll inside it. */
function touchPanel(page: Page, boton: string): Promise<{ hallados: number; tapados: string[] }> {
  return page.getByRole('button', { name: boton }).evaluate(async (abre) => {
    const panel = document.getElementById(abre.getAttribute('aria-controls')!)!;
    const objetivos = [...panel.querySelectorAll<HTMLElement>('li :is(a, button)')];
    const tapados: string[] = [];
    for (const objetivo of objetivos) {
      const caja = objetivo.getBoundingClientRect();
      const marco = panel.getBoundingClientRect();
      panel.scrollTop += caja.top + caja.height / 2 - (marco.top + marco.height / 2);
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = objetivo.getBoundingClientRect();
      const tocado = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!objetivo.contains(tocado)) tapados.push(objetivo.innerText);
    }
    return { hallados: objetivos.length, tapados };
  });
}

describe.each(TELEFONOS)('a carta without photos, at %i × %i in %s', (width, height, locale) => {
  it('gives its words the width that there is', async () => {
    const page = await openCarta(width, height, locale);

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

describe.each(TELEFONOS)('the bar at the bottom, at %i × %i in %s', (width, height, locale) => {
  it('is one row with orders, cart and bell, none of them cut', async () => {
    const page = await openCarta(width, height, locale);
    const platos = await page.getByRole('heading', { level: 3 }).allInnerTexts();
    await fillCarrito(page, platos[0]!);
    await order(page);
    await fillCarrito(page, ...platos.slice(0, 9));
    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();

    const botones = await page.locator(BARRA).getByRole('button').all();
    const cajas = await Promise.all(botones.map((boton) => boton.boundingBox()));
    expect(cajas).toHaveLength(3);
    expect(new Set(cajas.map((caja) => Math.round(caja!.y))).size).toBe(1);
    const cortados = await page.locator(BARRA).evaluate((barra) =>
      [...barra.querySelectorAll<HTMLElement>('button, button *')]
        .filter((nodo) => nodo.checkVisibility() && !nodo.closest('.solo-lectores'))
        .filter((nodo) => nodo.clientWidth > 1 && nodo.scrollWidth > nodo.clientWidth)
        .map((nodo) => nodo.innerText),
    );
    expect(cortados).toEqual([]);
    expect((await page.locator(BARRA).boundingBox())!.height).toBeLessThanOrEqual(80);
  });

  it('the search says what it is, and what it finds begins at the top', async () => {
    const page = await openCarta(width, height, locale);
    await untilSentado(page, MESA_CON_ZONA);
    const buscador = page.getByRole('searchbox');
    const falta = await buscador.evaluate((campo: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(campo);
      const lapiz = document.createElement('canvas').getContext('2d')!;
      lapiz.font = font;
      const sitio = campo.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return Math.max(0, lapiz.measureText(campo.placeholder).width - sitio);
    });
    expect(falta).toBe(0);

    await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }));
    await buscador.fill('plato');

    const titulo = page.getByRole('heading', { level: 2 }).first();
    const navegacion = page.getByRole('navigation', { name: 'Categorías' });
    await becomes(async () => {
      const [primero, barra] = await Promise.all([titulo.boundingBox(), navegacion.boundingBox()]);
      const desde = primero!.y - (barra!.y + barra!.height);
      return desde >= 0 && desde < 60;
    }, true);
  });
});

it('a carta without a mesa shows the price of every zona whole, however long its name', async () => {
  const { restaurante } = await readCarta(paginas.producto, casa);
  const productos = await readProductos(paginas.producto, casa);
  await callAs(paginas.producto, casa, rutasGestion.preciosDeZona(casa.id, restaurante.zonas![0]!._id), {
    method: 'PUT',
    body: { precios: productos.slice(0, 60).map(({ _id }) => ({ producto: _id, precio: 19.95 })) },
  });
  const page = await paginas.openMovil(`/menu/${casa.slug}`);
  await page
    .getByText(/^Terraza cubierta.*19,95\s€$/)
    .first()
    .waitFor();
  await untilDispuesta(page);

  expect(await findDesbordes(page)).toEqual([]);
});

import type { Locator, Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { axeFindings, contrastFindings } from './support/axe';
import { becomes } from './support/becomes';
import { readEnteros } from './support/muro';
import { bump, move } from './support/noche';
import { MESAS_LLENAS, buildNocheLlena } from './support/noche-llena';
import { usePaginas } from './support/paginas';
import { startDispositivo, ticketPared } from './support/planta';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
let casa: Local;
let pantallas = 0;

beforeAll(async () => {
  casa = await buildNocheLlena(paginas.producto);
});

async function openMuro(width: number, height: number, puesto: 'cocina' | 'barra' = 'cocina'): Promise<Page> {
  const page = await (
    await paginas.openNavegador({ viewport: { width, height }, isMobile: false })
  ).newPage();
  const nombre = `Pantalla ${++pantallas}`;
  await startDispositivo(page, paginas.producto, casa, { nombre, puesto });
  await ticketPared(page, MESAS_LLENAS).waitFor({ state: 'attached' });
  return page;
}

/** The least that any of these is high, in px. */
const minAlto = (cuales: Locator): Promise<number> =>
  cuales.evaluateAll((todos) =>
    Math.min(...todos.map((elemento) => elemento.getBoundingClientRect().height)),
  );

/** The smallest letter of these, in px. */
const minLetra = (cuales: Locator): Promise<number> =>
  cuales.evaluateAll((todos) =>
    Math.min(...todos.map((elemento) => parseFloat(getComputedStyle(elemento).fontSize))),
  );

const cabeceras = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Mesa/ });
const lineas = (page: Page) => page.getByRole('article').getByRole('button', { name: /^\d+ .* pasar a/ });
const elegidos = (page: Page) =>
  page.getByRole('article').getByText(/^(Punto de la carne: )?(Poco hecha|Al punto|Muy hecha)$/);

it('a laptop shows eight of 58 tickets whole, of which one goes on in the next column and is worked there', async () => {
  await openMuro(1280, 800, 'barra');
  const page = await openMuro(1366, 768);
  await becomes(async () => (await readEnteros(page)).enteros >= 8, true);
  expect(await readEnteros(page)).toMatchObject({ columnas: 4, sobra: 0 });

  const partido = page
    .getByRole('article')
    .filter({ has: page.getByText('sigue ›') })
    .first();
  const nombre = await partido.getAttribute('aria-label');
  const ultima = partido.getByRole('button', { name: /pasar a En preparación/ }).last();
  const [cabecera, linea] = await Promise.all([cabeceras(page).first().boundingBox(), ultima.boundingBox()]);
  expect(linea?.x).not.toBe(cabecera?.x);
  await move(ultima);
  await page
    .getByRole('article', { name: nombre ?? '' })
    .getByRole('button', { name: /En preparación.*pasar a Listo/ })
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.tema = 'claro'));
  expect(await contrastFindings(page)).toEqual([]);
});

it('a phone keeps 160 px for all that is no ticket; a line and a header are 64 px, and what was chosen 24', async () => {
  await openMuro(1280, 800, 'barra');
  const page = await openMuro(390, 844);
  const alto = () =>
    page.getByRole('list', { name: 'Pedidos por hacer' }).evaluate((muro) => muro.clientHeight);
  await becomes(async () => 844 - (await alto()) <= 160, true);
  expect(await minAlto(cabeceras(page))).toBeGreaterThanOrEqual(64);
  expect(await minAlto(lineas(page))).toBeGreaterThanOrEqual(64);
  expect(await elegidos(page).count()).toBeGreaterThan(0);
  expect(await minLetra(elegidos(page))).toBeGreaterThanOrEqual(24);
  expect(await axeFindings(page)).toEqual([]);
});

it('a total is told by what was chosen, and a tap on it lights the tickets that have it', async () => {
  await openMuro(1280, 800, 'barra');
  const page = await openMuro(1366, 768);
  await page.getByRole('button', { name: 'Totales', exact: true }).click();
  const totales = page.getByRole('complementary', { name: 'Totales por hacer' });
  const cifra = async (nombre: RegExp) =>
    parseInt(await totales.getByRole('button', { name: nombre }).innerText(), 10);
  const partes = await Promise.all([/Poco hecha$/, /Al punto$/, /Muy hecha$/].map(cifra));
  expect(await cifra(/Hamburguesa$/)).toBe(partes.reduce((suma, parte) => suma + parte, 0));

  const alPunto = totales.getByRole('button', { name: /Al punto$/ });
  const encendidos = page.locator('article[data-resaltado]');
  const conEllo = page.getByRole('article').filter({ has: page.getByText('Al punto', { exact: true }) });
  await alPunto.click();
  await encendidos.first().waitFor();
  expect(await encendidos.count()).toBe(await conEllo.count());
  expect(await axeFindings(page)).toEqual([]);
  await alPunto.click();
  await encendidos.first().waitFor({ state: 'detached' });
});

it('one tap on a header is enough for Listo once this screen is told so, and is taken back with one', async () => {
  await openMuro(1280, 800, 'barra');
  const page = await openMuro(1366, 768);
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  const interruptor = page.getByRole('switch', { name: 'Un toque en la cabecera deja el pedido Listo' });
  expect(await interruptor.getAttribute('aria-checked')).toBe('false');
  await interruptor.click();
  await page.keyboard.press('Escape');
  await interruptor.waitFor({ state: 'detached' });

  await bump(page, 1, 'Listo');
  await page.getByText('Mesa 1 · Listo').waitFor();
  await page.getByRole('button', { name: 'Deshacer la mesa 1' }).click();
  await ticketPared(page, 1)
    .getByRole('button', { name: /^Mesa.*Listo$/ })
    .waitFor();
});

it('what is ordered after the window was narrow and is wide again hangs there', async () => {
  const page = await openMuro(1366, 768);
  await page.setViewportSize({ width: 390, height: 844 });
  await becomes(async () => (await readEnteros(page)).columnas, 1);
  await page.setViewportSize({ width: 1366, height: 768 });
  await becomes(async () => (await readEnteros(page)).columnas, 4);

  await sendPedido(paginas.producto, casa, MESAS_LLENAS + 1, ['Tortilla']);
  await ticketPared(page, MESAS_LLENAS + 1).waitFor({ state: 'attached' });
});

it.each([
  [1366, 768],
  [390, 844],
])(
  'what cannot hang is told at %i px, and a wall that shows all of it never says so',
  async (ancho, alto) => {
    const page = await openMuro(ancho, alto);
    let latidos = 0;
    page.on('websocket', (canal) =>
      canal.on('framereceived', ({ payload }) => {
        if (payload.includes('"latido"')) latidos++;
      }),
    );
    await page.reload();
    const enDirecto = page.getByText('En directo', { exact: true });
    const banda = page.getByText('Hay pedidos que no se ven en esta pantalla');
    await enDirecto.waitFor();
    const hasta = latidos + 4;
    await becomes(() => latidos >= hasta, true, 60_000);
    expect([await enDirecto.count(), await banda.count()]).toEqual([1, 0]);

    // nothing of the wall can be measured any more, as little as in a browser that lost its place
    await page.evaluate(() => {
      const muro = document.querySelector('ol[data-letra]');
      if (muro) Object.assign(muro, { querySelectorAll: () => [] });
    });
    const mesa = MESAS_LLENAS + 2;
    await sendPedido(paginas.producto, casa, mesa, ['Tortilla']);
    await banda.waitFor();
    expect(await enDirecto.count()).toBe(0);

    await page.getByRole('button', { name: 'Recargar página' }).click();
    await ticketPared(page, mesa).first().waitFor({ state: 'attached' });
    await enDirecto.waitFor();
  },
);

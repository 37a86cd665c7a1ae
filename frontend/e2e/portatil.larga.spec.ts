import type { Page } from 'playwright-core';
import { readProductos } from './support/api';
import { buildCasaDificil } from './support/casa-dificil';
import { becomes } from './support/becomes';
import { enterCarta } from './support/dueno';
import { IDIOMAS, usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

const SECCIONES = [
  'Pedidos',
  'Pedidos Entregados',
  'Pedidos Pagados',
  'Gestión de Carta',
  'Estadísticas',
  'Cierre del día',
  'Ajustes',
];

const enlace = (page: Page, nombre: string) =>
  page
    .getByRole('navigation', { name: /^(Secciones|Tu local)$/ })
    .getByRole('link', { name: nombre, exact: true });

/** Where each of the house's places stands on the screen. */
const readCajas = async (page: Page) =>
  Promise.all(SECCIONES.map(async (nombre) => [nombre, await enlace(page, nombre).boundingBox()]));

it('has every place of the house where it was, on each of an owner’s pages on a laptop', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  const cajas = await readCajas(page);

  for (const nombre of SECCIONES) {
    await enlace(page, nombre).click();
    await page.waitForFunction(
      (texto) => document.querySelector('nav [aria-current=page]')?.textContent === texto,
      nombre,
    );
    expect([nombre, await readCajas(page)]).toEqual([nombre, cajas]);
    await becomes(() => page.title(), `${nombre === 'Gestión de Carta' ? 'Carta' : nombre} · Carta Digital`);
  }
});

it('opens a setting beside the list of them on a laptop, and in its place on a phone', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await enlace(page, 'Ajustes').click();

  await page.getByRole('link', { name: 'Horario', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Horario' }).waitFor();
  await page.getByRole('link', { name: 'Servicio', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Servicio' }).waitFor();
  await becomes(() => page.title(), 'Servicio · Carta Digital');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Horario', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  await page.getByRole('link', { name: 'Horario', exact: true }).waitFor();
});

it('asks before a link of the house leaves what was written, and then follows it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await enlace(page, 'Ajustes').click();
  await page.getByRole('link', { name: 'Datos legales' }).click();
  await page.getByLabel('Titular').fill('Ana');

  await enlace(page, 'Pedidos').click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await page.getByLabel('Titular').inputValue()).toBe('Ana');
  await page.getByRole('link', { name: 'Horario' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await page.getByRole('heading', { level: 1, name: 'Horario' }).waitFor();
});

it.each(IDIOMAS)(
  'shows at least twelve of three hundred dishes on a low laptop in %s, and prices them by keyboard alone',
  async (locale) => {
    const local = await buildCasaDificil(paginas.producto);
    const page = await paginas.openPortatil('/admin', {
      viewport: { width: 1366, height: 768 },
      locale,
    });
    await enterCarta(page, local);
    const enteros = await page.getByRole('article').evaluateAll(
      (filas) =>
        filas.filter((fila) => {
          const { top, bottom, height } = fila.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight && height <= 48;
        }).length,
    );
    expect(enteros).toBeGreaterThanOrEqual(12);

    const precios = page.getByRole('textbox', { name: /^Precio de / });
    expect(await precios.count()).toBe(308);
    await precios.first().focus();
    await page.keyboard.type('4,41');
    await page.keyboard.press('Enter');
    await page.keyboard.type('5,51');
    await page.keyboard.press('ArrowDown');
    await becomes(
      async () =>
        (await readProductos(paginas.producto, local)).filter(({ precio }) => [4.41, 5.51].includes(precio))
          .length,
      2,
    );
    for (let fila = 2; fila < 307; fila++) await page.keyboard.press('Enter');
    await becomes(() => precios.last().evaluate((campo) => campo === document.activeElement), true);
  },
);

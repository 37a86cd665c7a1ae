import type { BrowserContext, Page } from 'playwright-core';
import { enlaceMesa, fillCarrito, openConfirmacion, untilSentado } from './support/comensal';
import { enterCarta, openProducto } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { pathOf } from './support/personal';
import { buildLocal } from './support/restaurantes';
import { goBack } from './support/volver';

const paginas = usePaginas();

/** A browser that tells Back by its history alone, as Safari and Firefox do. */
async function withoutCloseWatcher(navegador: BrowserContext): Promise<BrowserContext> {
  await navegador.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  return navegador;
}

const isEnCapa = (page: Page) =>
  page.evaluate(() => (history.state as { capa?: true } | null)?.capa === true);
const isPanelAbierto = (page: Page) =>
  page.getByRole('button', { name: 'Evitar alérgenos' }).getAttribute('aria-expanded');

it('closes the confirmation, then the cart, then leaves the carta, where the browser has its history alone', async () => {
  const local = await buildLocal(paginas.producto);
  const navegador = await withoutCloseWatcher(await paginas.openNavegador());
  const page = await navegador.newPage();
  await page.goto(`/menu/${local.slug}/legal`);
  await page.goto(enlaceMesa(local, 4));
  await untilSentado(page, 4);
  await fillCarrito(page, 'Croquetas', 'Caña');
  await openConfirmacion(page);

  await goBack(page);
  await hoja(page, 'Confirmar pedido').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Confirmar Pedido' }).waitFor();
  await becomes(() => isEnCapa(page), true);

  await goBack(page);
  await hoja(page, 'Tu carrito').waitFor({ state: 'detached' });
  await becomes(() => isEnCapa(page), false);
  await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
  expect(pathOf(page)).toBe(enlaceMesa(local, 4));

  await goBack(page);
  await becomes(() => Promise.resolve(pathOf(page)), `/menu/${local.slug}/legal`);
});

it('closes a panel of the carta, and leaves the carta where it stands', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await (await withoutCloseWatcher(await paginas.openNavegador())).newPage();
  await page.goto(enlaceMesa(local, 4));
  await untilSentado(page, 4);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
  await becomes(() => isEnCapa(page), true);

  await goBack(page);

  await becomes(() => isPanelAbierto(page), 'false');
  await becomes(() => isEnCapa(page), false);
  expect(pathOf(page)).toBe(enlaceMesa(local, 4));
});

it('closes what its own button closes with no step left over, also after a reload', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await (await withoutCloseWatcher(await paginas.openNavegador())).newPage();
  await page.goto(`/menu/${local.slug}/legal`);
  await page.goto(enlaceMesa(local, 4));
  await untilSentado(page, 4);
  await fillCarrito(page, 'Croquetas');
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await becomes(() => isEnCapa(page), true);
  await page.reload();
  await becomes(() => isEnCapa(page), false);
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await becomes(() => isEnCapa(page), true);
  await hoja(page, 'Tu carrito').getByRole('button', { name: 'Cerrar' }).click();
  await becomes(() => isEnCapa(page), false);

  await goBack(page);

  await becomes(() => Promise.resolve(pathOf(page)), `/menu/${local.slug}/legal`);
});

it('asks about what was typed, and stays on the screen of its owner', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await (await withoutCloseWatcher(await paginas.openNavegador())).newPage();
  await page.goto('/admin');
  await enterCarta(page, local);
  const sheet = await openProducto(page, 'Bravas');
  await sheet.getByLabel('Nombre').fill('Bravas picantes');
  await becomes(() => isEnCapa(page), true);

  await goBack(page);
  await page.getByRole('alertdialog', { name: '¿Descartar los cambios?' }).waitFor();
  await becomes(() => isEnCapa(page), true);
  await goBack(page);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });

  expect(await sheet.getByLabel('Nombre').inputValue()).toBe('Bravas picantes');
  await becomes(() => isEnCapa(page), true);
  expect(pathOf(page)).toBe('/admin/carta');

  // another page of the house, and back: one step each
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await becomes(() => isEnCapa(page), false);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  await goBack(page);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  expect(pathOf(page)).toBe('/admin/carta');
});

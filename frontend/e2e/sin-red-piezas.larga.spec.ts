import type { BrowserContextOptions, Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { enterTablero, openPestana } from './support/personal';
import { openDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

/** A browser that is never idle: it loads what it needs, and nothing ahead. */
async function openOcupado(options?: BrowserContextOptions) {
  const navegador = await paginas.openNavegador(options);
  await navegador.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return navegador;
}

const aviso = (page: Page) => page.getByRole('alert').getByText('Sin conexión: no se ha podido abrir.');
const tap = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true }).click();

/** What does not come says so, the screen lives, and it opens once there is a network. */
async function expectReintento(page: Page, boton: string, titulo: string, vive: () => Promise<void>) {
  await page.context().setOffline(true);
  await tap(page, boton);
  await aviso(page).waitFor();
  await vive();
  await page.context().setOffline(false);
  await tap(page, 'Reintentar');
  await settle(hoja(page, titulo));
  // with its styles, which were missed too
  await becomes(() => hoja(page, titulo).evaluate((nodo) => getComputedStyle(nodo).position), 'fixed');
  await tap(page, 'Cerrar');
  await hoja(page, titulo).waitFor({ state: 'detached' });
}

it('a sheet of a mesa that does not come takes nothing else with it, and opens when there is a network', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  await sendPedido(paginas.producto, local, 6, ['Croquetas']);
  const camarero = { nombre: 'Móvil de Ana', puesto: 'camarero' } as const;
  const page = await openDispositivo(openOcupado, paginas.producto, local, camarero);
  await page.goto('/sala/mesa/6');
  await page.getByText('Croquetas', { exact: true }).waitFor();

  const vive = async () => {
    await page.getByText('Croquetas', { exact: true }).waitFor();
    expect(await page.getByText('¡Ups!').count()).toBe(0);
  };
  await expectReintento(page, 'Cambiar de mesa', 'Cambiar la mesa 6', vive);
  await expectReintento(page, 'Juntar con…', 'Juntar la mesa 6', vive);
});

it('so does the menu of a mesa on the boards', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  await sendPedido(paginas.producto, local, 6, ['Croquetas']);
  const page = await (await openOcupado(EN_PORTATIL)).newPage();
  await page.goto('/admin/pedidos');
  await enterTablero(page, local);

  await expectReintento(page, 'Más de la mesa 6', 'Mesa 6', async () => {
    await page.getByRole('button', { name: 'Preparar' }).first().waitFor();
    expect(await page.getByText('¡Ups!').count()).toBe(0);
  });
});

it('the pages that a waiter’s leads to are fetched while nothing else is to be done, and open without a network', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  await sendPedido(paginas.producto, local, 6, ['Croquetas']);
  const page = await (await paginas.openNavegador()).newPage();
  const mesa = page.waitForEvent('requestfinished', (pieza) => /\/SalaMesaPage-.*\.js$/.test(pieza.url()));
  const tomar = page.waitForEvent('requestfinished', (pieza) => /\/SalaPedirPage-.*\.js$/.test(pieza.url()));
  await page.goto('/sala');
  await enterTablero(page, local);
  await Promise.all([mesa, tomar]);
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Mesas', exact: true }).click();
  await page.getByRole('link', { name: /^Mesa 6/ }).click();
  await page.getByText('Croquetas', { exact: true }).waitFor();
});

it('so are the other boards', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  const page = await (await paginas.openNavegador(EN_PORTATIL)).newPage();
  const pagados = page.waitForEvent('requestfinished', (pieza) => /\/PagadosPage-.*\.js$/.test(pieza.url()));
  await page.goto('/admin/pedidos');
  await enterTablero(page, local);
  await pagados;
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  for (const tablero of ['Pedidos Entregados', 'Pedidos Pagados']) {
    await openPestana(page, tablero);
    await page.getByRole('heading', { level: 1, name: tablero }).waitFor();
  }
});

it('the sheets of a mesa are fetched while nothing else is to be done, and open without a network', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  await sendPedido(paginas.producto, local, 6, ['Croquetas']);
  const camarero = { nombre: 'Móvil de Ana', puesto: 'camarero' } as const;
  const page = await openDispositivo(paginas.openNavegador, paginas.producto, local, camarero);
  const llegados = new Set<string>();
  page.on('requestfinished', (request) => {
    const pieza = /\/(HojaMover|HojaJuntar|HojaCobrar)-[^/]+\.js$/.exec(request.url())?.[1];
    if (pieza) llegados.add(pieza);
  });
  await page.goto('/sala/mesa/6');
  await becomes(() => [...llegados].sort(), ['HojaCobrar', 'HojaJuntar', 'HojaMover']);
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  for (const [boton, titulo] of [
    ['Cambiar de mesa', 'Cambiar la mesa 6'],
    ['Juntar con…', 'Juntar la mesa 6'],
  ] as const) {
    await tap(page, boton);
    await settle(hoja(page, titulo));
    await tap(page, 'Cerrar');
    await hoja(page, titulo).waitFor({ state: 'detached' });
  }
});

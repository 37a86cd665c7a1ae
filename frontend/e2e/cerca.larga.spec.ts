import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { expectCercano } from './support/cerca';
import { confirm, enlaceMesa, fillCarrito, openCarrito, openConfirmacion } from './support/comensal';
import { buildPorElegir, openElegir } from './support/elegir';
import type { CartaPorElegir } from './support/elegir';
import { openHoja, settle, hoja } from './support/hoja';
import { useMismaApp } from './support/misma-app';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import type { Pantallas } from './support/pantalla';

/** A laptop of 1280 × 1024 whose owner reads at 400 %, in colours of their own, and is made sick by what moves. */
const paginas = usePaginas();
const open = useMismaApp(paginas, {
  ...EN_PORTATIL,
  viewport: { width: 320, height: 256 },
  forcedColors: 'active',
  reducedMotion: 'reduce',
});
let carta: CartaPorElegir;

beforeAll(async () => {
  carta = await buildPorElegir(paginas.producto);
  await sendPedido(paginas.producto, carta.local, 7, ['Croquetas', 'Caña'], 'Sin sal', ['gluten']);
});

const openMesa = (): Promise<Page> => open(enlaceMesa(carta.local, 4));

async function openPersonal(path: string): Promise<Page> {
  const page = await open(path, carta.local);
  await page.getByText('En directo', { exact: true }).waitFor();
  return page;
}

const PANTALLAS: Pantallas = {
  'the carta of a mesa': openMesa,
  'what a diner avoids': async () => {
    const page = await openMesa();
    await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
    return page;
  },
  'a dish that asks': async () => {
    const page = await openMesa();
    await openElegir(page, 'Hamburguesa');
    return page;
  },
  'the cart': async () => {
    const page = await openMesa();
    await fillCarrito(page, 'Croquetas', 'Caña');
    await openCarrito(page);
    return page;
  },
  'the confirmation': async () => {
    const page = await openMesa();
    await fillCarrito(page, 'Croquetas');
    await openConfirmacion(page);
    return page;
  },
  'the order just sent': async () => {
    const page = await openMesa();
    await fillCarrito(page, 'Croquetas');
    await confirm(page);
    return page;
  },
  'a call': async () => {
    const page = await openMesa();
    await page.getByRole('button', { name: /^(Llamar|Avisado)/ }).click();
    await settle(hoja(page, '¿Qué necesitas?'));
    return page;
  },
  'the wall': async () => {
    const page = await open('/cocina', carta.local);
    await page.getByRole('button', { name: 'Empezar' }).click();
    await page.getByText('En directo', { exact: true }).waitFor();
    // tickets have a window of their own below the bars
    expect(await page.getByRole('main').boundingBox()).toMatchObject({ height: 256 });
    return page;
  },
  'the radar': () => openPersonal('/sala'),
  'a mesa': async () => {
    const page = await openPersonal('/sala/mesa/7');
    await page.getByRole('button', { name: 'Cobrar' }).waitFor();
    return page;
  },
  'its bill': async () => {
    const page = await openPersonal('/sala/mesa/7');
    await openHoja(page, 'Cobrar', 'Cobrar mesa 7');
    return page;
  },
  'an order that is taken': async () => {
    const page = await openPersonal('/sala/mesa/7');
    await page.getByRole('button', { name: 'Tomar pedido' }).click();
    await fillCarrito(page, 'Croquetas');
    return page;
  },
  'the boards': () => openPersonal('/admin/pedidos'),
  'the login': async () => {
    const page = await open('/admin');
    await page.getByLabel('Email').waitFor();
    return page;
  },
  'the owner’s carta': async () => {
    const page = await open('/admin/carta', carta.local);
    await page.getByText('Hamburguesa').first().waitFor();
    return page;
  },
  'a product': async () => {
    const page = await open('/admin/carta', carta.local);
    await openHoja(page, 'Nuevo producto', 'Nuevo producto');
    return page;
  },
  'the settings': async () => {
    const page = await open('/admin/settings', carta.local);
    await page.getByRole('heading', { name: 'Ajustes' }).first().waitFor();
    return page;
  },
};

it.each(Object.entries(PANTALLAS))(
  '%s: nothing is wider than the window, every control is reached and seen as it is, and nothing moves',
  async (_, openPantalla) => expectCercano(await openPantalla()),
);

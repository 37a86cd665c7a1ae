import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion } from '@carta/contracts';
import type { CrearPedidoRequest, Producto } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { losePeticion } from './support/averias';
import { callAs, call, readCarta } from './support/api';
import { settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaPagina(paginas, { ...EN_PORTATIL, viewport: { width: 1366, height: 768 } });
const openTabla = async (local: Local): Promise<Page> => {
  const page = await open('/admin/carta/traducir?lengua=en', local);
  await page.getByRole('heading', { name: 'Para picar' }).waitFor();
  return page;
};
const campo = (page: Page, original: string): Locator =>
  page.getByRole('textbox', { name: original, exact: true });
const fila = (page: Page, original: string): Locator =>
  page.getByRole('listitem').filter({ has: campo(page, original) });
const said = (page: Page, original: string, texto: string): Promise<void> =>
  fila(page, original).getByText(texto).waitFor();

async function findProducto(local: Local, nombre: string): Promise<Producto> {
  const { categorias } = await readCarta(paginas.producto, local);
  const producto = categorias.flatMap(({ productos }) => productos).find((uno) => uno.nombre === nombre);
  if (!producto) throw new Error(`${nombre} is not on the carta`);
  return producto;
}

test('an owner switches English on, accepts and writes, and a diner and their waiter read it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await open('/admin/settings/lenguas', local);
  await page.getByRole('switch', { name: 'Inglés' }).click();
  const pregunta = page.getByRole('alertdialog', { name: 'Encender el inglés' });
  await settle(pregunta);
  await pregunta.getByText(/en inglés no las ha revisado nadie todavía.*faltan 6 textos/).waitFor();
  await pregunta.getByRole('button', { name: 'Encender' }).click();
  await page.getByText('Faltan 6 textos').waitFor();

  await page.getByRole('link', { name: 'Traducir al inglés' }).click();
  await campo(page, 'Bravas').fill('Spicy potatoes');
  await campo(page, 'Bravas').press('Enter');
  await said(page, 'Bravas', 'Guardado');
  await page.getByRole('button', { name: 'Aceptar todas las propuestas (5)' }).click();
  await page.getByRole('radio', { name: 'Faltan 0' }).waitFor();
  await becomes(() => campo(page, 'Bravas').inputValue(), 'Spicy potatoes');
  await becomes(() => campo(page, 'Croquetas').inputValue(), 'Croquettes');

  const diner = await paginas.openMovil(`/menu/${local.slug}?lang=en`);
  for (const texto of ['Croquettes', 'Spicy potatoes', 'Small draught beer']) {
    await diner.getByText(texto, { exact: true }).first().waitFor();
  }

  const { _id, nombre, precio } = await findProducto(local, 'Croquetas');
  const pedido: CrearPedidoRequest = {
    ...{ restaurante: local.id, mesa: 3, lengua: 'en' },
    productos: [{ productoId: _id, nombre, precio, cantidad: 1 }],
  };
  const headers = { [CABECERA_CLAVE]: randomUUID() };
  await call(paginas.producto, rutas.pedidos(), { method: 'POST', headers, body: pedido });
  const sala = await open('/sala/mesa/3', local);
  await sala.getByText('Carta leída en inglés').waitFor();
  await sala.getByText('Croquettes', { exact: true }).waitFor();

  await callAs(paginas.producto, local, rutasGestion.producto(_id), {
    method: 'PUT',
    body: { nombre: 'Croquetas de la abuela' },
  });
  const tabla = await open('/admin/carta', local);
  await tabla.getByRole('link', { name: 'Traducir la carta Sin revisar 1 en inglés' }).click();
  await tabla.getByText('Sin revisar 1', { exact: true }).click();
  await said(tabla, 'Croquetas de la abuela', 'Se tradujo cuando ponía «Croquetas»');
  await fila(tabla, 'Croquetas de la abuela')
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  await tabla.getByRole('radio', { name: 'Sin revisar 0' }).waitFor();
});

test('on a phone what a bad network does not save stays, and is saved later', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openTabla(local);
  await page.setViewportSize({ width: 390, height: 844 });
  const textos = (url: URL): boolean => url.pathname.startsWith('/api/textos/');
  await page.route(textos, (route) =>
    route.request().method() === 'PUT' ? losePeticion(route) : route.continue(),
  );
  await campo(page, 'Bravas').fill('Spicy potatoes');
  await campo(page, 'Croquetas').focus();
  await said(page, 'Bravas', 'No se ha guardado');

  await page.unroute(textos);
  await page.reload();
  await becomes(() => campo(page, 'Bravas').inputValue(), 'Spicy potatoes');
  await fila(page, 'Bravas').getByRole('button', { name: 'Reintentar' }).click();
  await said(page, 'Bravas', 'Guardado');
  await fila(page, 'Croquetas')
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  await said(page, 'Croquetas', 'Guardado');
  await page.reload();
  await becomes(() => campo(page, 'Bravas').inputValue(), 'Spicy potatoes');
});

test('axe finds nothing in the table, nor where languages are switched on', async () => {
  const local = await buildLocal(paginas.producto);
  await expectAccesible(await openTabla(local));
  const page = await open('/admin/settings/lenguas', local);
  await page.getByRole('switch', { name: 'Inglés' }).waitFor();
  await expectAccesible(page);
});

// Longer than most: everything that may change under an open carta is tried on the same one.
import { NS_COMENSAL } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { readGrupos, readCarta } from './support/api';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  goOnPidiendo,
  openCarrito,
  openConfirmacion,
  order,
} from './support/comensal';
import {
  closeHoja,
  createCategoria,
  fila,
  fillProducto,
  interruptor,
  openCategorias,
  openNuevoProducto,
  openProducto,
  readSecciones,
  save,
} from './support/dueno';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { readQr } from './support/noche';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

/** What begins a phone's first message, as it travels. */
const ENTRADA = `40${NS_COMENSAL},`;

const paginas = usePaginas();

const openMovil = useMismaPagina(paginas);

/** The owner at their carta. */
async function openDueno(local: Local): Promise<Page> {
  const page = await openMovil('/admin/carta', local);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return page;
}

/** A diner's menu that already hears what changes. */
async function openComensal(path: string): Promise<Page> {
  const page = await (await paginas.openNavegador()).newPage();
  await Promise.all([page.waitForEvent('websocket'), page.goto(path)]);
  return page;
}

/** A dish of the carta, also while a sheet covers it. */
const plato = (page: Page, nombre: string) =>
  page.locator('article').filter({ has: page.locator('h3').getByText(nombre, { exact: true }) });

const isAgotado = async (page: Page, nombre: string): Promise<boolean> =>
  (await plato(page, nombre).getAttribute('data-agotado')) !== null;

async function setPrecio(dueno: Page, nombre: string, precio: string): Promise<void> {
  const sheet = await openProducto(dueno, nombre);
  await sheet.getByLabel('Precio').fill(precio);
  await save(sheet);
}

describe('a dish that is sold out', () => {
  it('turns grey on an open carta, and the open cart cannot be sent with it', async () => {
    const local = await buildLocal(paginas.producto);
    const comensal = await openComensal(enlaceMesa(local, 4));
    const dueno = await openDueno(local);
    await fillCarrito(comensal, 'Croquetas', 'Caña');
    await openCarrito(comensal);
    const carrito = hoja(comensal, 'Tu carrito');

    await interruptor(dueno, 'Croquetas').click();

    await carrito.getByRole('alert').getByText('Croquetas: agotado', { exact: true }).waitFor();
    await becomes(() => isAgotado(comensal, 'Croquetas'), true);
    expect(await isAgotado(comensal, 'Bravas')).toBe(false);
    expect(await carrito.getByRole('button', { name: 'Confirmar Pedido' }).count()).toBe(0);
    expect(await readGrupos(paginas.producto, local)).toEqual([]);

    await carrito.getByRole('button', { name: 'Quitar lo agotado y seguir' }).click();
    await botonConfirmar(comensal).click();
    await goOnPidiendo(comensal);
    expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 2.2 }]);

    await interruptor(dueno, 'Croquetas').click();
    await becomes(() => isAgotado(comensal, 'Croquetas'), false);
    await fillCarrito(comensal, 'Croquetas');
  });

  it('is so for today with one tap and until further notice with another', async () => {
    const local = await buildLocal(paginas.producto);
    const dueno = await openDueno(local);
    const hasta = dueno.getByRole('group', { name: 'Hasta cuándo está agotado Croquetas' });
    const readAgotado = async () => {
      const { categorias } = await readCarta(paginas.producto, local);
      const { disponible, agotadoHasta } = categorias[0]?.productos[0] ?? {};
      return { disponible, vuelve: agotadoHasta !== undefined };
    };

    await interruptor(dueno, 'Croquetas').click();
    await fila(dueno, 'Croquetas').getByText('Agotado · vuelve mañana', { exact: true }).waitFor();
    expect(await hasta.getByLabel('Solo hoy').isChecked()).toBe(true);
    await becomes(readAgotado, { disponible: false, vuelve: true });

    await hasta.getByText('Hasta nuevo aviso').click();
    await fila(dueno, 'Croquetas').getByText('Agotado', { exact: true }).waitFor();
    await becomes(readAgotado, { disponible: false, vuelve: false });

    await hasta.getByText('Solo hoy').click();
    await becomes(readAgotado, { disponible: false, vuelve: true });
    await dueno.reload();
    await fila(dueno, 'Croquetas').getByText('Agotado · vuelve mañana', { exact: true }).waitFor();

    await interruptor(dueno, 'Croquetas').click();
    await becomes(readAgotado, { disponible: true, vuelve: false });
    await becomes(() => interruptor(dueno, 'Croquetas').getAttribute('aria-checked'), 'true');
  });
});

it('counts down on every open carta, and the cart that asks for more keeps what there is', async () => {
  const local = await buildLocal(paginas.producto);
  const dueno = await openDueno(local);
  const ana = await openComensal(enlaceMesa(local, 4));
  const luis = await openComensal(enlaceMesa(local, 5));
  await fillCarrito(ana, 'Croquetas', 'Croquetas');
  await fillCarrito(luis, 'Croquetas', 'Croquetas', 'Caña');

  const sheet = await openProducto(dueno, 'Croquetas');
  await sheet.getByRole('button', { name: 'Contar cuántos quedan: Croquetas' }).click();
  const cuantos = hoja(dueno, 'Cuántos quedan');
  await settle(cuantos);
  await cuantos.getByRole('textbox', { name: 'Cuántos quedan' }).fill('2');
  await cuantos.getByRole('button', { name: 'Uno más' }).click();
  await cuantos.getByRole('button', { name: 'Guardar' }).click();
  await sheet.getByRole('button', { name: 'Quedan 3: Croquetas' }).waitFor();
  await plato(ana, 'Croquetas').getByText('Quedan 3', { exact: true }).waitFor();

  await order(ana);
  await plato(luis, 'Croquetas').getByText('Queda 1', { exact: true }).waitFor();
  await openConfirmacion(luis);
  await botonConfirmar(luis).click();
  const carrito = hoja(luis, 'Tu carrito');
  await carrito.getByText('Queda 1 de «Croquetas». Revisa tu pedido antes de enviarlo.').waitFor();
  await carrito.getByText('Croquetas: hemos dejado 1, no quedan más', { exact: true }).waitFor();
  await carrito.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await settle(hoja(luis, 'Confirmar pedido'));
  await botonConfirmar(luis).click();
  await goOnPidiendo(luis);

  await becomes(() => isAgotado(ana, 'Croquetas'), true);
  expect((await readGrupos(paginas.producto, local)).map(({ totalGrupo }) => totalGrupo).sort()).toEqual([
    11.7, 19,
  ]);
});

it('tells an open cart of another price, and charges that one', async () => {
  const local = await buildLocal(paginas.producto);
  const comensal = await openComensal(enlaceMesa(local, 4));
  const dueno = await openDueno(local);
  await fillCarrito(comensal, 'Croquetas', 'Croquetas', 'Caña');
  await openCarrito(comensal);
  const carrito = hoja(comensal, 'Tu carrito');

  await setPrecio(dueno, 'Croquetas', '11');

  await carrito.getByText(/^Croquetas: ahora cuesta 11,00\s€ \(antes 9,50\s€\)$/).waitFor();
  await carrito.getByText('24,20 €', { exact: true }).waitFor();
  expect(await textOf(plato(comensal, 'Croquetas'))).toContain('11,00 €');
  await carrito.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await settle(hoja(comensal, 'Confirmar pedido'));
  await botonConfirmar(comensal).click();
  await comensal.getByText(EXITO).waitFor();
  expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 24.2 }]);
});

it.each<[string, (dueno: Page) => Promise<void>, string | RegExp]>([
  ['another price', (dueno) => setPrecio(dueno, 'Croquetas', '11'), /^Croquetas: ahora cuesta 11,00\s€/],
  ['a dish sold out', (dueno) => interruptor(dueno, 'Croquetas').click(), 'Croquetas: agotado'],
])('brings who was about to confirm back to the cart, for %s', async (_, change, noticia) => {
  const local = await buildLocal(paginas.producto);
  const comensal = await openComensal(enlaceMesa(local, 4));
  const dueno = await openDueno(local);
  await fillCarrito(comensal, 'Croquetas', 'Caña');
  await openConfirmacion(comensal);

  await change(dueno);

  await hoja(comensal, 'Confirmar pedido').waitFor({ state: 'detached' });
  await hoja(comensal, 'Tu carrito').getByRole('alert').getByText(noticia).waitFor();
  expect(await readGrupos(paginas.producto, local)).toEqual([]);
});

it.each([
  ['that takes orders', 'premium', (local: Local) => enlaceMesa(local, 4)],
  ['to read', 'normal', ({ slug }: Local) => `/menu/${slug}`],
] as const)('changes before the eyes of who has a carta %s open', async (_, plan, pathOf) => {
  const local = await buildLocal(paginas.producto, { plan });
  const comensal = await openComensal(pathOf(local));
  const dueno = await openDueno(local);
  const secciones = () => readSecciones(comensal);
  await becomes(secciones, [
    ['Para picar', ['Croquetas', 'Bravas']],
    ['Bebidas', ['Caña', 'Agua']],
  ]);

  const categorias = await openCategorias(dueno);
  await categorias.getByRole('button', { name: 'Editar Para picar' }).click();
  await categorias.getByLabel('Nombre de Para picar').fill('Para compartir');
  await dueno.keyboard.press('Enter');
  await becomes(async () => (await secciones()).map(([nombre]) => nombre), ['Para compartir', 'Bebidas']);

  await categorias.getByRole('button', { name: 'Bajar Para compartir' }).click();
  await becomes(async () => (await secciones()).map(([nombre]) => nombre), ['Bebidas', 'Para compartir']);
  await closeHoja(categorias);

  await createCategoria(dueno, 'Postres');
  const nuevo = await openNuevoProducto(dueno);
  await fillProducto(nuevo, { nombre: 'Flan', precio: '4', categoria: 'Postres' });
  await save(nuevo);
  await setPrecio(dueno, 'Agua', '2,75');
  await interruptor(dueno, 'Caña').click();

  await becomes(secciones, [
    ['Bebidas', ['Caña', 'Agua']],
    ['Para compartir', ['Croquetas', 'Bravas']],
    ['Postres', ['Flan']],
  ]);
  await becomes(() => isAgotado(comensal, 'Caña'), true);
  await becomes(async () => (await textOf(plato(comensal, 'Agua'))).includes('2,75 €'), true);
});

it('is heard through a socket of its own server alone, which is told the code of the mesa', async () => {
  const local = await buildLocal(paginas.producto);
  const enlace = await readQr(paginas.producto, local, 4);
  const page = await (await paginas.openNavegador()).newPage();
  const presentado = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).startsWith(ENTRADA)));

  const respuesta = await page.goto(enlace);

  const { host } = new URL(paginas.producto.url);
  const policy = (await respuesta?.allHeaders())?.['content-security-policy']?.split(';');
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
  const { payload } = await presentado;
  expect(JSON.parse(String(payload).slice(ENTRADA.length))).toEqual({
    restaurante: local.id,
    mesa: 4,
    t: new URL(enlace, paginas.producto.url).searchParams.get('t'),
  });
});

import type { Page } from 'playwright-core';
import { sendPedido, moveMesa } from './support/api';
import {
  avoid,
  confirm,
  enlaceMesa,
  fillCarrito,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
} from './support/comensal';
import { hoja, settle } from './support/hoja';
import { useMismaApp } from './support/misma-app';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { fillLogin } from './support/personal';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaApp(paginas);
let tasca: Local;
let cafe: Local;
let casa: Local;
let vacia: Local;

beforeAll(async () => {
  [tasca, cafe, casa, vacia] = await Promise.all([
    findDemo(paginas.producto, 'premium'),
    findDemo(paginas.producto, 'normal'),
    buildLocal(paginas.producto, { nombre: 'Casa con un nombre bastante largo para un móvil' }),
    buildLocal(paginas.producto),
  ]);
  await sendPedido(paginas.producto, casa, 1, ['Croquetas', 'Caña', 'Caña'], 'Sin cebolla, por favor');
  await sendPedido(paginas.producto, casa, 12, ['Bravas', 'Croquetas', 'Caña'], undefined, ['huevos']);
  await sendPedido(paginas.producto, casa, 3, ['Agua', 'Croquetas']);
  await moveMesa(paginas.producto, casa, 3, 'entregado');
  await sendPedido(paginas.producto, casa, 4, ['Agua']);
  await moveMesa(paginas.producto, casa, 4, 'entregado');
  await moveMesa(paginas.producto, casa, 4, 'pagado');
});

async function openTablero(path: string, local: Local): Promise<Page> {
  const page = await open(path, local);
  await page.getByText('En directo', { exact: true }).waitFor();
  return page;
}

const openMesa = (local: Local): Promise<Page> => open(enlaceMesa(local, 2));

const PANTALLAS: Pantallas = {
  'a carta that takes orders': () => openMesa(tasca),
  'a carta to read': () => open(`/menu/${cafe.slug}?lang=es`),
  'a carta in another language, and the choice of one': async () => {
    const page = await open(`/menu/${cafe.slug}?lang=en`);
    await page.locator('summary').click();
    return page;
  },
  'who answers for the carta': () => open(`/menu/${cafe.slug}/legal`),
  'how accessible the carta is': () => open(`/menu/${cafe.slug}/accesibilidad`),
  'every categoría in one list': async () => {
    const page = await openMesa(tasca);
    await page.getByRole('button', { name: 'Todas las categorías' }).click();
    return page;
  },
  'the allergens to avoid': async () => {
    const page = await openMesa(casa);
    await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
    await page.getByRole('button', { name: 'Gluten' }).click();
    return page;
  },
  'a dish up close': async () => {
    const page = await open(`/menu/${cafe.slug}?lang=es`);
    await page.getByRole('button', { name: 'Tostada con tomate' }).click();
    await settle(hoja(page, 'Tostada con tomate'));
    return page;
  },
  'the cart': async () => {
    const page = await openMesa(casa);
    await fillCarrito(page, 'Croquetas', 'Caña');
    await openCarrito(page);
    return page;
  },
  'the confirmation, with an allergy': async () => {
    const page = await openMesa(casa);
    await avoid(page, 'Gluten');
    await fillCarrito(page, 'Croquetas', 'Caña');
    await openConfirmacion(page);
    return page;
  },
  'the order just sent': async () => {
    const page = await openMesa(await buildLocal(paginas.producto));
    await fillCarrito(page, 'Croquetas', 'Caña');
    await confirm(page, 'Sin sal');
    return page;
  },
  'one’s own orders': async () => {
    const page = await openMesa(await buildLocal(paginas.producto));
    await fillCarrito(page, 'Croquetas', 'Caña');
    await order(page);
    await openSeguimiento(page);
    return page;
  },
  'the login': () => open('/admin'),
  'the login, with its errors': async () => {
    const page = await open('/admin');
    await fillLogin(page, { email: '', password: '' });
    await page.getByText('El email es obligatorio').waitFor();
    return page;
  },
  'the orders': () => openTablero('/admin/pedidos', casa),
  'the orders served': () => openTablero('/admin/entregados', casa),
  'the orders paid': () => openTablero('/admin/pagados', casa),
  'the question before clearing them': async () => {
    const page = await openTablero('/admin/pagados', casa);
    await page.getByRole('button', { name: 'Eliminar Todos los Pedidos Pagados' }).click();
    await page.getByRole('alertdialog').waitFor();
    return page;
  },
  'the restaurant’s home': async () => {
    const page = await open('/admin', casa);
    await page.getByRole('heading', { name: 'Carta', exact: true }).waitFor();
    return page;
  },
  'no orders': () => openTablero('/admin/pedidos', vacia),
  'no orders served': () => openTablero('/admin/entregados', vacia),
  'no orders paid': () => openTablero('/admin/pagados', vacia),
  'a new order': async () => {
    const page = await openTablero('/admin/pedidos', vacia);
    await sendPedido(paginas.producto, vacia, 8, ['Caña']);
    await page.getByText('Pedido nuevo en la 8').waitFor();
    return page;
  },
  'an address that is nobody’s': () => open('/nadie'),
};

it.each(Object.entries(PANTALLAS))(
  '%s: axe finds nothing, by day or in the dark, it fits any width, and the browser has no complaint',
  async (_, openPantalla) => {
    await expectAccesible(await openPantalla());
    expect(paginas.quejas()).toEqual([]);
  },
);

it('an error screen: axe finds nothing, by day or in the dark, and it fits any width', async () => {
  await expectAccesible(await open('/menu'));
});

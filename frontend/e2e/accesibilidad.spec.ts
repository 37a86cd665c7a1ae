import type { Page } from 'playwright-core';
import { sendPedido, moveMesa } from './support/api';
import {
  enlaceMesa,
  fillCarrito,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
} from './support/comensal';
import { hoja, settle } from './support/hoja';
import { useMundo } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { enterTablero, fillLogin, openPestana } from './support/personal';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';

jest.setTimeout(60_000);

const mundo = useMundo();
let tasca: Local;
let cafe: Local;
let casa: Local;

beforeAll(async () => {
  [tasca, cafe, casa] = await Promise.all([
    findDemo(mundo.producto, 'premium'),
    findDemo(mundo.producto, 'normal'),
    buildLocal(mundo.producto, { nombre: 'Casa con un nombre bastante largo para un móvil' }),
  ]);
  await sendPedido(mundo.producto, casa, 1, ['Croquetas', 'Caña', 'Caña'], 'Sin cebolla, por favor');
  await sendPedido(mundo.producto, casa, 12, ['Bravas']);
  await sendPedido(mundo.producto, casa, 3, ['Agua', 'Croquetas']);
  await moveMesa(mundo.producto, casa, 3, 'entregado');
  await sendPedido(mundo.producto, casa, 4, ['Agua']);
  await moveMesa(mundo.producto, casa, 4, 'entregado');
  await moveMesa(mundo.producto, casa, 4, 'pagado');
});

async function openTablero(pestana: string, local: Local): Promise<Page> {
  const page = await mundo.openMovil('/admin/pedidos');
  await enterTablero(page, local);
  await openPestana(page, pestana);
  await page.getByRole('heading', { level: 1, name: pestana, exact: true }).waitFor();
  return page;
}

async function openMesa(local: Local, oscuro = false): Promise<Page> {
  return mundo.openMovil(enlaceMesa(local, 2), oscuro ? { colorScheme: 'dark' } : {});
}

const PANTALLAS: [string, () => Promise<Page>][] = [
  ['a carta that takes orders', () => openMesa(tasca)],
  ['the same in the dark', () => openMesa(tasca, true)],
  ['a carta to read', () => mundo.openMovil(`/menu/${cafe.slug}`)],
  [
    'the allergens to avoid',
    async () => {
      const page = await openMesa(tasca);
      await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
      await page.getByRole('button', { name: 'Gluten' }).click();
      return page;
    },
  ],
  [
    'a dish up close',
    async () => {
      const page = await mundo.openMovil(`/menu/${cafe.slug}`);
      await page.getByRole('button', { name: 'Tostada con tomate' }).click();
      await settle(hoja(page, 'Tostada con tomate'));
      return page;
    },
  ],
  [
    'the cart',
    async () => {
      const page = await openMesa(casa);
      await fillCarrito(page, 'Croquetas', 'Caña');
      await openCarrito(page);
      return page;
    },
  ],
  [
    'the confirmation, in the dark',
    async () => {
      const page = await openMesa(casa, true);
      await fillCarrito(page, 'Croquetas', 'Caña');
      await openConfirmacion(page);
      return page;
    },
  ],
  [
    'the order just sent',
    async () => {
      const page = await openMesa(await buildLocal(mundo.producto));
      await fillCarrito(page, 'Croquetas', 'Caña');
      await order(page, 'Sin sal');
      return page;
    },
  ],
  [
    'one’s own orders',
    async () => {
      const page = await openMesa(await buildLocal(mundo.producto));
      await fillCarrito(page, 'Croquetas', 'Caña');
      await order(page);
      await openSeguimiento(page);
      return page;
    },
  ],
  ['the login', () => mundo.openMovil('/admin')],
  [
    'the login in the dark, with its errors',
    async () => {
      const page = await mundo.openMovil('/admin', { colorScheme: 'dark' });
      await fillLogin(page, { email: '', password: '' });
      await page.getByText('El email es obligatorio').waitFor();
      return page;
    },
  ],
  ['the orders', () => openTablero('Pedidos', casa)],
  ['the orders served', () => openTablero('Pedidos Entregados', casa)],
  ['the orders paid', () => openTablero('Pedidos Pagados', casa)],
  [
    'the question before clearing them',
    async () => {
      const page = await openTablero('Pedidos Pagados', casa);
      await page.getByRole('button', { name: 'Eliminar Todos los Pedidos Pagados' }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  ],
  [
    'a new order',
    async () => {
      const local = await buildLocal(mundo.producto);
      const page = await openTablero('Pedidos', local);
      await sendPedido(mundo.producto, local, 8, ['Caña']);
      await page.getByText('Pedido nuevo en la 8').waitFor();
      return page;
    },
  ],
  ['no orders', async () => openTablero('Pedidos', await buildLocal(mundo.producto))],
  ['no orders served', async () => openTablero('Pedidos Entregados', await buildLocal(mundo.producto))],
  ['no orders paid', async () => openTablero('Pedidos Pagados', await buildLocal(mundo.producto))],
  [
    'the restaurant’s home',
    async () => {
      const page = await mundo.openMovil('/admin');
      await fillLogin(page, casa);
      await page.getByRole('heading', { name: 'Carta', exact: true }).waitFor();
      return page;
    },
  ],
  ['an address that is nobody’s', () => mundo.openMovil('/nadie')],
];

it.each(PANTALLAS)(
  '%s: axe finds nothing, it fits any width, and the browser has no complaint',
  async (_, open) => {
    await expectAccesible(await open());
    expect(mundo.quejas()).toEqual([]);
  },
);

it('an error screen: axe finds nothing, and it fits any width', async () => {
  await expectAccesible(await mundo.openMovil('/menu'));
});

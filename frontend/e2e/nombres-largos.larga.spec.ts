import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, moveMesa, sendPedido } from './support/api';
import {
  enlaceMesa,
  fillCarrito,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
} from './support/comensal';
import { openCategorias, openProducto } from './support/dueno';
import { findDesbordes } from './support/encaje';
import { openHoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { franjaSinEmpezar, startDispositivo } from './support/planta';
import { fillLogin } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { cancelPlato, shareMesas } from './support/servicio-lleno';

/** 58 letters, or a dish's most, and no space: nothing that a browser would break by itself. */
const larga = (principio: string, letras = 58) => principio.padEnd(letras, 'zarajo');
const NOTA = 'sin'.padEnd(140, 'sal');
const [PLATO, OTRO, VINO] = ['Plato', 'Guiso', 'Vino'].map((plato) => larga(plato, 100)) as [
  string,
  string,
  string,
];
const CARTA = [
  {
    nombre: larga('Categoria'),
    tipo: 'comida' as const,
    platos: [
      { nombre: PLATO, precio: 49_999 },
      { nombre: OTRO, precio: 98_765 },
    ],
  },
  { nombre: larga('Bodega'), tipo: 'bebida' as const, platos: [{ nombre: VINO, precio: 950 }] },
];

const paginas = usePaginas();
let casa: Local;
/** What did not fit, screen by screen. */
let desbordes: Record<string, string[]>;

beforeAll(async () => {
  const { producto } = paginas;
  casa = await buildLocal(producto, { nombre: larga('Casa'), categorias: CARTA });
  await shareMesas(producto, casa);
  const ubicacion = larga('Calle');
  const body = { nombre: casa.nombre, ubicacion, telefono: '6'.repeat(40) };
  await callAs(producto, casa, rutas.restaurante(casa.id), { method: 'PUT', body });
  await sendPedido(producto, casa, 3, [PLATO, OTRO, VINO], NOTA);
  await cancelPlato(producto, casa, 3, OTRO, larga('Motivo'));
  for (const [mesa, estado] of [
    [4, 'listo'],
    [5, 'entregado'],
    [6, 'entregado'],
  ] as const) {
    await sendPedido(producto, casa, mesa, [PLATO, VINO], NOTA);
    await moveMesa(producto, casa, mesa, estado);
  }
  await moveMesa(producto, casa, 6, 'pagado');
});

beforeEach(() => {
  desbordes = {};
});

async function look(page: Page, pantalla: string): Promise<void> {
  const hallazgos = await findDesbordes(page);
  if (hallazgos.length > 0) desbordes[pantalla] = hallazgos;
}

it('long words fit what a diner reads and orders', async () => {
  const page = await paginas.openMovil(enlaceMesa(casa, 3));
  await fillCarrito(page, PLATO, OTRO, VINO);
  await look(page, 'the carta with a cart');
  await openCarrito(page);
  await look(page, 'the cart');
  await page.keyboard.press('Escape');
  await openConfirmacion(page);
  await page.getByLabel(/Notas para la cocina/).fill(NOTA);
  await look(page, 'the confirmation');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await order(page, NOTA);
  await look(page, 'the carta with an order');
  await openSeguimiento(page);
  await look(page, 'the orders of a mesa');

  const normal = await buildLocal(paginas.producto, {
    nombre: larga('Bar'),
    categorias: CARTA,
    plan: 'normal',
  });
  await page.goto(`/menu/${normal.slug}`);
  await page.getByText(PLATO).first().waitFor();
  await look(page, 'a carta that takes no orders');
  await page.getByRole('button', { name: PLATO }).click();
  await settle(page.getByRole('dialog'));
  await look(page, 'a dish');

  expect(desbordes).toEqual({});
});

it('long words fit what cooks and waiters work with', async () => {
  const page = await paginas.openMovil('/sala');
  await fillLogin(page, casa);
  await page.getByText('En directo', { exact: true }).waitFor();
  await franjaSinEmpezar(page).click();
  await look(page, 'the radar');
  await page.goto('/sala?vista=mesas');
  await page.getByText('En directo', { exact: true }).waitFor();
  await look(page, 'the mesas');
  await page.goto('/sala/mesa/3');
  await page.getByRole('button', { name: 'Tomar pedido' }).waitFor();
  await look(page, 'a mesa');
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await fillCarrito(page, PLATO);
  await look(page, 'an order being taken');
  for (const [path, pantalla] of [
    ['/admin/pedidos', 'the board'],
    ['/admin/entregados', 'what was served'],
    ['/admin/pagados', 'what was paid'],
  ] as const) {
    await page.goto(path);
    await page.getByText(PLATO).first().waitFor();
    await look(page, pantalla);
    await page.getByRole('button', { name: /^Mesa/, expanded: true }).click();
    await look(page, `${pantalla}, closed`);
  }

  const pared = await (await paginas.openNavegador()).newPage();
  const dispositivo = { nombre: larga('Tableta').slice(0, 40), puesto: 'cocina' as const };
  await startDispositivo(pared, paginas.producto, casa, dispositivo);
  await pared.getByText(PLATO).first().waitFor();
  await look(pared, 'the wall');

  expect(desbordes).toEqual({});
});

it('long words fit what an owner looks after', async () => {
  const page = await paginas.openMovil('/admin');
  await fillLogin(page, casa);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  await look(page, 'the carta of its owner');
  await openProducto(page, PLATO);
  await look(page, 'a product');
  await page.keyboard.press('Escape');
  await openCategorias(page);
  await look(page, 'the categorías');
  for (const [path, titulo] of [
    ['/admin/settings', 'Ajustes'],
    ['/admin/settings/dispositivos', 'Dispositivos'],
    ['/admin/settings/servicio', 'Servicio'],
    ['/admin/estadisticas', 'Estadísticas'],
    ['/admin/settings/qr', ''],
    ['/admin/profile', ''],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole('heading', titulo === '' ? {} : { name: titulo })
      .first()
      .waitFor();
    await look(page, path);
  }
  await page.goto('/admin/settings');
  await openHoja(page, 'Código QR', 'Código QR');
  await look(page, 'the QR');

  expect(desbordes).toEqual({});
});

import { rutas } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs, readGrupos, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { readColor } from './support/fotos';
import { usePaginas } from './support/paginas';
import { startDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { cancelPlato } from './support/servicio-lleno';

const MESAS = 30;
const COMIDA = ['Croquetas de jamón ibérico', 'Solomillo a la pimienta'];
const BEBIDA = ['Caña'];
/** Screens on which two words do not go side by side in a header, and for how many rounds of a mesa it has room. */
const PANTALLAS = [
  { width: 1920, height: 1080, nueva: MESAS + 1, rondas: 1 },
  { width: 1280, height: 800, nueva: MESAS + 2, rondas: 2 },
];

const paginas = usePaginas();
let casa: Local;
let muros = 0;

beforeAll(async () => {
  const platosOf = (nombres: readonly string[]) => nombres.map((nombre) => ({ nombre, precio: 600 }));
  casa = await buildLocal(paginas.producto, {
    numeroMesas: MESAS + PANTALLAS.length,
    categorias: [
      { nombre: 'Platos', tipo: 'comida', platos: platosOf(COMIDA) },
      { nombre: 'Bebidas', tipo: 'bebida', platos: platosOf(BEBIDA) },
    ],
  });
  for (let mesa = 1; mesa <= MESAS; mesa++) {
    await sendPedido(paginas.producto, casa, mesa, [...COMIDA, ...BEBIDA]);
  }
});

/** The wall of both stations on a screen of this size. */
async function openMuro(width: number, height: number): Promise<Page> {
  const page = await (
    await paginas.openNavegador({ viewport: { width, height }, isMobile: false })
  ).newPage();
  const nombre = `Pase ${++muros}`;
  await startDispositivo(page, paginas.producto, casa, { nombre, puesto: 'cocina' });
  await page.getByText('Todo', { exact: true }).click();
  await ticketPared(page, MESAS).last().waitFor({ state: 'attached' });
  return page;
}

/** Moves each ticket of a mesa, whatever the screens say meanwhile that they have seen. */
async function moveTickets(mesa: number, estado: EstadoLinea): Promise<void> {
  const grupos = (await readGrupos(paginas.producto, casa)).filter(({ mesa: { numero } }) => numero === mesa);
  for (const { _id } of grupos.flatMap(({ pedidos: tickets }) => tickets)) {
    const body = { estado, alcance: 'pedido' };
    await callAs(paginas.producto, casa, rutas.pedidoEstado(_id), { method: 'PUT', body });
  }
}

/** How high tickets are, in px. */
const readAltos = (tickets: Locator): Promise<number[]> =>
  tickets.evaluateAll((articulos) => articulos.map((ticket) => ticket.getBoundingClientRect().height));

/** The tickets that are higher than their place, by name. */
const readEncima = (page: Page): Promise<string[]> =>
  page
    .locator('[data-lugar]')
    .evaluateAll((huecos) =>
      huecos
        .filter(({ firstElementChild: ticket, clientHeight }) => (ticket?.clientHeight ?? 0) > clientHeight)
        .map(({ firstElementChild: ticket }) => ticket?.ariaLabel ?? ''),
    );

it.each(PANTALLAS)(
  'no ticket is higher for being new, begun or taken back: $width px wide',
  async ({ width, height, nueva, rondas }) => {
    const page = await openMuro(width, height);
    for (let ronda = 1; ronda <= rondas; ronda++) {
      await sendPedido(paginas.producto, casa, nueva, [...COMIDA, ...BEBIDA]);
    }
    const tickets = page.getByRole('article', { name: new RegExp(`^Mesa ${nueva}, ronda`) });
    const countMarcas = (marca: string) => tickets.getByText(marca, { exact: true }).count();
    await becomes(() => countMarcas('Nuevo'), 2 * rondas);
    const altos = await readAltos(tickets);

    await moveTickets(nueva, 'en_preparacion');
    await becomes(() => countMarcas('Nuevo'), 0);
    expect(await readAltos(tickets)).toEqual(altos);

    await moveTickets(nueva, 'pendiente');
    await becomes(() => countMarcas('Ha cambiado'), 2 * rondas);
    expect(await readAltos(tickets)).toEqual(altos);
  },
);

it('the frame of what is new is seen around its place', async () => {
  const vacia = await buildLocal(paginas.producto);
  const page = await (await paginas.openNavegador({ viewport: PANTALLAS[0], isMobile: false })).newPage();
  await startDispositivo(page, paginas.producto, vacia, { nombre: 'Pase', puesto: 'cocina' });
  await sendPedido(paginas.producto, vacia, 1, ['Bravas']);
  const ticket = ticketPared(page, 1);
  await ticket.getByText('Nuevo', { exact: true }).waitFor();
  const { left, top, color } = await ticket.evaluate((articulo) => {
    const caja = articulo.getBoundingClientRect();
    return {
      left: caja.left,
      top: caja.top,
      color: getComputedStyle(articulo.querySelector('[data-trozo]') ?? articulo).outlineColor,
    };
  });
  const fuera = await page.screenshot({ clip: { x: left - 3, y: top + 20, width: 2, height: 2 } });
  expect(await readColor(fuera)).toBe(color);
});

it('what grows out of view has its place when it is reached', async () => {
  const page = await openMuro(1280, 800);
  await cancelPlato(paginas.producto, casa, MESAS, 'Solomillo a la pimienta', 'Se ha acabado');
  const enterado = ticketPared(page, MESAS).getByRole('button', { name: /^Enterado/ });
  await enterado.waitFor({ state: 'attached' });
  await page
    .getByRole('list', { name: 'Pedidos por hacer' })
    .evaluate((muro) => muro.scrollTo(0, muro.scrollHeight));
  await becomes(() => readEncima(page), []);
  expect(await enterado.isVisible()).toBe(true);
});

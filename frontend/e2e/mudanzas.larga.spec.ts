// Longer than most: every case needs the same two waiters, on real screens.
import type { Page } from 'playwright-core';
import { moveMesa, readGrupos, sendPedido } from './support/api';
import { holdUntilAll } from './support/averias';
import { enlaceMesa, fillCarrito, order } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, openHoja, settle } from './support/hoja';
import { move } from './support/noche';
import { usePaginas } from './support/paginas';
import { openDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

const openCamarero = (local: Local, nombre: string): Promise<Page> =>
  openDispositivo(paginas.openNavegador, paginas.producto, local, { nombre, puesto: 'camarero' });

async function openMesa(page: Page, mesa: number): Promise<void> {
  await page.goto(`/sala/mesa/${mesa}`);
  await page.getByText('En directo', { exact: true }).waitFor();
}

/** Chooses a mesa in the sheet that a button of a mesa's page opens; leaves it to be confirmed. */
async function chooseMesa(page: Page, boton: string, titulo: string, mesa: number): Promise<void> {
  await page.getByRole('button', { name: boton }).click();
  await settle(hoja(page, titulo));
  await hoja(page, titulo)
    .getByRole('button', { name: new RegExp(`^Mesa ${mesa}( |$)`) })
    .click();
}

const titulo = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Where every open tab is, and with whom. */
async function readMesas(local: Local): Promise<string[]> {
  const grupos = await readGrupos(paginas.producto, local);
  return grupos.map(({ mesa, mesasJuntas }) => [mesa.numero, ...(mesasJuntas ?? [])].join(' ')).sort();
}

it('a party changes mesa, its kitchen takes note, and it is joined to another and paid with it', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  const [ana, luis, cocina] = await Promise.all([
    openCamarero(local, 'Móvil de Ana'),
    openCamarero(local, 'Móvil de Luis'),
    openDispositivo(paginas.openNavegador, paginas.producto, local, { nombre: 'Cocina', puesto: 'cocina' }),
  ]);
  const comensal = await paginas.openMovil(enlaceMesa(local, 6));
  await fillCarrito(comensal, 'Croquetas');
  await order(comensal);
  await sendPedido(paginas.producto, local, 10, ['Bravas']);

  await openMesa(ana, 6);
  await chooseMesa(ana, 'Cambiar de mesa', 'Cambiar la mesa 6', 9);
  await move(ana.getByRole('button', { name: 'Pasar la mesa 6 a la 9' }));
  await ana.waitForURL('**/sala/mesa/9');
  const mudado = ticketPared(cocina, 9);
  await mudado.getByText('MESA 9 (antes 6)').waitFor();
  await move(mudado.getByRole('button', { name: /^Enterado/ }));
  await mudado.getByText('MESA 9 (antes 6)').waitFor({ state: 'detached' });

  await chooseMesa(ana, 'Juntar con…', 'Juntar la mesa 9', 10);
  await move(ana.getByRole('button', { name: 'Juntar las mesas 9 + 10' }));
  await openMesa(luis, 10);
  await becomes(() => titulo(luis), 'Mesas 9 + 10');
  for (const plato of ['Croquetas', 'Bravas']) await luis.getByText(plato, { exact: true }).waitFor();

  for (const mesa of [9, 10]) await moveMesa(paginas.producto, local, mesa, 'entregado');
  await openHoja(luis, 'Cobrar', 'Cobrar mesas 9 + 10');
  await luis.getByRole('button', { name: 'Tarjeta', exact: true }).click();
  await ana.getByRole('heading', { name: 'Mesa libre' }).waitFor();
  expect(await readGrupos(paginas.producto, local)).toEqual([]);

  // taken back, both are open again and sit together
  await luis.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(() => readMesas(local), ['10', '9 9 10']);
});

it('two waiters who take one party to two mesas: one does, and both see where it is', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  const moviles = await Promise.all(
    ['Ana', 'Luis'].map((nombre) => openCamarero(local, `Móvil de ${nombre}`)),
  );
  await sendPedido(paginas.producto, local, 6, ['Croquetas']);
  const destinos = [8, 9];
  for (const [i, movil] of moviles.entries()) {
    await openMesa(movil, 6);
    await chooseMesa(movil, 'Cambiar de mesa', 'Cambiar la mesa 6', destinos[i] ?? 0);
  }

  // both have asked before either is answered: else the later would see it first, and have nothing to ask
  await holdUntilAll(moviles, '/mover');
  await Promise.all(moviles.map((movil) => move(movil.getByRole('button', { name: /^Pasar la mesa 6/ }))));

  const [mesa] = await readMesas(local);
  expect(destinos.map(String)).toContain(mesa);
  const perdedor = moviles[destinos.indexOf(Number(mesa)) === 0 ? 1 : 0]!;
  await perdedor
    .getByRole('alert')
    .getByText(/ya ha cambiado/)
    .waitFor();
  for (const movil of moviles) {
    await openMesa(movil, Number(mesa));
    await movil.getByText('Croquetas', { exact: true }).waitFor();
  }
});

it('one waiter joins two mesas while another parts them: what nobody has seen is not undone', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
  const [ana, luis] = await Promise.all([
    openCamarero(local, 'Móvil de Ana'),
    openCamarero(local, 'Móvil de Luis'),
  ]);
  for (const mesa of [6, 7, 8]) await sendPedido(paginas.producto, local, mesa, ['Croquetas']);
  await openMesa(ana, 6);
  await chooseMesa(ana, 'Juntar con…', 'Juntar la mesa 6', 7);
  await openMesa(luis, 6);
  await chooseMesa(luis, 'Juntar con…', 'Juntar la mesa 6', 8);

  await move(ana.getByRole('button', { name: 'Juntar las mesas 6 + 7' }));
  await move(luis.getByRole('button', { name: 'Juntar las mesas 6 + 8' }));

  await luis
    .getByRole('alert')
    .getByText(/ya ha cambiado/)
    .waitFor();
  expect(await readMesas(local)).toEqual(['6 6 7', '7', '8']);
});

describe('an order that a waiter is writing down when its party changes mesa', () => {
  /** Ana, who has written down a dish and a note for mesa 6, which has ordered before. */
  async function openComanda(local: Local): Promise<Page> {
    await sendPedido(paginas.producto, local, 6, ['Bravas']);
    const ana = await openCamarero(local, 'Móvil de Ana');
    await ana.goto('/sala/mesa/6/pedir');
    await ana.getByRole('button', { name: 'Añadir Croquetas' }).click();
    await ana.getByRole('button', { name: /^Croquetas/ }).click();
    await ana.getByRole('button', { name: 'Añadir nota a Croquetas' }).click();
    await ana.getByRole('textbox', { name: 'Nota para Croquetas' }).fill('sin sal');
    await ana.getByRole('button', { name: 'Guardar nota' }).click();
    return ana;
  }

  async function moveA9(local: Local): Promise<void> {
    const luis = await openCamarero(local, 'Móvil de Luis');
    await openMesa(luis, 6);
    await chooseMesa(luis, 'Cambiar de mesa', 'Cambiar la mesa 6', 9);
    await move(luis.getByRole('button', { name: 'Pasar la mesa 6 a la 9' }));
  }

  /** Answers the sheet that asks for whom it is, which takes no tap until it has been there for a moment. */
  async function answer(ana: Page, boton: string): Promise<void> {
    await settle(hoja(ana, 'La mesa 6 ha pasado a la 9'));
    const elegido = ana.getByRole('button', { name: boton });
    await becomes(async () => {
      if (await elegido.isVisible()) await elegido.click({ timeout: 1_000 }).catch(() => undefined);
      return elegido.isVisible();
    }, false);
  }

  async function send(ana: Page): Promise<void> {
    await ana.getByRole('button', { name: 'Enviar', exact: true }).click();
    await ana.getByRole('button', { name: 'Confirmar', exact: true }).click();
  }

  /** Each line of every open tab, with its mesa. */
  async function readLineas(local: Local): Promise<string[]> {
    const grupos = await readGrupos(paginas.producto, local);
    return grupos
      .flatMap(({ mesa, pedidos }) =>
        pedidos.flatMap(({ productos }) =>
          productos.map(({ nombre, notas = '' }) => `${mesa.numero} ${nombre} ${notas}`.trim()),
        ),
      )
      .sort();
  }

  it('goes on at the new mesa with all that is written down', async () => {
    const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
    const ana = await openComanda(local);

    await moveA9(local);
    await answer(ana, 'Seguir en la mesa 9');
    await ana.waitForURL('**/sala/mesa/9/pedir');
    await ana.reload();
    await send(ana);

    await ana.waitForURL('**/sala/mesa/9');
    expect(await readLineas(local)).toEqual(['9 Bravas', '9 Croquetas sin sal']);
  });

  it('is not sent to the mesa left by its party without a word, and stays there for who says so', async () => {
    const local = await buildLocal(paginas.producto, { numeroMesas: 12 });
    const ana = await openComanda(local);
    let movida: Promise<void> | undefined;
    await ana.route('**/api/pedidos/mesa/6', async (route) => {
      await (movida ??= moveA9(local));
      await route.continue();
    });

    await send(ana);
    await settle(hoja(ana, 'La mesa 6 ha pasado a la 9'));
    expect(await readLineas(local)).toEqual(['9 Bravas']);
    await answer(ana, 'Es de la mesa 6');
    await send(ana);

    await ana.waitForURL('**/sala/mesa/6');
    expect(await readLineas(local)).toEqual(['6 Croquetas sin sal', '9 Bravas']);
  });
});

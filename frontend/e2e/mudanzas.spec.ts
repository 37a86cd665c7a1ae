import type { Page } from 'playwright-core';
import { moveMesa, readGrupos, sendPedido } from './support/api';
import { enlaceMesa, fillCarrito, order } from './support/comensal';
import { becomes } from './support/espera';
import { hoja, settle } from './support/hoja';
import { move } from './support/noche';
import { useMundo } from './support/paginas';
import { openDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

jest.setTimeout(120_000);

const mundo = useMundo();

const openCamarero = (local: Local, nombre: string): Promise<Page> =>
  openDispositivo(mundo.openNavegador, mundo.producto, local, { nombre, puesto: 'camarero' });

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
  const grupos = await readGrupos(mundo.producto, local);
  return grupos.map(({ mesa, mesasJuntas }) => [mesa.numero, ...(mesasJuntas ?? [])].join(' ')).sort();
}

it('a party changes mesa, its kitchen takes note, and it is joined to another and paid with it', async () => {
  const local = await buildLocal(mundo.producto, { numeroMesas: 12 });
  const [ana, luis, cocina] = await Promise.all([
    openCamarero(local, 'Móvil de Ana'),
    openCamarero(local, 'Móvil de Luis'),
    openDispositivo(mundo.openNavegador, mundo.producto, local, { nombre: 'Cocina', puesto: 'cocina' }),
  ]);
  const comensal = await mundo.openMovil(enlaceMesa(local, 6));
  await fillCarrito(comensal, 'Croquetas');
  await order(comensal);
  await sendPedido(mundo.producto, local, 10, ['Bravas']);

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

  for (const mesa of [9, 10]) await moveMesa(mundo.producto, local, mesa, 'entregado');
  await move(luis.getByRole('button', { name: 'Cobrar', exact: true }));
  await ana.getByRole('heading', { name: 'Mesa libre' }).waitFor();
  expect(await readGrupos(mundo.producto, local)).toEqual([]);

  // taken back, both are open again and sit together
  await luis.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(() => readMesas(local), ['10', '9 9 10']);
});

it('two waiters who take one party to two mesas: one does, and both see where it is', async () => {
  const local = await buildLocal(mundo.producto, { numeroMesas: 12 });
  const moviles = await Promise.all(['Ana', 'Luis'].map((quien) => openCamarero(local, `Móvil de ${quien}`)));
  await sendPedido(mundo.producto, local, 6, ['Croquetas']);
  const destinos = [8, 9];
  for (const [i, movil] of moviles.entries()) {
    await openMesa(movil, 6);
    await chooseMesa(movil, 'Cambiar de mesa', 'Cambiar la mesa 6', destinos[i] ?? 0);
  }

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
  const local = await buildLocal(mundo.producto, { numeroMesas: 12 });
  const [ana, luis] = await Promise.all([
    openCamarero(local, 'Móvil de Ana'),
    openCamarero(local, 'Móvil de Luis'),
  ]);
  for (const mesa of [6, 7, 8]) await sendPedido(mundo.producto, local, mesa, ['Croquetas']);
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

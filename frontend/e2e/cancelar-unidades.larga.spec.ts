import type { Page } from 'playwright-core';
import { findGrupo } from './support/api';
import { enlaceMesa, fillCarrito, openSeguimiento, order } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { bump, move, readPorPagar } from './support/noche';
import { usePaginas } from './support/paginas';
import { openDispositivo, readPared, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import { readTonos } from './support/sentidos';
import { textOf } from './support/texto';

const paginas = usePaginas();

/** Takes one unit off a line of the mesa that is open on a waiter's phone. */
async function cancelUna(sala: Page, de: number): Promise<void> {
  await sala.getByRole('button', { name: 'Cancelar Croquetas' }).click();
  await settle(hoja(sala, `Cancelar ${de} × Croquetas`));
  for (let quedan = de; quedan > 1; quedan--) await sala.getByRole('button', { name: 'Una menos' }).click();
  const sheet = hoja(sala, 'Cancelar 1 × Croquetas');
  await move(sheet.getByRole('button', { name: 'Error al pedir' }));
  await sheet.waitFor({ state: 'detached' });
}

it('one of three is taken off by a waiter: the wall says so each time, the diner reads it and owes for the rest', async () => {
  const local = await buildLocal(paginas.producto);
  const open = (nombre: string, puesto: 'cocina' | 'camarero') =>
    openDispositivo(paginas.openNavegador, paginas.producto, local, { nombre, puesto });
  const [cocina, sala] = await Promise.all([open('Cocina', 'cocina'), open('Móvil de Ana', 'camarero')]);
  const comensal = await paginas.openMovil(enlaceMesa(local, 4));
  await fillCarrito(comensal, 'Croquetas', 'Croquetas', 'Croquetas');
  await order(comensal);
  await bump(cocina, 4, 'Preparar');
  await sala.goto('/sala/mesa/4');
  const readLineas = async () => (await readPared(cocina)).flatMap(({ lineas }) => lineas);
  const canceladas = async () => (await readTonos(cocina)).filter((tono) => tono === 'cancelado').length;

  await cancelUna(sala, 3);

  const aviso = 'El restaurante ha cancelado 1 × Croquetas: Error al pedir';
  await comensal.getByText(aviso, { exact: true }).first().waitFor();
  const quitada = '1 Croquetas Cancelado: Error al pedir · Móvil de Ana';
  await becomes(readLineas, ['2 Croquetas En preparación', quitada]);
  await ticketPared(cocina, 4).getByText('Quedan 2', { exact: true }).waitFor();
  await becomes(async () => (await canceladas()) > 0, true);
  await openSeguimiento(comensal);
  const linea = hoja(comensal, 'Tu pedido').getByRole('listitem').filter({ hasText: 'Croquetas' });
  await linea.getByText('Cancelado 1 de 3: Error al pedir', { exact: true }).waitFor();
  await becomes(() => readPorPagar(comensal), '19,00 €');
  await sala.getByText('Cancelado 1 de 3: Error al pedir', { exact: true }).waitFor();
  await becomes(() => textOf(sala.getByRole('main')), expect.stringContaining('19,00 €'));

  const enterado = ticketPared(cocina, 4).getByRole('button', { name: /^Enterado/ });
  await move(enterado);
  await becomes(readLineas, ['2 Croquetas En preparación']);
  const oidas = await canceladas();

  await cancelUna(sala, 2);

  await becomes(readLineas, ['1 Croquetas En preparación', quitada]);
  await becomes(async () => (await canceladas()) > oidas, true);
  await becomes(() => readPorPagar(comensal), '9,50 €');
  await becomes(() => linea.getByText('Cancelado 1 de 3: Error al pedir', { exact: true }).count(), 2);
  expect((await findGrupo(paginas.producto, local, 4)).pendiente).toBe(9.5);
});

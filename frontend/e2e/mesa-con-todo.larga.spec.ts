import type { Page } from 'playwright-core';
import { readGrupos } from './support/api';
import { becomes } from './support/becomes';
import { openComanda, sendComanda } from './support/comanda';
import { fillCarrito } from './support/comensal';
import { findDesbordes } from './support/encaje';
import { hoja, openHoja, settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

/** What the carta alone does not say of a mesa: how many they are, what is sold beside it, and by weight. */

const paginas = usePaginas();
const open = useMismaPagina(paginas);
const MOVIL = { width: 390, height: 844 };

const readMesa = async (local: Local) => (await readGrupos(paginas.producto, local))[0]!;
const tap = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true }).click();

it('asks once how many they are, says it with the mesa, and shares the bill by it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await open('/sala/mesa/4/pedir', local);
  await page.setViewportSize(MOVIL);
  await page.getByRole('group', { name: '¿Cuántos son?' }).waitFor();
  await tap(page, '3');
  await page.getByText('Mesa 4 · 3 pers.').waitFor();
  expect(await findDesbordes(page)).toEqual([]);
  await fillCarrito(page, 'Croquetas', 'Agua');
  await page.reload();
  await openComanda(page);
  await tap(page, 'Cerrar');
  await sendComanda(page);

  await page.getByRole('heading', { name: 'Mesa 4 · 3 pers.' }).waitFor();
  await tap(page, 'Tomar pedido');
  await page.getByRole('searchbox').waitFor();
  expect(await page.getByRole('group', { name: '¿Cuántos son?' }).count()).toBe(0);
  await page.goto('/sala/mesa/4');

  await tap(page, 'Comensales');
  const cuantos = hoja(page, '¿Cuántos son en la mesa 4?');
  await cuantos.getByRole('button', { name: 'Un comensal más' }).click();
  await cuantos.getByRole('button', { name: 'Son 4 comensales' }).click();
  await page.getByRole('heading', { name: 'Mesa 4 · 4 pers.' }).waitFor();
  await becomes(async () => (await readMesa(local)).comensales, 4);

  await openHoja(page, 'Cobrar', 'Cobrar mesa 4');
  await tap(page, 'Dividir la cuenta');
  const partes = hoja(page, 'Cobrar mesa 4').getByRole('list', { name: 'Partes' }).getByRole('listitem');
  await becomes(() => partes.count(), 4);
});

it('writes down what is on no carta, which the wall names and vouches for nothing of', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await open('/sala/mesa/4/pedir', local);
  await page.setViewportSize(MOVIL);
  await tap(page, 'Evitar alérgenos');
  await page.getByText('Gluten', { exact: true }).click();
  await tap(page, 'Ver la carta');
  await page.getByRole('searchbox').fill('percebes');
  await tap(page, 'Fuera de carta');
  const fuera = hoja(page, 'Fuera de carta');
  await settle(fuera);
  await fuera.getByRole('button', { name: 'Añadir' }).click();
  await fuera.getByText('El precio es obligatorio').waitFor();
  await fuera.getByLabel('Precio').fill('24,50');
  await fuera.getByRole('button', { name: 'Añadir' }).click();
  await fillCarrito(page, 'Agua');
  await page.reload();
  await openComanda(page);
  await hoja(page, 'Comanda').getByText('Percebes').waitFor();
  await hoja(page, 'Comanda').getByText('Sin información').first().waitFor();
  await tap(page, 'Cerrar');
  await sendComanda(page);

  await page.getByText('fuera de carta').waitFor();
  const [linea] = (await readMesa(local)).pedidos[0]!.productos;
  expect(linea).toMatchObject({ nombre: 'Percebes', precio: 24.5, libre: true });
  await page.goto('/cocina?puesto=cocina');
  await tap(page, 'Empezar');
  const ticket = ticketPared(page, 4);
  await ticket.getByText('fuera de carta').waitFor();
  await ticket.getByText('Sin información').waitFor();
});

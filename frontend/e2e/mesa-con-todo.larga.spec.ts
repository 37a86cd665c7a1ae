import type { Page } from 'playwright-core';
import { readGrupos } from './support/api';
import { becomes } from './support/becomes';
import { openComanda, sendComanda } from './support/comanda';
import { fillCarrito } from './support/comensal';
import { findDesbordes } from './support/encaje';
import { hoja, openHoja } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
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

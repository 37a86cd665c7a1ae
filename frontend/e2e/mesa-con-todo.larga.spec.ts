import { rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readGrupos } from './support/api';
import { becomes } from './support/becomes';
import { openComanda, sendComanda } from './support/comanda';
import { botonConfirmar, fillCarrito, goOnPidiendo, openCarrito, openSeguimiento } from './support/comensal';
import { enterCarta, openProducto, save } from './support/dueno';
import { findDesbordes } from './support/encaje';
import { hoja, openHoja, settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { readQr } from './support/noche';
import { openDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

/** What the carta alone does not say of a mesa: how many they are, what is sold beside it, and by weight. */

const paginas = usePaginas();
const open = useMismaPagina(paginas);
const MOVIL = { width: 390, height: 844 };

const readMesa = async (local: Local) => (await readGrupos(paginas.producto, local))[0]!;
const tap = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true }).click();

it('asks once how many they are, says it with the mesa, and shares the bill by it', async () => {
  const local = await buildLocal(paginas.producto);
  await callAs(paginas.producto, local, rutasSala.servicio(local.id), {
    method: 'PUT',
    body: { preguntarComensales: true },
  });
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

  await page.getByRole('heading', { name: 'Mesa 4', exact: true }).waitFor();
  await page.getByText('3 pers.', { exact: true }).waitFor();
  await tap(page, 'Tomar pedido');
  await page.getByRole('searchbox').waitFor();
  expect(await page.getByRole('group', { name: '¿Cuántos son?' }).count()).toBe(0);
  await page.goto('/sala/mesa/4');

  await tap(page, 'Comensales');
  const cuantos = hoja(page, '¿Cuántos son en la mesa 4?');
  await cuantos.getByRole('button', { name: 'Un comensal más' }).click();
  await cuantos.getByRole('button', { name: 'Son 4 comensales' }).click();
  await page.getByText('4 pers.', { exact: true }).waitFor();
  await becomes(async () => (await readMesa(local)).comensales, 4);

  await openHoja(page, 'Cobrar', 'Cobrar mesa 4');
  await tap(page, 'Dividir la cuenta');
  const partes = hoja(page, 'Cobrar mesa 4').getByRole('list', { name: 'Partes' }).getByRole('listitem');
  await becomes(() => partes.count(), 4);
});

it('says for whom a dish is, which stands in the order, at the mesa, at the Salida and where it is brought', async () => {
  const local = await buildLocal(paginas.producto);
  await callAs(paginas.producto, local, rutasSala.servicio(local.id), {
    method: 'PUT',
    body: { sillas: true },
  });
  const page = await open('/sala/mesa/4/pedir', local);
  await page.setViewportSize(MOVIL);
  const sillas = page.getByRole('group', { name: '¿Para quién?' });
  await sillas.getByRole('button', { name: 'P1' }).click();
  await fillCarrito(page, 'Croquetas');
  await page.reload();
  await sillas.getByRole('button', { name: 'P1', pressed: true }).waitFor();
  await sillas.getByRole('button', { name: 'P2' }).click();
  await page.getByRole('button', { name: 'Añadir uno de Croquetas' }).first().click();
  expect(await findDesbordes(page)).toEqual([]);
  await openComanda(page);
  await hoja(page, 'Comanda').getByText('P2', { exact: true }).waitFor();
  await tap(page, 'Cerrar');
  await sendComanda(page);

  await page.getByText('P2', { exact: true }).waitFor();
  expect((await readMesa(local)).pedidos[0]!.productos.map(({ silla }) => silla)).toEqual([1, 2]);
  const salida = await openDispositivo(paginas.openNavegador, paginas.producto, local, {
    nombre: 'Salida',
    puesto: 'pase',
  });
  await salida.getByText('Croquetas · P2').waitFor();
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

it('sells by weight: the carta says the price of its unit, and the bill waits until it is weighed', async () => {
  const local = await buildLocal(paginas.producto);
  await callAs(paginas.producto, local, rutasSala.servicio(local.id), {
    method: 'PUT',
    body: { mesaCompartida: true },
  });
  const duena = await enterCarta(paginas.openPortatil('/admin'), local);
  const ficha = await openProducto(duena, 'Bravas');
  await ficha.getByRole('button', { name: 'Vender por peso' }).click();
  await ficha.getByLabel('Gramos de una pieza, más o menos').fill('400');
  expect(await ficha.getByRole('button', { name: 'Añadir formato' }).count()).toBe(0);
  await save(ficha);
  await duena.getByText('/ 100 g').first().waitFor();

  const page = await open(await readQr(paginas.producto, local, 4));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByText(/^6,00\s€ \/ 100\sg$/).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findDesbordes(page)).toEqual([]);
  await page.setViewportSize(MOVIL);
  await fillCarrito(page, 'Bravas', 'Agua');
  await openCarrito(page);
  await hoja(page, 'Tu carrito').getByText('a pesar: lo confirma el camarero').waitFor();
  await hoja(page, 'Tu carrito')
    .getByText(/^≈\s26,50\s€$/)
    .waitFor();
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await settle(hoja(page, 'Confirmar pedido'));
  await botonConfirmar(page).click();
  await goOnPidiendo(page);
  await openSeguimiento(page);
  await hoja(page, 'Tu pedido').getByText('a pesar: lo confirma el camarero').waitFor();
  const cuenta = await openHoja(page, 'Ver la cuenta de la mesa', 'La cuenta de la mesa');
  await cuenta.getByText('a pesar: lo confirma el camarero').waitFor();
  await becomes(() => textOf(cuenta.locator('footer')), 'Total de la mesa ≈ 26,50 €');

  const sala = await openDispositivo(paginas.openNavegador, paginas.producto, local, {
    nombre: 'Móvil de Ana',
    puesto: 'camarero',
  });
  await sala.setViewportSize(MOVIL);
  await sala.goto('/sala/mesa/4');
  await sala.getByText(/^≈\s26,50\s€$/).waitFor();
  await openHoja(sala, 'Cobrar', 'Cobrar mesa 4');
  await hoja(sala, 'Cobrar mesa 4').getByText('Falta pesar: Bravas').waitFor();
  expect(await hoja(sala, 'Cobrar mesa 4').getByRole('button', { name: 'Tarjeta' }).isDisabled()).toBe(true);
  await tap(sala, 'Cerrar');
  await hoja(sala, 'Cobrar mesa 4').waitFor({ state: 'detached' });

  const muro = await openDispositivo(paginas.openNavegador, paginas.producto, local, {
    nombre: 'Plancha',
    puesto: 'cocina',
  });
  await ticketPared(muro, 4).getByText('sin pesar').waitFor();
  await ticketPared(muro, 4).getByRole('button', { name: 'Más de Bravas' }).click();
  await tap(muro, 'Pesar Bravas');
  const pesar = hoja(muro, 'Pesar Bravas');
  await settle(pesar);
  await pesar.getByLabel('Gramos').fill('420');
  await pesar.getByRole('button', { name: /^Guardar · 25,20/ }).click();
  await ticketPared(muro, 4).getByText('420 g').waitFor();

  await sala.getByText(/^27,70\s€$/).waitFor();
  await becomes(() => textOf(cuenta.locator('footer')), 'Total de la mesa 27,70 €');
  await cuenta.getByText('420 g').waitFor();
  const [linea] = (await readMesa(local)).pedidos[0]!.productos;
  expect(linea).toMatchObject({ gramos: 420, precio: 25.2 });
});

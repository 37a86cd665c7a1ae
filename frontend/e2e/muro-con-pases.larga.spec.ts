import type { Page } from 'playwright-core';
import { axeFindings, contrastFindings } from './support/axe';
import { becomes } from './support/becomes';
import { readEnteros } from './support/muro';
import { move } from './support/noche';
import { MESAS_CON_TRABAJO, MESAS_SENTADAS, buildNocheConPases } from './support/noche-con-pases';
import { usePaginas } from './support/paginas';
import { fillLogin } from './support/personal';
import { startDispositivo, ticketPared } from './support/planta';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const EN_ESPERA = MESAS_SENTADAS - MESAS_CON_TRABAJO;
let casa: Local;
let pantallas = 0;

beforeAll(async () => {
  casa = await buildNocheConPases(paginas.producto);
});

async function openMuro(width: number, height: number): Promise<Page> {
  const page = await (
    await paginas.openNavegador({ viewport: { width, height }, isMobile: false })
  ).newPage();
  const nombre = `Pantalla ${++pantallas}`;
  await startDispositivo(page, paginas.producto, casa, { nombre, puesto: 'cocina' });
  await ticketPared(page, MESAS_SENTADAS).waitFor({ state: 'attached' });
  return page;
}

const franja = (page: Page, mesas: number) =>
  page.getByRole('button', { name: `En espera · ${mesas} mesas` });

it.each([
  [1920, 1080, 14],
  [1366, 768, 7],
])('of 58 mesas the wall shows those that are cooked for: %d×%d', async (width, height, enteros) => {
  const page = await openMuro(width, height);
  await becomes(async () => (await readEnteros(page)).conTrabajo >= enteros, true);
  const leidos = await readEnteros(page);
  expect(leidos).toMatchObject({ enteros: leidos.conTrabajo, sobra: 0 });
  expect(await page.getByRole('article').count()).toBe(MESAS_CON_TRABAJO);
  expect(await franja(page, EN_ESPERA).isVisible()).toBe(true);
});

it('what waits opens over the wall, moves nothing of it, and marches under the lowest number that is free', async () => {
  const page = await openMuro(1366, 768);
  const sitios = () =>
    page
      .locator('[data-lugar]')
      .evaluateAll((lugares) => lugares.map((lugar) => JSON.stringify(lugar.getBoundingClientRect())));
  const antes = await sitios();
  await franja(page, EN_ESPERA).click();
  const lista = page.getByRole('list', { name: 'En espera', exact: true });
  await lista.getByRole('button', { name: 'Mesa 1 · Segundos (3)' }).waitFor();
  expect(await sitios()).toEqual(antes);
  expect(await page.locator('[data-numero]').count()).toBe(MESAS_CON_TRABAJO);
  expect([...(await contrastFindings(page)), ...(await axeFindings(page))]).toEqual([]);

  await move(lista.getByRole('button', { name: 'Marchar segundos de la mesa 1', exact: true }));
  await ticketPared(page, 1)
    .locator(`[data-numero="${MESAS_CON_TRABAJO + 1}"]`)
    .waitFor();
  await franja(page, EN_ESPERA - 1).waitFor();
  expect((await sitios()).slice(0, antes.length)).toEqual(antes);
});

it('the order board and the pass begin with what asks for somebody', async () => {
  const tablero = await paginas.openPortatil('/admin/pedidos', { viewport: { width: 1366, height: 768 } });
  await fillLogin(tablero, casa);
  const filas = tablero.getByRole('article', { name: /^Mesa \d+$/ });
  await becomes(() => filas.count(), MESAS_SENTADAS);
  // a ticket of a mesa that works may wait too, and says so in its body
  const cabezas = filas.locator(':scope > header');
  const isEspera = (await cabezas.allInnerTexts()).map((texto) => /^En espera$/m.test(texto));
  expect(isEspera).toEqual([...isEspera].sort());
  expect(new Set(isEspera).size).toBe(2);

  const pase = await (
    await paginas.openNavegador({ viewport: { width: 1366, height: 768 }, isMobile: false })
  ).newPage();
  await startDispositivo(pase, paginas.producto, casa, { nombre: 'Salida', puesto: 'pase' });
  const tarjetas = pase.getByRole('list', { name: 'En la salida' }).getByRole('article');
  await tarjetas.last().waitFor({ state: 'attached' });
  const isPorHacer = await tarjetas.evaluateAll((todas) =>
    todas.map(({ ariaLabel }) => !/todo listo/.test(ariaLabel ?? '')),
  );
  expect(isPorHacer).toEqual([...isPorHacer].sort());
  expect(isPorHacer[0]).toBe(false);
});

import type { Page } from 'playwright-core';
import { findGrupo, moveMesa, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { axeFindings, contrastFindings } from './support/axe';
import { buildCasaConPases, movePase } from './support/casa-pases';
import { usePaginas } from './support/paginas';
import { startDispositivo, ticketPared } from './support/planta';
import type { Local } from './support/restaurantes';
import { noteSentidos } from './support/sentidos';
import { toPlain } from './support/texto';

const paginas = usePaginas();
const MESA = 4;
let casa: Local;

beforeAll(async () => {
  casa = await buildCasaConPases(paginas.producto);
});

async function openMuro(nombre: string): Promise<Page> {
  const viewport = { width: 1920, height: 1080 };
  const navegador = await paginas.openNavegador({ viewport, isMobile: false, hasTouch: false });
  await noteSentidos(navegador);
  const page = await navegador.newPage();
  await startDispositivo(page, paginas.producto, casa, { nombre, puesto: 'cocina' });
  return page;
}

/** The folded rows of a ticket. */
const readEspera = async (page: Page, mesa: number) =>
  (await ticketPared(page, mesa).locator('[data-espera] button[aria-expanded]').allTextContents()).map(
    toPlain,
  );

/** Whatever the width, nothing of a folded row goes over the button beside it. */
const countCut = (page: Page) =>
  page
    .locator('[data-espera] button')
    .evaluateAll((botones) => botones.filter((boton) => boton.scrollWidth > boton.clientWidth).length);

/** What all mesas of which nothing is to be made now are folded to. */
const franja = (page: Page) => page.getByRole('button', { name: 'En espera · 1 mesa' });

/** Its dishes in full, in their order. */
const readPlatos = async (page: Page, mesa: number) =>
  (await ticketPared(page, mesa).locator('li[data-estado]').allTextContents()).map(
    (texto) =>
      /\d+\s*([A-ZÁÉÍÓÚÑ][a-záéíóúñ ]+?)\s*(?:Pendiente|En preparación|Listo|Entregado)/.exec(
        toPlain(texto),
      )?.[1],
  );

it('a mesa eats at the pace of its waiter, and the wall shows what to make and what to wait for', async () => {
  const { producto } = paginas;
  const [page, otra] = [await openMuro('Plancha'), await openMuro('Pase')];
  await sendPedido(producto, casa, MESA, [
    'Sopa de pescado',
    'Alcachofas',
    'Lubina a la sal',
    'Lubina a la sal',
    'Solomillo a la pimienta',
    'Flan',
  ]);
  await ticketPared(page, MESA).waitFor();
  expect(await readPlatos(page, MESA)).toEqual(['Sopa de pescado', 'Alcachofas']);
  expect(await readEspera(page, MESA)).toEqual(['En espera · Segundos (3)', 'En espera · Postres (1)']);
  // as wide as a column of a busy wall
  await page.setViewportSize({ width: 324, height: 1080 });
  await becomes(() => countCut(page), 0);
  await page.setViewportSize({ width: 1920, height: 1080 });

  const ticket = ticketPared(page, MESA);
  await ticket.getByRole('button', { name: 'En espera · Segundos (3)' }).click();
  await ticket.getByText('Solomillo a la pimienta').waitFor();
  await ticket.getByRole('button', { name: 'En espera · Segundos (3)' }).click();

  await ticket.getByRole('button', { name: /^Mesa 4/ }).click();
  await ticket.getByRole('button', { name: /^Mesa 4.*Listo/ }).click();
  await ticket.waitFor({ state: 'detached' });
  await page.getByText('Todo hecho').waitFor();
  await franja(page).click();
  await page.getByRole('button', { name: 'Mesa 4 · Postres (1)' }).waitFor();
  expect([...(await contrastFindings(page)), ...(await axeFindings(page))]).toEqual([]);

  await moveMesa(producto, casa, MESA, 'entregado');
  await movePase(producto, casa, MESA, 'Segundos');
  await ticket.getByText('Marchan segundos · Mesa 4').waitFor();
  expect(await readPlatos(page, MESA)).toEqual(['Lubina a la sal', 'Solomillo a la pimienta']);
  expect(await ticket.locator('[data-marcha]').getAttribute('data-marcha')).toBe('nueva');
  expect([...(await contrastFindings(page)), ...(await axeFindings(page))]).toEqual([]);

  await movePase(producto, casa, MESA, 'Segundos', 'esperar');
  await ticket.waitFor({ state: 'detached' });

  await franja(page).click();
  await page.getByRole('button', { name: 'Marchar segundos de la mesa 4' }).click();
  await becomes(() => readPlatos(otra, MESA), ['Lubina a la sal', 'Solomillo a la pimienta']);
  expect(await ticket.locator('[data-marcha]').getAttribute('data-marcha')).toBe('');
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await ticketPared(otra, MESA).waitFor({ state: 'detached' });

  await franja(otra).click();
  await otra.getByRole('button', { name: 'Marchar segundos de la mesa 4' }).click();
  await ticket.waitFor();
  await page.keyboard.press('1');
  await becomes(() => readPlatos(page, MESA), ['Lubina a la sal', 'Solomillo a la pimienta']);
  await page.keyboard.press('Enter');
  await ticket.getByRole('button', { name: /^Mesa 4.*Listo/, disabled: false }).waitFor();
  await page.keyboard.press('Enter');
  await becomes(async () => (await findGrupo(producto, casa, MESA)).estadoGrupo, 'listo');
  await moveMesa(producto, casa, MESA, 'entregado');

  await franja(page).click();
  await page.getByRole('button', { name: 'Marchar postres de la mesa 4' }).click();
  await ticket.getByRole('button', { name: /^Mesa 4/ }).click();
  await ticket.getByRole('button', { name: /^Mesa 4.*Listo/ }).click();
  await ticket.waitFor({ state: 'detached' });
});

import { rutaFallos } from '@carta/contracts';
import type { FalloRequest } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { enlaceMesa } from './support/comensal';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { openAparato, startDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

/** A script that fails at every tap, and keeps its failures from the console of the test. */
const AVERIA = `
  for (const tipo of ['error', 'unhandledrejection']) addEventListener(tipo, (event) => event.preventDefault());
  document.addEventListener('click', function toque() { throw new Error('Ana'); });
  document.addEventListener('click', async function promesa() { throw new Error('Ana'); });
  document.addEventListener('click', () => { Promise.reject('Ana'); });
`;

/** How many faults of screens the server has counted. */
async function countFallos(): Promise<number> {
  const metricas = await (await fetch(`${paginas.producto.url}/metrics`)).text();
  return Number(/^carta_fallos_pantalla_total (\d+)/m.exec(metricas)?.[1]);
}

/** What a page tells the server of its faults. */
function noteFallos(page: Page): FalloRequest[] {
  const fallos: FalloRequest[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === rutaFallos()) fallos.push(request.postDataJSON() as FalloRequest);
  });
  return fallos;
}

it('a wall that breaks tells the server, and comes back by itself after ten seconds', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 3, ['Croquetas']);
  const page = await openAparato(paginas.openNavegador, 'cocina');
  await page.clock.install();
  const fallos = noteFallos(page);
  // it breaks while the page says so
  await page.route(/\/CocinaPage-[^/]+\.js$/, async (route) => {
    const respuesta = await route.fetch();
    const body = (await respuesta.text()).replace(
      /export\s*\{\s*(\w+) as default\s*\};?/,
      'export default function muro(props){if(localStorage.roto)throw new Error("Ana");return $1(props)}',
    );
    await route.fulfill({ response: respuesta, body });
  });
  await startDispositivo(page, paginas.producto, local, { nombre: 'Cocina', puesto: 'cocina' });
  await ticketPared(page, 3).waitFor();
  const antes = await countFallos();

  await page.evaluate(() => localStorage.setItem('roto', 'sí'));
  await page.reload();
  await page.getByRole('heading', { name: '¡Ups! Algo salió mal' }).waitFor();
  await becomes(async () => (await countFallos()) > antes, true);
  expect(fallos).toHaveLength(1);
  expect(fallos[0]).toMatchObject({ screen: '/cocina', stack: expect.stringMatching(/^muro \/assets\//) });
  expect(JSON.stringify(fallos)).not.toContain('Ana');

  // still broken, it is tried again in vain, and not told twice
  await page.clock.fastForward(10_000);
  await page.getByRole('heading', { name: '¡Ups! Algo salió mal' }).waitFor();
  await page.evaluate(() => localStorage.removeItem('roto'));
  await page.clock.fastForward(10_000);
  await ticketPared(page, 3).waitFor();
  expect(await page.getByText('¡Ups!').count()).toBe(0);
  expect(fallos).toHaveLength(1);
});

it('what nothing catches of a tap or a promise is told too, each once, on any screen', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  const fallos = noteFallos(page);
  const antes = await countFallos();
  await page.route('**/assets/averia.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: AVERIA }),
  );
  await page.addScriptTag({ url: '/assets/averia.js' });

  for (const _ of [1, 2, 3]) await page.getByRole('heading', { level: 1 }).click();

  await becomes(async () => (await countFallos()) >= antes + 2, true);
  await becomes(
    () => fallos.map(({ stack }) => stack.split('.js')[0]).sort(),
    ['HTMLDocument.promesa /assets/averia', 'HTMLDocument.toque /assets/averia'],
  );
  expect(new Set(fallos.map(({ screen }) => screen))).toEqual(new Set(['/menu']));
  expect(JSON.stringify(fallos)).not.toContain('Ana');
});

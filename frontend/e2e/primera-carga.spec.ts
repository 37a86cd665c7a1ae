import type { Page, Request } from 'playwright-core';
import { enlaceMesa, fillCarrito, openCarrito } from './support/comensal';
import { becomes } from './support/espera';
import { useMundo } from './support/paginas';
import { findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';

jest.setTimeout(60_000);

/** Of JavaScript before there is something to read, compressed, in bytes. */
const PRESUPUESTO = 110 * 1024;

/** What only sheets and sockets need leaves these words in a script. */
const DESPUES = /data-base-ui|engine\.io|EIO=/;

const mundo = useMundo();
let tasca: Local;

beforeAll(async () => {
  tasca = await findDemo(mundo.producto, 'premium');
});

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** A phone that is never idle: it loads what it needs, and nothing ahead. */
async function openOcupado(): Promise<{ page: Page; scripts: Request[]; calls: string[] }> {
  const page = await (await mundo.openNavegador()).newPage();
  const scripts: Request[] = [];
  const calls: string[] = [];
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
    if (/^\/(api|socket\.io)\//.test(pathOf(request))) calls.push(pathOf(request));
  });
  await page.goto(enlaceMesa(tasca, 1));
  await page.getByRole('heading', { name: 'Croquetas de jamón ibérico' }).waitFor();
  return { page, scripts, calls };
}

it('asks for the scripts its page names and no others, within the budget, and for nothing else', async () => {
  const { page, scripts, calls } = await openOcupado();
  const named = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('src') ?? node.getAttribute('href')));

  expect(scripts.map(pathOf).sort()).toEqual(named.sort());
  for (const script of scripts) expect(await (await script.response())?.text()).not.toMatch(DESPUES);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(PRESUPUESTO);
  expect(calls).toEqual([]);
});

it('loads the sheets when they are needed, and the socket when there is time', async () => {
  const { page, scripts } = await openOcupado();
  const primera = scripts.length;
  await fillCarrito(page, 'Croquetas de jamón ibérico');
  expect(scripts.length).toBe(primera);

  await openCarrito(page);
  expect(scripts.slice(primera).map(pathOf).join()).toContain('HojaCarrito');
  const textos = scripts.slice(primera).map(async (script) => (await script.response())?.text());
  expect((await Promise.all(textos)).join()).toMatch(DESPUES);

  const tranquilo = await (await mundo.openNavegador()).newPage();
  const sockets: string[] = [];
  tranquilo.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await tranquilo.goto(enlaceMesa(tasca, 1));
  await becomes(() => sockets, ['/socket.io/']);
});

it('can be read, searched and filled into a cart when nothing can be fetched', async () => {
  const page = await (await mundo.openNavegador()).newPage();
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.route(/\/(api|socket\.io)\//, (route) => route.abort());

  await page.goto(enlaceMesa(tasca, 1));

  await page.getByRole('heading', { level: 1, name: tasca.nombre }).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(25);
  await page.getByRole('searchbox').fill('croquetas');
  await fillCarrito(page, 'Croquetas de jamón ibérico');
  await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
});

it('names the restaurant before any script has run', async () => {
  const page = await mundo.openMovil(enlaceMesa(tasca, 1), { javaScriptEnabled: false });

  expect(await page.title()).toBe(tasca.nombre);
});

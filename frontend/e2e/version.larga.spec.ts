import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { enlaceMesa, fillCarrito } from './support/comensal';
import { openHoja } from './support/hoja';
import { lineaPared } from './support/noche';
import { usePaginas } from './support/paginas';
import { openDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { passInstante } from './support/set-reloj';

const MINUTO = 60_000;
const [MESA, PLATO] = [4, 'Croquetas'];
const BUILD = /(?<=<meta name="build" content=")[^"]+/;

const paginas = usePaginas();
let local: Local;

beforeAll(async () => {
  local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, MESA, [PLATO]);
});

/**
 * A browser beside two processes: its pages come from one of another build, and its latidos from the product's own,
 * until `relieve`.
 */
async function openEntreDos(options?: BrowserContextOptions) {
  let isRelevado = false;
  let [cargas, latidos] = [0, 0];
  const serve = async (route: Route) => {
    if (isRelevado || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(BUILD, 'de-antes') });
  };
  const navegador = await paginas.openNavegador(options);
  // a page that a test serves has no address of which Chromium knows that it is this machine's
  await navegador.grantPermissions(['local-network-access']);
  await navegador.route(({ pathname }) => !/^\/(api|assets|socket\.io)\//.test(pathname), serve);
  navegador.on('page', (page) => {
    page.on('load', () => cargas++);
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (String(payload).includes('latido') && latidos++)),
    );
  });
  return {
    navegador,
    cargas: () => cargas,
    relieve: () => void (isRelevado = true),
    /** Two more, so that the first of them has been heard to its end. */
    untilLatidos: async () => {
      const desde = latidos;
      await becomes(() => latidos >= desde + 2, true);
    },
  };
}

const banda = (page: Page) => page.getByText('Hay una versión nueva');
const SOLA = 'Hay una versión nueva · Se carga sola cuando nadie toca la pantalla';
const NO_SOLA = 'Hay una versión nueva';

async function openMuro(nombre: string) {
  const entreDos = await openEntreDos();
  const open = () => Promise.resolve(entreDos.navegador);
  const page = await openDispositivo(open, paginas.producto, local, { nombre, puesto: 'cocina' });
  await lineaPared(page, MESA, PLATO).waitFor();
  await becomes(() => banda(page).textContent(), SOLA);
  return { ...entreDos, page };
}

describe('a wall of another build than the server', () => {
  it('loads itself once nobody has touched it for a minute and no sheet is open, and then never again for that one', async () => {
    const { page, cargas, untilLatidos, relieve } = await openMuro('Plancha');
    const antes = cargas();
    await openHoja(page, 'Más', 'Esta pantalla');
    await passInstante(page, MINUTO);
    await untilLatidos();
    expect(cargas()).toBe(antes);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await untilLatidos();
    expect(cargas()).toBe(antes);
    await passInstante(page, MINUTO);
    await becomes(cargas, antes + 1);

    // the process of before has served it once more
    await becomes(() => banda(page).textContent(), NO_SOLA);
    await lineaPared(page, MESA, PLATO).waitFor();
    await passInstante(page, MINUTO);
    await untilLatidos();
    expect(cargas()).toBe(antes + 1);

    relieve();
    await page.getByRole('button', { name: 'Cargar ahora' }).click();
    await becomes(cargas, antes + 2);
    await lineaPared(page, MESA, PLATO).waitFor();
    await untilLatidos();
    expect(await banda(page).count()).toBe(0);
  });

  it('sends first what waits to be sent', async () => {
    const { page, cargas, untilLatidos, relieve } = await openMuro('Fríos');
    const antes = cargas();
    await page.route('**/estado', (route) => route.abort());
    await lineaPared(page, MESA, PLATO).click();
    await page.getByText('1 cambio sin enviar').waitFor();
    await passInstante(page, MINUTO);
    await untilLatidos();
    expect(cargas()).toBe(antes);

    relieve();
    await page.unroute('**/estado');
    await becomes(cargas, antes + 1);
    await page.getByRole('button', { name: new RegExp(`${PLATO}.*En preparación`) }).waitFor();
    expect(await page.getByText('1 cambio sin enviar').count()).toBe(0);
  });
});

it('a carta of another build says so, keeps a cart that is not empty, and loads itself with an empty one', async () => {
  const { navegador, cargas, untilLatidos, relieve } = await openEntreDos();
  const page = await navegador.newPage();
  await page.goto(enlaceMesa(local, MESA));
  await fillCarrito(page, PLATO);
  await banda(page).waitFor();
  await passInstante(page, MINUTO);
  await untilLatidos();
  expect(cargas()).toBe(1);

  await page.getByRole('button', { name: `Quitar uno de ${PLATO}` }).click();
  await passInstante(page, MINUTO);
  relieve();
  await becomes(cargas, 2);
  await page.getByRole('heading', { name: PLATO }).waitFor();
  expect(await banda(page).count()).toBe(0);
});

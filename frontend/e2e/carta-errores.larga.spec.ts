import { rutas } from '@carta/contracts';
import type { Page, Route } from 'playwright-core';
import { enlaceMesa } from './support/comensal';
import { serveMenusSinCarta } from './support/menu-sin-carta';
import { leaveApp, load, useMismaPagina, useVaciada } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const openConCarta = useMismaPagina(paginas);
const emptySinCarta = useVaciada(paginas, {}, serveMenusSinCarta);
let local: Local;

beforeAll(async () => {
  local = await buildLocal(paginas.producto, { numeroMesas: 12 });
});

const NADIE = '0123456789abcdef01234567';
const INVALIDA = 'URL inválida. Se requiere restaurante y mesa.';
const MESA_INVALIDA = 'Número de mesa inválido.';
const MESA_NO_VALIDA = 'Mesa no válida para este restaurante.';
const REINTENTA = 'Error al cargar la carta. Por favor, intenta de nuevo.';

const DIRECCIONES: [string, (local: Local) => string, string][] = [
  ['without parameters', () => '/menu', INVALIDA],
  ['without a mesa', ({ id }) => `/menu?restaurante=${id}`, INVALIDA],
  ['without a restaurant', () => '/menu?mesa=4', INVALIDA],
  ['of mesa 0', (casa) => enlaceMesa(casa, 0), MESA_INVALIDA],
  ['of mesa 1.5', (casa) => enlaceMesa(casa, 1.5), MESA_INVALIDA],
  ['of mesa x', (casa) => enlaceMesa(casa, 'x'), MESA_INVALIDA],
  ['of mesa 13 of 12', (casa) => enlaceMesa(casa, 13), MESA_NO_VALIDA],
  ['of a restaurant that does not exist', (casa) => enlaceMesa({ ...casa, id: NADIE }, 4), MESA_NO_VALIDA],
  ['of a slug that cannot be one', () => '/menu/La%20Tasca', 'Slug de restaurante no válido'],
  ['of a slug that nobody has', () => '/menu/nadie-abc123', 'Restaurante no encontrado'],
];

/** The page as it comes when the database is away. */
async function openBare(path: string, faults: Record<string, (route: Route) => Promise<void>> = {}) {
  const page = await emptySinCarta(leaveApp);
  for (const [ruta, fault] of Object.entries(faults)) await page.route(`**${ruta}`, fault);
  await load(page, paginas, path);
  return page;
}

const answer = (status: number, data?: object) => (route: Route) =>
  route.fulfill({ status, json: { success: status < 400, data } });

async function expectError(page: Page, mensaje: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: mensaje, exact: true }).waitFor();
  expect(await page.getByRole('alert').locator('p').innerText()).not.toBe('');
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Reintentar', 'Ir al Inicio']);
}

describe.each([
  ['told by the page itself', (path: string) => openConCarta(path)],
  ['found out by the screen', (path: string) => openBare(path)],
])('an address, %s,', (_, open) => {
  it.each(DIRECCIONES)('%s', async (_name, pathOf, mensaje) => {
    await expectError(await open(pathOf(local)), mensaje);
  });
});

describe('what the server cannot answer', () => {
  const porMesa = () => enlaceMesa(local, 4);
  const porSlug = () => `/menu/${local.slug}`;
  const carta = () => rutas.carta(local.id);
  const datos = () => rutas.restaurantePorSlug(local.slug);

  it.each([
    ['a broken carta, by mesa', porMesa, carta, answer(500), REINTENTA],
    ['a refused carta, by mesa', porMesa, carta, answer(404), 'Error al cargar la carta'],
    ['a check of the mesa', porMesa, () => rutas.validarMesa(local.id, 4), answer(503), REINTENTA],
    ['a restaurant, by slug', porSlug, datos, answer(500), 'Error al cargar los datos del restaurante'],
    ['a restaurant without id', porSlug, datos, answer(200, {}), 'ID de restaurante no válido'],
    ['a carta, by slug', porSlug, carta, answer(500), 'Error al cargar la carta del restaurante'],
  ])('%s', async (_, path, ruta, fault, mensaje) => {
    await expectError(await openBare(path(), { [ruta()]: fault }), mensaje);
  });

  it('comes back with Reintentar, which loads the page again', async () => {
    const page = await openBare(porMesa(), { [carta()]: answer(500) });
    await expectError(page, REINTENTA);
    await page.unroute(`**${carta()}`);

    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reintentar' }).click()]);

    await page.getByRole('heading', { name: local.nombre }).waitFor();
  });

  it('is left with Ir al Inicio, which goes to /', async () => {
    const page = await openConCarta('/menu');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

    await page.getByRole('button', { name: 'Ir al Inicio' }).click();

    await page.waitForURL('**/admin');
    expect(visited.slice(-2)).toEqual(['/', '/admin']);
  });
});

// Longer than most: the line fails an owner in many ways, and each is a case.
import { CABECERA_CLAVE, rutasGestion } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { readCategorias, readProductos } from './support/api';
import { losePeticion, loseRespuesta, refuseServicio } from './support/averias';
import type { Trayecto } from './support/averias';
import { Corte } from './support/corte';
import {
  choosePhoto,
  createCategoria,
  enterCarta,
  fila,
  fillProducto,
  interruptor,
  openNuevoProducto,
  save,
} from './support/dueno';
import { becomes } from './support/becomes';
import { createFoto } from './support/fotos';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const openMovil = useMismaPagina(paginas);

const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
const MIGAS = { nombre: 'Migas', precio: '8,50', categoria: 'Para picar', ingredientes: ['pan', 'uvas'] };

async function openCarta(): Promise<{ local: Local; page: Page }> {
  const local = await buildLocal(paginas.producto);
  const page = await openMovil('/admin/carta', local);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return { local, page };
}

/** How many there are, and whether they have their photo. */
async function readMigas(local: Local): Promise<boolean[]> {
  const productos = await readProductos(paginas.producto, local);
  return productos.filter(({ nombre }) => nombre === 'Migas').map(({ imagen }) => imagen !== null);
}

/** Each attempt to create something takes its own road; those that follow go straight. Answers their keys. */
async function routeCreacion(page: Page, ruta: string, trayectos: readonly Trayecto[]): Promise<string[]> {
  const claves: string[] = [];
  await page.route(`**${ruta}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const trayecto = trayectos[claves.length];
    claves.push(route.request().headers()[CABECERA_CLAVE.toLowerCase()] ?? '');
    await (trayecto ?? ((peticion) => peticion.continue()))(route);
  });
  return claves;
}

async function expectIntacto(sheet: Locator): Promise<void> {
  expect(await sheet.getByLabel('Nombre').inputValue()).toBe('Migas');
  expect(await sheet.getByLabel('Precio').inputValue()).toBe('8,50');
  expect(await sheet.getByRole('button', { name: 'Categoría: Para picar' }).count()).toBe(1);
  expect(await sheet.getByRole('button', { name: 'Quitar uvas' }).count()).toBe(1);
}

it('keeps a product that could not be sent as it was typed, and saves it once when there is a network', async () => {
  const { local, page } = await openCarta();
  const sheet = await openNuevoProducto(page);
  await fillProducto(sheet, { ...MIGAS, foto: await createFoto('webp', 900) });
  await page.context().setOffline(true);

  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.getByRole('alert').getByText(SIN_RED, { exact: true }).waitFor();
  await expectIntacto(sheet);
  expect(await sheet.getByAltText('Foto del producto').count()).toBe(1);
  expect(await readMigas(local)).toEqual([]);

  await page.context().setOffline(false);
  await save(sheet);
  await fila(page, 'Migas').waitFor();
  expect(await readMigas(local)).toEqual([true]);
});

it.each<[string, Trayecto[]]>([
  ['its answer is lost', [loseRespuesta]],
  ['it does not leave the phone at first', [losePeticion]],
  ['two answers are lost', [loseRespuesta, loseRespuesta]],
])('creates a product once, without a word, when %s', async (_, trayectos) => {
  const { local, page } = await openCarta();
  const claves = await routeCreacion(page, rutasGestion.productos(), trayectos);
  const sheet = await openNuevoProducto(page);
  await fillProducto(sheet, MIGAS);

  await save(sheet);

  await fila(page, 'Migas').waitFor();
  expect(claves).toHaveLength(trayectos.length + 1);
  expect(new Set(claves).size).toBe(1);
  expect(await readMigas(local)).toEqual([false]);
});

it('creates it once although every answer was lost and its person presses again', async () => {
  const { local, page } = await openCarta();
  const perdidas = Array<Trayecto>(3).fill(loseRespuesta);
  const claves = await routeCreacion(page, rutasGestion.productos(), perdidas);
  const sheet = await openNuevoProducto(page);
  await fillProducto(sheet, MIGAS);

  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.getByRole('alert').getByText(SIN_RED, { exact: true }).waitFor();
  await expectIntacto(sheet);
  await save(sheet);

  await fila(page, 'Migas').waitFor();
  expect(claves).toHaveLength(4);
  expect(new Set(claves).size).toBe(1);
  expect(await readMigas(local)).toEqual([false]);
});

it('says what the server says when it cannot, keeps the form, and does not insist by itself', async () => {
  const { local, page } = await openCarta();
  const claves = await routeCreacion(page, rutasGestion.productos(), [refuseServicio]);
  const sheet = await openNuevoProducto(page);
  await fillProducto(sheet, MIGAS);

  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.getByRole('alert').getByText('Error interno del servidor. Inténtalo más tarde.').waitFor();
  await expectIntacto(sheet);
  expect(claves).toHaveLength(1);

  await save(sheet);
  expect(await readMigas(local)).toEqual([false]);
});

it('sends a photo again, whole, when the line goes in the middle of it', async () => {
  const corte = await Corte.open(Number(new URL(paginas.producto.url).port));
  try {
    const local = await buildLocal(paginas.producto);
    const page = await enterCarta(paginas.openMovil('/admin', { baseURL: corte.url }), local);
    const linea = await page.context().newCDPSession(page);
    const open = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    const sheet = await openNuevoProducto(page);
    await fillProducto(sheet, MIGAS);
    await choosePhoto(sheet, await createFoto('jpeg', 1600));
    await linea.send('Network.emulateNetworkConditions', { ...open, uploadThroughput: 20_000 });
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
    const barra = sheet.getByRole('progressbar', { name: 'Subiendo la foto' });
    await becomes(async () => (await barra.getAttribute('value')) !== '0', true);

    corte.close();
    await linea.send('Network.emulateNetworkConditions', open);
    corte.restore();

    await sheet.waitFor({ state: 'detached' });
    await fila(page, 'Migas').waitFor();
    expect(await readMigas(local)).toEqual([true]);
  } finally {
    corte.destroy();
  }
});

it('creates a categoría once when its answer is lost', async () => {
  const { local, page } = await openCarta();
  const claves = await routeCreacion(page, rutasGestion.categorias(), [loseRespuesta]);

  await createCategoria(page, 'Postres');

  expect(claves).toHaveLength(2);
  await page.getByRole('heading', { name: 'Postres' }).waitFor();
  expect(await readCategorias(paginas.producto, local)).toEqual(['Para picar', 'Bebidas', 'Postres']);
});

it('takes back what it showed when selling out does not reach the server', async () => {
  const { local, page } = await openCarta();
  const isDisponible = () => interruptor(page, 'Croquetas').getAttribute('aria-checked');
  // how it stood in between may be gone before it can be asked for
  const vistos = await interruptor(page, 'Croquetas').evaluateHandle((boton) => {
    const estados: (string | null)[] = [];
    const note = () => estados.push(boton.getAttribute('aria-checked'));
    new MutationObserver(note).observe(boton, { attributes: true });
    return estados;
  });
  await page.context().setOffline(true);

  await interruptor(page, 'Croquetas').click();
  await page.getByText(SIN_RED, { exact: true }).waitFor();

  await becomes(isDisponible, 'true');
  expect(await vistos.jsonValue()).toContain('false');
  await page.context().setOffline(false);
  const croquetas = (await readProductos(paginas.producto, local)).find(
    ({ nombre }) => nombre === 'Croquetas',
  );
  expect(croquetas?.disponible).toBe(true);
});

it.each([
  ['a phone', { width: 390, height: 560 }],
  ['a tablet', { width: 1000, height: 480 }],
])('leaves no switch under the floating button where the list ends, on %s', async (_que, tamano) => {
  const { page } = await openCarta();
  await page.setViewportSize(tamano);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  const boton = await page.getByRole('button', { name: 'Nuevo producto' }).boundingBox();
  const ultimo = await page.getByRole('switch').last().boundingBox();

  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect((ultimo?.y ?? NaN) + (ultimo?.height ?? NaN)).toBeLessThanOrEqual(boton?.y ?? NaN);
});

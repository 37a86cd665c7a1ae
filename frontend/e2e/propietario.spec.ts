import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { completeInformacion, registerLocal } from './support/alta';
import { readCarta } from './support/api';
import { bytesOfData, modulosFor, readEnlace, readModulos } from './support/codigo-qr';
import {
  closeHoja,
  createCategoria,
  fillProducto,
  openCategorias,
  openNuevoProducto,
  readSecciones,
  save,
} from './support/dueno';
import type { DatosProducto } from './support/dueno';
import { becomes } from './support/becomes';
import { createFoto, measureImagen } from './support/fotos';
import type { Formato } from './support/fotos';
import { hoja, openHoja, settle } from './support/hoja';
import { untilDicho } from './support/oido';
import { usePaginas } from './support/paginas';

const paginas = usePaginas();

const NOMBRE = 'Casa Lola & Hijos';
const CATEGORIAS = ['Entrantes', 'Postres', 'Bebidas'];

type Plato = DatosProducto & { formato: Formato; ancho?: number };
const PLATOS: Plato[] = [
  { nombre: 'Croquetas', precio: '9,50', categoria: 'Entrantes', formato: 'jpeg', ancho: 2000 },
  { nombre: 'Bravas', precio: '6', categoria: 'Entrantes', formato: 'png' },
  { nombre: 'Ensaladilla', precio: '7.25', categoria: 'Entrantes', formato: 'webp' },
  { nombre: 'Tortilla', precio: '8', categoria: 'Entrantes', formato: 'jpeg' },
  { nombre: 'Tarta de queso', precio: '5,50', categoria: 'Postres', formato: 'png', ancho: 1200 },
  { nombre: 'Flan', precio: '4', categoria: 'Postres', formato: 'webp' },
  { nombre: 'Arroz con leche', precio: '4,20', categoria: 'Postres', formato: 'jpeg' },
  { nombre: 'Caña', precio: '2,20', categoria: 'Bebidas', formato: 'png' },
  { nombre: 'Vermut', precio: '3,50', categoria: 'Bebidas', formato: 'webp', ancho: 1000 },
  { nombre: 'Agua', precio: '1,80', categoria: 'Bebidas', formato: 'jpeg' },
];
const ALERGENOS: Record<string, string[]> = { Croquetas: ['Gluten', 'Lácteos', 'Huevos'], Flan: ['Huevos'] };
const EN_ORDEN: [string, string[]][] = ['Postres', 'Entrantes', 'Bebidas'].map((categoria) => [
  categoria,
  PLATOS.filter((plato) => plato.categoria === categoria).map(({ nombre }) => nombre),
]);

it('goes from nothing to a code on the tables', async () => {
  const page = await paginas.openMovil('/admin');
  const cuenta = { nombre: NOMBRE, email: `${randomUUID()}@ejemplo.es`, password: 'una muy mía' };

  const id = await registerLocal(paginas.producto, page, cuenta);
  await completeInformacion(page);
  await buildCarta(page);
  await reorder(page);
  await becomes(
    async () => (await readCarta(paginas.producto, { id })).categorias.map(({ nombre }) => nombre),
    ['Postres', 'Entrantes', 'Bebidas'],
  );
  await checkFotos(id);
  await checkCodigoQr(page, id);
  await checkComoCliente(page);
  expect((await readCarta(paginas.producto, { id })).categorias.map(({ tipo }) => tipo)).toEqual([
    'comida',
    'comida',
    'bebida',
  ]);
});

async function buildCarta(page: Page): Promise<void> {
  for (const nombre of CATEGORIAS) await createCategoria(page, nombre);
  for (const [i, { formato, ancho, ...plato }] of PLATOS.entries()) {
    const foto = await createFoto(formato, ancho, i);
    const sheet = await openNuevoProducto(page);
    await fillProducto(sheet, { ...plato, foto, alergenos: ALERGENOS[plato.nombre] ?? [] });
    await (i === 0 ? saveSlowly(page) : save(sheet));
  }
  await becomes(
    () => readSecciones(page),
    CATEGORIAS.map((nombre) => EN_ORDEN.find(([titulo]) => titulo === nombre)),
  );
}

/** Saves with the upload of a bad line: how far it has got is seen growing, and the sheet stays until the end. */
async function saveSlowly(page: Page): Promise<void> {
  const linea = await page.context().newCDPSession(page);
  const open = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await linea.send('Network.emulateNetworkConditions', { ...open, uploadThroughput: 15_000 });
  const sheet = hoja(page, 'Nuevo producto');
  const barra = sheet.getByRole('progressbar', { name: 'Subiendo la foto' });

  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  const vistos = await barra.evaluate(async (nodo: HTMLProgressElement) => {
    const valores = new Set<number>();
    while (nodo.isConnected) {
      valores.add(nodo.value);
      await new Promise(requestAnimationFrame);
    }
    return [...valores];
  });

  expect(vistos.length).toBeGreaterThan(1);
  expect(vistos).toEqual(vistos.toSorted((a, b) => a - b));
  await sheet.waitFor({ state: 'detached' });
  await linea.send('Network.emulateNetworkConditions', open);
}

/** Whatever was chosen, nobody downloads more than 800 px. */
async function checkFotos(id: string): Promise<void> {
  const { categorias } = await readCarta(paginas.producto, { id });
  const fotos = categorias.flatMap(({ productos }) => productos.map(({ imagen }) => imagen));
  const anchos = await Promise.all(
    fotos.map(async (foto) => {
      const respuesta = await fetch(`${paginas.producto.url}${foto}`);
      return (await measureImagen(Buffer.from(await respuesta.arrayBuffer()))).ancho;
    }),
  );
  expect(anchos.toSorted((a, b) => a - b)).toEqual(
    PLATOS.map(({ ancho = 640 }) => Math.min(ancho, 800)).toSorted((a, b) => a - b),
  );
}

/** Once with an arrow and once with the keyboard: Postres, Entrantes, Bebidas. */
async function reorder(page: Page): Promise<void> {
  const sheet = await openCategorias(page);
  const nombres = () => sheet.getByRole('listitem').locator('p:first-child').allInnerTexts();
  expect(await nombres()).toEqual(CATEGORIAS);

  await sheet.getByRole('button', { name: 'Subir Bebidas' }).click();
  await becomes(nombres, ['Entrantes', 'Bebidas', 'Postres']);

  await sheet.getByRole('button', { name: 'Ordenar Postres' }).focus();
  await page.keyboard.press('Space');
  await untilDicho(page, /Postres levantada, en la posición 3 de 3/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await untilDicho(page, 'Postres soltada en la posición 1 de 3');
  await becomes(nombres, ['Postres', 'Entrantes', 'Bebidas']);
  await closeHoja(sheet);
}

/** The code of the screen, scanned by another phone, opens the same carta. */
async function checkCodigoQr(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'Ajustes' }).click();
  const sheet = await openHoja(page, 'Código QR', 'Código QR');
  const enlace = await readEnlace(sheet);
  expect(enlace.pathname + enlace.search).toMatch(
    new RegExp(`^/menu\\?restaurante=${id}&mesa=1&t=[\\w-]{16}$`),
  );
  const src = await sheet
    .getByRole('img', { name: `Código QR de la carta de ${NOMBRE}` })
    .getAttribute('src');
  const esperados = modulosFor(enlace.href);
  expect(await readModulos(bytesOfData(src), esperados.length)).toEqual(esperados);

  const cliente = await paginas.openMovil(enlace.href);
  await becomes(() => readSecciones(cliente), EN_ORDEN);
  await closeHoja(sheet);
  await page.getByRole('button', { name: 'Volver' }).click();
}

async function checkComoCliente(page: Page): Promise<void> {
  const [cliente] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ver como cliente' }).click(),
  ]);
  await becomes(() => readSecciones(cliente), EN_ORDEN);
  const fotos = cliente.locator('article img');
  await becomes(() => fotos.count(), PLATOS.length);
  for (const foto of await fotos.all()) {
    await foto.scrollIntoViewIfNeeded();
    await becomes(() => foto.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0), true);
  }
  await cliente.getByRole('button', { name: 'Croquetas', exact: true }).click();
  const detalle = hoja(cliente, 'Croquetas');
  await settle(detalle);
  await detalle.getByText('9,50 €').waitFor();
  for (const alergeno of ALERGENOS.Croquetas ?? []) await detalle.getByText(alergeno).waitFor();
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { readCategorias, readProductos } from './support/api';
import { readCodigo } from './support/correo';
import { becomes } from './support/becomes';
import { createFoto } from './support/fotos';
import { hoja, settle } from './support/hoja';
import { untilDicho } from './support/oido';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { pressByKey, tabTo } from './support/teclado';

const paginas = usePaginas();

/** Tabs to a field and types into it. */
async function typeInto(page: Page, campo: string | RegExp, texto: string): Promise<void> {
  await tabTo(page, campo);
  await page.keyboard.type(texto);
}

async function openCarta(local: Local): Promise<Page> {
  const page = await paginas.openPortatil('/admin');
  await typeInto(page, 'Email', local.email);
  await typeInto(page, 'Contraseña', local.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return page;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');

it('registers, with a mistake on the way, with the keyboard alone', async () => {
  const email = `${randomUUID()}@ejemplo.es`;
  const page = await paginas.openPortatil('/admin');
  await pressByKey(page, 'Regístrate');
  await page.getByRole('heading', { name: 'Crear cuenta' }).waitFor();
  await typeInto(page, 'Nombre del establecimiento', 'Casa Teclado');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Contraseña', 'una muy mía');
  await typeInto(page, 'Confirmar contraseña', 'una muy mia');
  await page.keyboard.press('Enter');
  await page.getByText('Las contraseñas no coinciden', { exact: true }).waitFor();
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'confirmacion');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('una muy mía');
  await page.keyboard.press('Enter');

  const modal = hoja(page, 'Revisa tu correo');
  await settle(modal);
  await page.waitForFunction(() => document.activeElement?.getAttribute('autocomplete') === 'one-time-code');
  await page.keyboard.type(await readCodigo(paginas.producto, email));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Registro exitoso' }).waitFor();
  await becomes(() => focused(page), 'Continuar');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Completa tu información' }).waitFor();
  await page.keyboard.press('Escape');
  await pressByKey(page, 'Nueva categoría');
  await hoja(page, 'Nueva categoría').waitFor();
});

it('orders, renames and leaves as they were the categorías, with the keyboard alone', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  await pressByKey(page, 'Editar categorías');
  const sheet = hoja(page, 'Categorías');
  await settle(sheet);
  const nombres = () => sheet.locator('li > div > p:first-child').allInnerTexts();

  await tabTo(page, 'Ordenar Bebidas');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await becomes(nombres, ['Bebidas', 'Para picar']);
  await page.keyboard.press('Escape');
  await becomes(nombres, ['Para picar', 'Bebidas']);
  expect(await sheet.isVisible()).toBe(true);
  await untilDicho(page, 'Cancelado. Bebidas vuelve a su sitio');

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await becomes(nombres, ['Bebidas', 'Para picar']);
  await becomes(() => focused(page), 'Ordenar Bebidas');
  await becomes(() => readCategorias(paginas.producto, local), ['Bebidas', 'Para picar']);

  await pressByKey(page, 'Editar Para picar');
  await page.keyboard.type('Nada de esto');
  await page.keyboard.press('Escape');
  await becomes(() => focused(page), 'Editar Para picar');
  expect(await sheet.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Raciones');
  await page.keyboard.press('Enter');
  await becomes(() => focused(page), 'Editar Raciones');
  await becomes(() => readCategorias(paginas.producto, local), ['Bebidas', 'Raciones']);

  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Editar categorías');
});

it('makes a product with a photo, and sells it out, with the keyboard alone', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  await pressByKey(page, 'Nuevo producto');
  const sheet = hoja(page, 'Nuevo producto');
  await settle(sheet);

  // asked for in time: a dialog that opens before the browser knows is the system's own
  const elegir = page.waitForEvent('filechooser');
  await tabTo(page, /^Añadir foto/);
  await page.keyboard.press('Enter');
  await (await elegir).setFiles(await createFoto('png', 300));
  await sheet.getByAltText('Foto del producto').waitFor();
  await typeInto(page, 'Nombre', 'Migas');
  await typeInto(page, 'Precio', '8,50');
  await pressByKey(page, /^Categoría: /);
  await settle(page.getByRole('dialog', { name: 'Categoría', exact: true }));
  await pressByKey(page, 'Para picar');
  await becomes(() => focused(page), 'Categoría: Para picar');
  await tabTo(page, 'Gluten');
  await page.keyboard.press('Space');
  await typeInto(page, 'Ingredientes', 'pan');
  await page.keyboard.press('Enter');
  await pressByKey(page, 'Guardar');

  await sheet.waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Nuevo producto');
  await tabTo(page, 'Disponible: Migas');
  await page.keyboard.press('Space');
  const hecho = {
    nombre: 'Migas',
    precio: 8.5,
    alergenos: ['gluten'],
    ingredientes: ['pan'],
    imagen: expect.stringMatching(/^\/uploads\//),
    disponible: false,
  };
  await becomes(
    async () => (await readProductos(paginas.producto, local)).find(({ nombre }) => nombre === 'Migas'),
    expect.objectContaining(hecho),
  );
});

it('asks before what was typed is lost, and Escape answers no', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  await pressByKey(page, 'Nuevo producto');
  const sheet = hoja(page, 'Nuevo producto');
  await settle(sheet);
  await typeInto(page, 'Nombre', 'Migas');

  const pregunta = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
  await page.keyboard.press('Escape');
  await pregunta.waitFor();
  await page.keyboard.press('Escape');
  await pregunta.waitFor({ state: 'detached' });
  expect(await sheet.getByLabel('Nombre').inputValue()).toBe('Migas');

  await page.keyboard.press('Escape');
  await pregunta.waitFor();
  await pressByKey(page, 'Descartar');
  await sheet.waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Nuevo producto');
});

it('opens the QR code and closes it again with the keyboard alone', async () => {
  const page = await openCarta(await buildLocal(paginas.producto));
  await pressByKey(page, 'Ajustes');
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  await pressByKey(page, 'Código QR');
  const sheet = hoja(page, 'Código QR');
  await settle(sheet);
  await sheet.getByRole('img').waitFor();

  const [descarga] = await Promise.all([page.waitForEvent('download'), pressByKey(page, 'Descargar')]);
  expect(descarga.suggestedFilename()).toMatch(/^qr-casa-\d+\.png$/);
  await page.keyboard.press('Escape');

  await sheet.waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Código QR');
});

import type { Locator, Page } from 'playwright-core';
import { hoja, settle } from './hoja';
import { fillLogin } from './personal';
import type { Foto } from './fotos';
import type { Local } from './restaurantes';

/** What an owner does with the carta, in the words of the screen. */

/** Logs in from the login that is on screen, or is about to be, and waits for the carta. */
export async function enterCarta(abierta: Page | Promise<Page>, local: Local): Promise<Page> {
  const page = await abierta;
  await fillLogin(page, local);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return page;
}

/** From the button of that name, which opens the sheet of a new categoría. */
export async function createCategoria(page: Page, nombre: string): Promise<void> {
  await page.getByRole('button', { name: 'Nueva categoría' }).first().click();
  const sheet = hoja(page, 'Nueva categoría');
  await settle(sheet);
  await sheet.getByLabel('Nombre').fill(nombre);
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await sheet.waitFor({ state: 'detached' });
}

export interface DatosProducto {
  nombre: string;
  /** As it is typed: '9,50'. */
  precio: string;
  categoria: string;
  descripcion?: string;
  alergenos?: string[];
  ingredientes?: string[];
  foto?: Foto;
}

/** Opens the sheet of a new product. */
export async function openNuevoProducto(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuevo producto' }).click();
  await settle(hoja(page, 'Nuevo producto'));
  return hoja(page, 'Nuevo producto');
}

/** Opens a product of the list. */
export async function openProducto(page: Page, nombre: string): Promise<Locator> {
  await page.getByRole('button', { name: nombre, exact: true }).click();
  await settle(hoja(page, 'Editar producto'));
  return hoja(page, 'Editar producto');
}

/** Fills the open product sheet; the photo is waited for, since it is made small first. */
export async function fillProducto(sheet: Locator, datos: DatosProducto): Promise<void> {
  const page = sheet.page();
  if (datos.foto) await choosePhoto(sheet, datos.foto);
  await sheet.getByLabel('Nombre').fill(datos.nombre);
  if (datos.descripcion !== undefined) await sheet.getByLabel('Descripción').fill(datos.descripcion);
  await sheet.getByLabel('Precio').fill(datos.precio);
  for (const alergeno of datos.alergenos ?? []) {
    await sheet.getByRole('button', { name: alergeno, exact: true }).click();
  }
  for (const ingrediente of datos.ingredientes ?? []) {
    await sheet.getByLabel('Ingredientes').fill(ingrediente);
    await sheet.getByLabel('Ingredientes').press('Enter');
  }
  await sheet.getByRole('button', { name: /^Categoría: / }).click();
  const lista = page.getByRole('dialog', { name: 'Categoría', exact: true });
  await settle(lista);
  await lista.getByRole('button', { name: datos.categoria, exact: true }).click();
  await lista.waitFor({ state: 'detached' });
}

export async function choosePhoto(sheet: Locator, foto: Foto): Promise<void> {
  await sheet.locator('input[type=file]').setInputFiles(foto);
  await sheet.getByAltText('Foto del producto').waitFor();
}

/** Saves the open sheet and waits until it has gone. */
export async function save(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** A product in its owner's list. */
export const fila = (page: Page, nombre: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: nombre, exact: true }) });

export const interruptor = (page: Page, nombre: string): Locator =>
  page.getByRole('switch', { name: new RegExp(`^(Disponible|Agotado.*): ${nombre}$`) });

/** Opens the sheet in which categorías are ordered, renamed and removed. */
export async function openCategorias(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Editar categorías' }).click();
  await settle(hoja(page, 'Categorías'));
  return hoja(page, 'Categorías');
}

export async function closeHoja(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** A carta as it is read on screen: each section with its dishes, in order. */
export function readSecciones(page: Page): Promise<[string, string[]][]> {
  return page
    .locator('section:has(> header h2), section:has(> h2)')
    .evaluateAll((secciones) =>
      secciones.map((seccion): [string, string[]] => [
        seccion.querySelector('h2')?.textContent?.trim() ?? '',
        [...seccion.querySelectorAll('h3')].map((plato) => plato.textContent?.trim() ?? ''),
      ]),
    );
}

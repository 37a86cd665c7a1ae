// Longer than most: one page serves all that is done beside a panel.
import { rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readProductos } from './support/api';
import { axeFindings, contrastFindings } from './support/axe';
import { buildCasaDificil } from './support/casa-dificil';
import { enterCarta, fila, openProducto } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { pathOf } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { pressByKey, tabTo } from './support/teclado';
import { goBack } from './support/volver';

const paginas = usePaginas();
/** The narrowest window that has room for the panel is 1,360 px wide. */
const CON_PANEL = { width: 1366, height: 768 };
const SIN_PANEL = { width: 1280, height: 800 };

async function openCarta(local: Local, viewport = CON_PANEL): Promise<Page> {
  return enterCarta(paginas.openPortatil('/admin', { viewport }), local);
}

const row = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });
const precio = (page: Page, de: string) => page.getByRole('textbox', { name: `Precio de ${de}` });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
const nombres = async (local: Local) =>
  (await readProductos(paginas.producto, local)).map(({ nombre }) => nombre);
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });

it('opens a row at the right of a table that stays whole, and in the sheet where there is no room for it', async () => {
  const local = await buildCasaDificil(paginas.producto);
  const page = await openCarta(local);
  const antes = await page.getByRole('article').first().boundingBox();
  const sheet = await openProducto(page, 'Plato 205');

  expect(await sheet.boundingBox()).toEqual({ x: 946, y: 0, width: 420, height: 768 });
  const filas = await page.getByRole('article').evaluateAll((articulos) =>
    articulos.map((articulo) => {
      const { left, right, height } = articulo.getBoundingClientRect();
      const campos = [...articulo.querySelectorAll('h3, h3 button, p, input, button')];
      // nothing of a row is cut off at its right, and no name has its button under another one
      const fuera = campos.filter((campo) => campo.getBoundingClientRect().right > right + 1).length;
      return { left, right, alta: height > 48, fuera };
    }),
  );
  expect(filas).toHaveLength(308);
  expect(filas.filter(({ right, alta, fuera }) => right > 946 || alta || fuera > 0)).toEqual([]);
  expect(filas[0]?.left).toBe(antes?.x);
  expect(await row(page, 'Plato 205').getAttribute('aria-current')).toBe('true');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 0);

  await sheet.getByLabel('Nombre').fill('Plato del día');
  await page.setViewportSize(SIN_PANEL);
  await becomes(async () => (await sheet.boundingBox())?.x, (SIN_PANEL.width - 420) / 2);
  expect(await sheet.getByLabel('Nombre').inputValue()).toBe('Plato del día');
  await row(page, 'Plato 1 d').waitFor({ state: 'hidden' });
  await page.setViewportSize(CON_PANEL);
  await becomes(async () => (await sheet.boundingBox())?.x, 946);
  await row(page, 'Plato 1 d').waitFor();
});

it('goes from the table to the panel and back with the keyboard alone, and prices a dish meanwhile', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  await pressByKey(page, 'Bravas');
  await becomes(() => focused(page), 'Cerrar');
  await tabTo(page, 'Nombre');
  await page.keyboard.press('End');
  await page.keyboard.type(' picantes');

  await precio(page, 'Croquetas').focus();
  await page.keyboard.type('9,90');
  await page.keyboard.press('Enter');
  await becomes(() => precio(page, 'Bravas').evaluate((campo) => campo === document.activeElement), true);
  await page.keyboard.type('88');
  await page.keyboard.press('Escape');
  expect(await precio(page, 'Bravas').inputValue()).toBe('6,00');
  // a price that was written beside the panel is not put back by what is saved in it
  await precio(page, 'Bravas').fill('6,50');
  await page.keyboard.press('Enter');
  await becomes(async () => (await readProductos(paginas.producto, local))[1]?.precio, 6.5);
  expect(await hoja(page, 'Editar producto').getByLabel('Nombre').inputValue()).toBe('Bravas picantes');

  await hoja(page, 'Editar producto').getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('«Bravas picantes» se ha guardado').waitFor();
  await becomes(() => hoja(page, 'Editar producto').getByLabel('Precio').inputValue(), '6,50');
  await page.keyboard.press('Escape');
  await hoja(page, 'Editar producto').waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Bravas picantes');
  const guardados = await readProductos(paginas.producto, local);
  expect(guardados.map(({ nombre, precio: cuanto }) => [nombre, cuanto]).slice(0, 2)).toEqual([
    ['Croquetas', 9.9],
    ['Bravas picantes', 6.5],
  ]);
});

it('goes from dish to dish: one that is saved stays, and one that is not is asked about', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const sheet = await openProducto(page, 'Bravas');
  const nombre = sheet.getByLabel('Nombre');
  await nombre.fill('Bravas picantes');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('«Bravas picantes» se ha guardado').waitFor();
  expect(await nombre.inputValue()).toBe('Bravas picantes');
  await row(page, 'Agua').click();
  await becomes(() => nombre.inputValue(), 'Agua');
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);

  await nombre.fill('Agua con gas');
  await row(page, 'Caña').click();
  await question(page).getByRole('button', { name: 'Seguir editando' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await nombre.inputValue()).toBe('Agua con gas');
  await row(page, 'Caña').click();
  await question(page).getByRole('button', { name: 'Descartar' }).click();
  await becomes(() => nombre.inputValue(), 'Caña');
  await question(page).waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Cerrar');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await sheet.waitFor({ state: 'detached' });
  await becomes(() => focused(page), 'Caña');
  expect(await nombres(local)).toEqual(['Croquetas', 'Bravas picantes', 'Caña', 'Agua']);
});

it("keeps 'Editar' and 'Nuevo producto' in the sheet, over the panel and what was written there", async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  await (await openProducto(page, 'Bravas')).getByLabel('Nombre').fill('Bravas picantes');

  for (const [boton, titulo] of [
    ['Editar Agua', 'Editar producto'],
    ['Nuevo producto', 'Nuevo producto'],
  ] as const) {
    await page.getByRole('button', { name: boton, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: titulo });
    await settle(sheet);
    await becomes(async () => (await sheet.boundingBox())?.x, (CON_PANEL.width - 420) / 2);
    await page.keyboard.press('Escape');
    await becomes(() => page.getByRole('dialog').count(), 1);
  }

  expect(await hoja(page, 'Editar producto').getByLabel('Nombre').inputValue()).toBe('Bravas picantes');
});

it('asks once before a link of the house leaves what was written in it, and before Back closes it', async () => {
  const local = await buildLocal(paginas.producto);
  const navegador = await paginas.openNavegador({ viewport: CON_PANEL, hasTouch: false, isMobile: false });
  await navegador.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  const page = await navegador.newPage();
  await page.goto('/admin');
  await enterCarta(page, local);
  const nombre = (await openProducto(page, 'Bravas')).getByLabel('Nombre');
  await nombre.fill('Bravas picantes');
  const isEnCapa = () => page.evaluate(() => (history.state as { capa?: true } | null)?.capa === true);
  await becomes(isEnCapa, true);

  await goBack(page);
  await question(page).getByRole('button', { name: 'Seguir editando' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await nombre.inputValue()).toBe('Bravas picantes');
  expect(pathOf(page)).toBe('/admin/carta');

  await page.getByRole('link', { name: 'Ajustes', exact: true }).click();
  await becomes(() => page.getByRole('alertdialog').count(), 1);
  await question(page).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  await becomes(isEnCapa, false);
  await goBack(page);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await fila(page, 'Bravas').waitFor();
});

it('cuts nothing of a row off on a small laptop, and tells long names in two lines', async () => {
  const local = await buildCasaDificil(paginas.producto);
  const page = await openCarta(local, SIN_PANEL);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { fuera, lineas } = await page.getByRole('article').evaluateAll((articulos) => ({
      fuera: articulos.filter((articulo) =>
        [...articulo.querySelectorAll('button, input, p')].some(
          (campo) => campo.getBoundingClientRect().right > articulo.getBoundingClientRect().right,
        ),
      ).length,
      lineas: Math.max(
        ...articulos.map((articulo) => {
          const nombre = articulo.querySelector('h3 button')!;
          return Math.round(nombre.clientHeight / parseFloat(getComputedStyle(nombre).lineHeight));
        }),
      ),
    }));
    expect({ width, fuera, lineas }).toEqual({ width, fuera: 0, lineas: 2 });
  }
});

it('overwrites nothing that another device stores meanwhile: it says so, and stores with the next tap', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const [producto] = await readProductos(paginas.producto, local);
  const { _id = '', nombre = '' } = producto ?? {};
  const change = (body: object) =>
    callAs(paginas.producto, local, rutasGestion.producto(_id), { method: 'PUT', body });
  const read = async () => {
    const ahora = (await readProductos(paginas.producto, local)).find((cada) => cada._id === _id);
    return [ahora?.precio, ahora?.descripcion];
  };
  const sheet = await openProducto(page, nombre);
  await sheet.getByLabel('Descripción').fill('De la abuela');
  await change({ precio: 7 });
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await becomes(read, [7, 'De la abuela']);

  await becomes(() => sheet.getByLabel('Precio').inputValue(), '7,00');
  await sheet.getByLabel('Precio').fill('8');
  await change({ precio: 9 });
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.getByText(/^Entretanto ha cambiado: el precio \(ahora 9,00\s€\)/).waitFor();
  expect([await read(), await sheet.getByLabel('Precio').inputValue()]).toEqual([[9, 'De la abuela'], '8']);
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await becomes(read, [8, 'De la abuela']);

  await precio(page, nombre).fill('6');
  await change({ precio: 10 });
  await page.keyboard.press('Enter');
  await page.getByText(/^Ahora cuesta 10,00\s€$/).waitFor();
  expect(await read()).toEqual([10, 'De la abuela']);
});

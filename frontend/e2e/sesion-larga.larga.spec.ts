import { rutas, rutasGestion } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { readProductos } from './support/api';
import {
  choosePhoto,
  enterCarta,
  fila,
  fillProducto,
  interruptor,
  openNuevoProducto,
  openProducto,
  save,
} from './support/dueno';
import { becomes } from './support/becomes';
import { createFoto } from './support/fotos';
import { usePaginas } from './support/paginas';
import { pathOf, readSesion } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

/** A phone at its carta whose clock the test moves. */
async function openCarta(): Promise<{ local: Local; page: Page }> {
  const local = await buildLocal(paginas.producto);
  const page = await (await paginas.openNavegador()).newPage();
  await page.clock.install();
  await page.goto('/admin');
  await enterCarta(page, local);
  return { local, page };
}

/** Half of a new product: name, description, ingredients and photo; no price yet. */
async function fillHalf(page: Page): Promise<Locator> {
  const sheet = await openNuevoProducto(page);
  await choosePhoto(sheet, await createFoto('jpeg', 700));
  await sheet.getByLabel('Nombre').fill('Migas');
  await sheet.getByLabel('Descripción').fill('Con uvas y torreznos, los domingos');
  await sheet.getByLabel('Ingredientes').fill('pan,');
  return sheet;
}

/** What has been scrolled is told a frame later, and would be taken for a person at the new time. */
async function endScroll(page: Page): Promise<void> {
  for (let cuadros = 0; cuadros < 3; cuadros++) {
    const antes = await page.evaluate(() => Number(document.timeline.currentTime));
    await page.waitForFunction((ahora) => Number(document.timeline.currentTime) > ahora, antes);
  }
}

/** The rest of it, saved: it must be in the carta with everything that was typed before. */
async function finish(page: Page, local: Local, sheet: Locator): Promise<void> {
  await fillProducto(sheet, { nombre: 'Migas', precio: '8,50', categoria: 'Para picar' });
  await save(sheet);
  await fila(page, 'Migas').waitFor();
  const migas = (await readProductos(paginas.producto, local)).filter(({ nombre }) => nombre === 'Migas');
  expect(migas).toEqual([
    expect.objectContaining({
      precio: 8.5,
      descripcion: 'Con uvas y torreznos, los domingos',
      ingredientes: ['pan'],
      imagen: expect.stringMatching(/^\/uploads\//),
    }),
  ]);
}

it('is renewed while a form is half filled, which loses nothing', async () => {
  const { local, page } = await openCarta();
  const sheet = await fillHalf(page);
  const { refreshToken } = await readSesion(page);

  for (let minutos = 0; minutos < 14; minutos += 2) {
    await page.clock.fastForward('02:00');
    await sheet.getByLabel('Nombre').press('End');
  }
  await becomes(async () => (await readSesion(page)).refreshToken === refreshToken, false);
  await page.clock.fastForward('02:00');

  expect(await sheet.getByLabel('Nombre').inputValue()).toBe('Migas');
  await finish(page, local, sheet);
});

it('is renewed without a word when the server does not take the token in mid-upload', async () => {
  const { local, page } = await openCarta();
  const sheet = await fillHalf(page);
  const { refreshToken } = await readSesion(page);
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'caducado'));
  const respuestas: number[] = [];
  page.on('response', (respuesta) => {
    if (respuesta.request().method() === 'POST' && respuesta.url().endsWith(rutasGestion.productos()))
      respuestas.push(respuesta.status());
  });

  await finish(page, local, sheet);

  expect(respuestas).toEqual([401, 201]);
  const despues = await readSesion(page);
  expect(despues.accessToken).not.toBe('caducado');
  // not the access token: two of the same second are the same
  expect(despues.refreshToken).not.toBe(refreshToken);
});

it('takes the half filled form with it when nobody moves, and the way back leads to the carta', async () => {
  const { local, page } = await openCarta();
  const sheet = await fillHalf(page);
  await endScroll(page);

  await page.clock.fastForward('04:31');
  await page.getByRole('alertdialog', { name: '¿Sigues ahí?' }).waitFor();
  await page.clock.fastForward('00:30');

  await page.waitForURL('**/admin');
  await page.getByText('Sesión expirada por inactividad', { exact: true }).waitFor();
  expect(await sheet.count()).toBe(0);
  expect(await readSesion(page)).toEqual({});
  await enterCarta(page, local);
  expect(pathOf(page)).toBe('/admin/carta');
  expect(await fila(page, 'Migas').count()).toBe(0);
});

describe('a session that was ended elsewhere', () => {
  async function endElsewhere(page: Page): Promise<void> {
    const { accessToken } = await readSesion(page);
    const headers = { authorization: `Bearer ${accessToken}` };
    await fetch(`${paginas.producto.url}${rutas.logout()}`, { method: 'POST', headers });
  }

  it.each<[string, (page: Page) => Promise<void>]>([
    [
      'a product is saved',
      async (page) => {
        const sheet = await openProducto(page, 'Croquetas');
        await sheet.getByLabel('Precio').fill('12');
        await endElsewhere(page);
        await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
      },
    ],
    [
      'a dish is sold out',
      async (page) => {
        await endElsewhere(page);
        await interruptor(page, 'Croquetas').click();
      },
    ],
  ])('says so when %s, goes to the login, and changes nothing', async (_, work) => {
    const { local, page } = await openCarta();

    await work(page);

    await page.getByText('Sesión expirada. Redirigiendo al login...', { exact: true }).waitFor();
    await page.waitForURL('**/admin');
    await page.getByText('Sesión expirada. Por favor, inicia sesión nuevamente.', { exact: true }).waitFor();
    expect(await readSesion(page)).toEqual({});
    const croquetas = (await readProductos(paginas.producto, local)).find(
      ({ nombre }) => nombre === 'Croquetas',
    );
    expect(croquetas).toMatchObject({ precio: 9.5, disponible: true });
    await enterCarta(page, local);
    expect(pathOf(page)).toBe('/admin/carta');
  });
});

it('is asked for at the login when the tab has lost its token', async () => {
  const { page } = await openCarta();
  await page.evaluate(() => sessionStorage.removeItem('accessToken'));

  await interruptor(page, 'Croquetas').click();

  await page.getByText('Usuario no autenticado. Redirigiendo al login...', { exact: true }).waitFor();
  await page.waitForURL('**/admin');
});

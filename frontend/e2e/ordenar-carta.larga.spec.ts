import type { Locator, Page } from 'playwright-core';
import { readCarta } from './support/api';
import { closeHoja, enterCarta, readSecciones } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja, openHoja, settle } from './support/hoja';
import { untilDicho } from './support/oido';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { pressByKey, tabTo } from './support/teclado';

const paginas = usePaginas();

/** The lines of the sheet: titles and products. */
const lineas = (sheet: Locator) => () =>
  sheet.getByRole('listitem').locator('h3, p:first-child').allInnerTexts();

const leida = async (id: string): Promise<[string, string[]][]> =>
  (await readCarta(paginas.producto, { id })).categorias.map(({ nombre, productos }) => [
    nombre,
    productos.map((producto) => producto.nombre),
  ]);

async function drag(page: Page, desde: Locator, hasta: Locator): Promise<void> {
  const [origen, destino] = await Promise.all([desde.boundingBox(), hasta.boundingBox()]);
  await page.mouse.move(origen!.x + origen!.width / 2, origen!.y + origen!.height / 2);
  await page.mouse.down();
  await page.mouse.move(origen!.x + origen!.width / 2, destino!.y + destino!.height / 2 + 8, { steps: 8 });
  await page.mouse.up();
}

it('puts the products in order on a phone with the arrows, and the diner reads them so', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(
    paginas.openMovil('/admin', { viewport: { width: 390, height: 844 } }),
    local,
  );

  const sheet = await openHoja(page, 'Ordenar productos de Para picar', 'Ordenar productos');
  await settle(sheet);
  await sheet.getByRole('button', { name: 'Bajar Croquetas' }).click();
  await becomes(lineas(sheet), ['Para picar', 'Bravas', 'Croquetas', 'Bebidas', 'Caña', 'Agua']);
  await sheet.getByRole('button', { name: 'Bajar Croquetas' }).click();
  await untilDicho(page, 'Croquetas, ahora en Bebidas, posición 1 de 3');
  await sheet.getByRole('button', { name: 'Subir Agua' }).click();

  const orden: [string, string[]][] = [
    ['Para picar', ['Bravas']],
    ['Bebidas', ['Croquetas', 'Agua', 'Caña']],
  ];
  await becomes(() => leida(local.id), orden);
  await closeHoja(sheet);
  await becomes(() => readSecciones(page), orden);
  const comensal = await paginas.openMovil(`/menu/${local.slug}`);
  await becomes(
    () => comensal.getByRole('article').locator('h3').allInnerTexts(),
    ['Bravas', 'Croquetas', 'Agua', 'Caña'],
  );
});

it('puts them in order with the keyboard alone, from one categoría to another', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await pressByKey(page, 'Ordenar productos de Bebidas');
  const sheet = hoja(page, 'Ordenar productos');
  await settle(sheet);

  await tabTo(page, 'Ordenar Caña');
  await page.keyboard.press('Space');
  const levantado =
    'Caña levantado, en Bebidas, posición 1 de 2. Flechas para mover, espacio para soltar, Escape para cancelar';
  await untilDicho(page, levantado);
  await page.keyboard.press('ArrowUp');
  await becomes(lineas(sheet), ['Para picar', 'Croquetas', 'Bravas', 'Caña', 'Bebidas', 'Agua']);
  await untilDicho(page, 'Caña, Para picar, posición 3 de 3');
  await page.keyboard.press('Escape');
  await becomes(lineas(sheet), ['Para picar', 'Croquetas', 'Bravas', 'Bebidas', 'Caña', 'Agua']);
  expect(await sheet.isVisible()).toBe(true);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await leida(local.id)).toEqual([
    ['Para picar', ['Croquetas', 'Bravas']],
    ['Bebidas', ['Caña', 'Agua']],
  ]);
  await page.keyboard.press('Space');

  await untilDicho(page, 'Caña soltado en Para picar, posición 2 de 3');
  await becomes(
    () => leida(local.id),
    [
      ['Para picar', ['Croquetas', 'Caña', 'Bravas']],
      ['Bebidas', ['Agua']],
    ],
  );
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

it('drags one over a title, and keeps what another owner has added meanwhile', async () => {
  const local = await buildLocal(paginas.producto);
  const enter = () => enterCarta(paginas.openPortatil('/admin'), local);
  const [page, segunda] = await Promise.all([enter(), enter()]);
  const sheet = await openHoja(page, 'Ordenar productos de Para picar', 'Ordenar productos');
  await settle(sheet);
  const segundaSheet = await openHoja(segunda, 'Ordenar productos de Para picar', 'Ordenar productos');
  await settle(segundaSheet);

  await drag(
    page,
    sheet.getByRole('button', { name: 'Ordenar Agua' }),
    sheet.getByRole('button', { name: 'Ordenar Bravas' }),
  );
  const arrastrada: [string, string[]][] = [
    ['Para picar', ['Croquetas', 'Bravas', 'Agua']],
    ['Bebidas', ['Caña']],
  ];
  await becomes(() => leida(local.id), arrastrada);

  // of a carta that is no longer so
  await segundaSheet.getByRole('button', { name: 'Bajar Croquetas' }).click();
  await segunda.getByText('Alguien ha cambiado esto a la vez. Inténtalo de nuevo.').waitFor();
  await becomes(lineas(segundaSheet), ['Para picar', 'Croquetas', 'Bravas', 'Agua', 'Bebidas', 'Caña']);
  await segundaSheet.getByRole('button', { name: 'Bajar Croquetas' }).click();
  await becomes(
    () => leida(local.id),
    [
      ['Para picar', ['Bravas', 'Croquetas', 'Agua']],
      ['Bebidas', ['Caña']],
    ],
  );
});

it('puts the categorías in order in the list at the left of a laptop, dragged and with the keyboard', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  const indice = page.getByRole('navigation', { name: 'Categorías' });
  const nombres = async () =>
    (await readCarta(paginas.producto, local)).categorias.map(({ nombre }) => nombre);
  const antes = await nombres();
  const asa = (nombre: string) => indice.getByRole('button', { name: `Ordenar ${nombre}` });

  await drag(page, asa(antes[0]!), asa(antes[1]!));
  await becomes(nombres, antes.toReversed());
  await becomes(
    () => indice.getByRole('listitem').locator('a > span:first-child').allInnerTexts(),
    antes.toReversed(),
  );

  await tabTo(page, `Ordenar ${antes[0]}`);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await becomes(nombres, antes);
});

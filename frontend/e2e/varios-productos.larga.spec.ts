import type { Locator, Page } from 'playwright-core';
import { readProductos } from './support/api';
import { buildCasaDificil } from './support/casa-dificil';
import { enterCarta } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { toPlain } from './support/texto';

const paginas = usePaginas();

const casilla = (page: Page, nombre: string) => page.getByRole('checkbox', { name: nombre, exact: true });
const boton = (donde: Page | Locator, name: string) => donde.getByRole('button', { name, exact: true });
const precios = async (local: Local) =>
  Object.fromEntries(
    (await readProductos(paginas.producto, local)).map(({ nombre, precio }) => [nombre, precio]),
  );

/** Opens the sheet that changes what is ticked. */
async function openCambiar(page: Page, titulo: string): Promise<Locator> {
  await boton(page, 'Cambiar…').click();
  const sheet = hoja(page, titulo);
  await settle(sheet);
  return sheet;
}

it('raises the price of what is ticked on a laptop, seen before, and takes it back', async () => {
  const local = await buildLocal(paginas.producto);
  const antes = await precios(local);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await boton(page, 'Seleccionar').click();
  await casilla(page, 'Croquetas').focus();
  await page.keyboard.press('Space');
  await casilla(page, 'Caña').click({ modifiers: ['Shift'] });
  await page.getByText('3 seleccionados').waitFor();
  await casilla(page, 'Bravas').click();
  await expectAccesible(page);

  const sheet = await openCambiar(page, 'Cambiar 2 productos');
  await sheet.getByText('Precio', { exact: true }).click();
  await sheet.getByLabel('Cuánto más (%)').fill('10');
  await becomes(
    async () => (await sheet.getByRole('row').allInnerTexts()).map(toPlain),
    ['Producto Antes Después', 'Croquetas 9,50 € 10,50 €', 'Caña 2,20 € 2,40 €'],
  );
  await expectAccesible(page);
  await boton(sheet, 'Cambiar 2 productos').click();
  await sheet.waitFor({ state: 'detached' });

  const nuevos = { ...antes, Croquetas: 10.5, Caña: 2.4 };
  await becomes(() => precios(local), nuevos);
  await page.getByText('Precios cambiados: 2 productos').waitFor();
  await boton(page, 'Deshacer').click();
  await becomes(() => precios(local), antes);
});

it('sells out a whole carta on a phone, and gives it back from the place that stays', async () => {
  const local = await buildLocal(paginas.producto);
  const disponibles = async () =>
    (await readProductos(paginas.producto, local)).filter(({ disponible }) => disponible).length;
  const cuantos = await disponibles();
  const page = await enterCarta(
    paginas.openMovil('/admin', { viewport: { width: 390, height: 844 } }),
    local,
  );
  await boton(page, 'Seleccionar').click();
  await boton(page, 'Toda la carta').click();
  await page.getByText(`${cuantos} seleccionados`).waitFor();
  await expectAccesible(page);

  const sheet = await openCambiar(page, `Cambiar ${cuantos} productos`);
  await sheet.getByText('Agotados hoy').click();
  await boton(sheet, `Cambiar ${cuantos} productos`).click();
  await becomes(disponibles, 0);

  await page.reload();
  await boton(page, 'Seleccionar').click();
  await page.getByText(/^Disponibilidad cambiada: \d productos, a las/).waitFor();
  await boton(page, 'Deshacer').click();
  await becomes(disponibles, cuantos);
});

it('changes three hundred dishes at once', async () => {
  const local = await buildCasaDificil(paginas.producto);
  const antes = await readProductos(paginas.producto, local);
  const page = await enterCarta(
    paginas.openPortatil('/admin', { viewport: { width: 1366, height: 768 } }),
    local,
  );
  await boton(page, 'Seleccionar').click();
  await boton(page, 'Toda la carta').click();
  const sheet = await openCambiar(page, `Cambiar ${antes.length} productos`);
  await sheet.getByText('Precio', { exact: true }).click();
  await sheet.getByText('En €').click();
  await sheet.getByLabel('Cuánto más (€)').fill('1');
  await boton(sheet, `Cambiar ${antes.length} productos`).click();
  await sheet.waitFor({ state: 'detached' });

  await becomes(
    async () =>
      (await readProductos(paginas.producto, local)).filter(
        ({ precio }, i) => precio > (antes[i]?.precio ?? 0),
      ).length,
    antes.length,
  );
});

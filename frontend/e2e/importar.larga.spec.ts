import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { completeInformacion, registerLocal } from './support/alta';
import { readCarta } from './support/api';
import { axeFindings } from './support/axe';
import { becomes } from './support/becomes';
import { readEnlace } from './support/codigo-qr';
import { confirm, fillCarrito } from './support/comensal';
import { download } from './support/descarga';
import { closeHoja, enterCarta, readSecciones } from './support/dueno';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { startProducto } from './support/start-producto';

const paginas = usePaginas(() => startProducto({ PLANES: 'propietario' }));

/** As a phone reads it from a photo. */
const CARTA = `Bar La Plaza
Calle Mayor, 12

ENTRANTES
Patatas bravas .......... 6,50 €
Croquetas de jamón (1, 3, 7) .......... 9,50 €
Jamón ibérico .......... Media 12,00 € / Ración 22,00 €

PESCADOS
Lubina salvaje .......... s/m
Merluza a la romana .......... 16,00 €
Percebes .......... 9,00 €/100 g

BEBIDAS
Caña .......... 2,20 €
Rioja crianza .......... 18,00 €

1 Gluten  3 Huevos  7 Lácteos
IVA incluido`;

const plan = (page: Page) => page.getByRole('main');
const nombresDe = async (page: Page) =>
  (await readSecciones(page)).map(([titulo, platos]) => [titulo, ...platos]);

it('leads a newcomer from the registration to a code that orders, by one text', async () => {
  const page = await paginas.openMovil('/admin');
  const cuenta = { nombre: 'Bar La Plaza', email: `${randomUUID()}@ejemplo.es`, password: 'una muy mía' };
  const id = await registerLocal(paginas.producto, page, cuenta);
  await completeInformacion(page);

  await page.getByRole('button', { name: 'Importar carta' }).first().click();
  await page.getByLabel('El texto de tu carta').fill(CARTA);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver qué se importa' }).click();
  await plan(page).getByText('Todavía no se ha cambiado nada.').waitFor();
  expect((await readCarta(paginas.producto, { id })).categorias).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('Precio de Lubina salvaje').fill('24');
  await page.getByRole('button', { name: 'Poner precio' }).click();
  await page.getByRole('button', { name: 'Cambiar Lubina salvaje' }).waitFor();
  await page.getByRole('button', { name: 'Quitar Rioja crianza' }).click();
  await page.getByRole('button', { name: 'Importar Rioja crianza' }).waitFor();
  // whoever comes back finds it as it was left
  await page.reload();
  await page.getByRole('button', { name: 'Cambiar Lubina salvaje' }).waitFor();

  await page.getByRole('button', { name: 'Importar 7 platos' }).click();
  await page.getByRole('heading', { name: 'Listo: 7 platos en tu carta' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver la carta' }).click();
  await becomes(
    () => nombresDe(page),
    [
      ['Entrantes', 'Patatas bravas', 'Croquetas de jamón', 'Jamón ibérico'],
      ['Pescados', 'Lubina salvaje', 'Merluza a la romana', 'Percebes'],
      ['Bebidas', 'Caña'],
    ],
  );

  await page.getByRole('button', { name: 'Pon el código QR en las mesas' }).click();
  await hoja(page, 'Código QR').getByRole('img').waitFor();
  await closeHoja(hoja(page, 'Código QR'));
  await page.getByRole('button', { name: 'Importar carta' }).waitFor();

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('link', { name: 'Que pidan desde la mesa' }).click();
  await page.getByRole('button', { name: 'Recibir pedidos desde la mesa' }).click();
  await page.getByText('Tu casa recibe pedidos desde las mesas.').waitFor();
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Código QR' }).click();
  const { href } = await readEnlace(hoja(page, 'Código QR'));
  await closeHoja(hoja(page, 'Código QR'));
  const comensal = await paginas.openMovil(href);
  await fillCarrito(comensal, 'Patatas bravas', 'Caña');
  await confirm(comensal);
});

it('reads a sheet of Excel, shows old and new prices, and gives everything back', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  const antes = await nombresDe(page);
  await page.getByRole('button', { name: 'Importar carta' }).click();
  const csv =
    'Categoría;Nombre;Precio\r\nPara picar;Croquetas;9,90 €\r\nPara picar;Piña asada;5,00 €\r\nBebidas;Caña;2,20 €\r\n';
  await chooseArchivo(
    page,
    'carta.csv',
    // the euro of Windows, which Latin-1 lacks
    Buffer.from(csv.replaceAll('€', '\u0080'), 'latin1'),
  );

  await plan(page).getByText('1 plato nuevo, 1 que cambia y 1 igual.').waitFor();
  const cambia = page.getByRole('region', { name: 'Cambian' }).getByRole('listitem');
  await becomes(
    async () => (await cambia.innerText()).replace(/\s+/g, ' '),
    expect.stringContaining('Precio: 9,50 € pasa a → 9,90 €'),
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar 2 platos' }).click();
  await page.getByRole('heading', { name: 'Listo: 2 platos en tu carta' }).waitFor();
  const precios = async () =>
    (await readCarta(paginas.producto, local)).categorias.flatMap(({ productos }) =>
      productos.map(({ nombre, precio }) => `${nombre} ${precio}`),
    );
  await becomes(precios, ['Croquetas 9.9', 'Bravas 6', 'Piña asada 5', 'Caña 2.2', 'Agua 2.5']);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('heading', { name: 'Deshecho: 2 platos' }).waitFor();
  await becomes(precios, ['Croquetas 9.5', 'Bravas 6', 'Caña 2.2', 'Agua 2.5']);
  await page.getByRole('link', { name: 'Ver la carta' }).click();
  await becomes(() => nombresDe(page), antes);
});

it('takes its own export for what there is, and says what it cannot read', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await page.getByRole('button', { name: 'Importar carta' }).click();
  await chooseArchivo(page, 'carta.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await page.getByRole('alert').getByText('Es un Excel antiguo').waitFor();
  const [, exportada] = await download(page, () =>
    page.getByRole('button', { name: 'Descargar tu carta' }).click(),
  );
  await chooseArchivo(page, 'carta.csv', exportada);

  await plan(page).getByText('4 iguales.').waitFor();
  await page.getByRole('button', { name: 'Descartar' }).click();
  const libro = await readFile(`${__dirname}/../src/propietario/carta/pruebas/carta.xlsx`);
  await chooseArchivo(page, 'carta.xlsx', libro);
  await page.getByLabel('El libro tiene varias hojas').selectOption('Vinos');
  await page.getByRole('button', { name: 'Leer esta hoja' }).click();
  await plan(page).getByText('Rioja').first().waitFor();
});

function chooseArchivo(page: Page, name: string, buffer: Buffer): Promise<void> {
  return page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

// Longer than most: an owner makes one carta ask and sell, step by step.
import type { Locator, Page } from 'playwright-core';
import { readCarta, readProductos } from './support/api';
import { closeHoja, enterCarta, fila, openProducto, save } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja, openHoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

async function openCarta(local: Local): Promise<Page> {
  return enterCarta(paginas.openMovil('/admin'), local);
}

/** What the rows are called, in their order. */
const nombres = (sheet: Locator) => sheet.getByPlaceholder('Nombre').evaluateAll(listValores);
const listValores = (campos: Element[]) => campos.map((campo) => (campo as HTMLInputElement).value);
const formatosDe = async (local: Local, nombre: string) =>
  (await readProductos(paginas.producto, local))
    .find((producto) => producto.nombre === nombre)
    ?.formatos?.map((formato) => [formato.nombre, formato.precio, formato.disponible]);
const opcionesDe = async (local: Local) => (await readCarta(paginas.producto, local)).opciones ?? [];

/** Drags a row by its handle until it is over another. */
async function dragOnto(page: Page, asa: Locator, destino: Locator): Promise<void> {
  await asa.scrollIntoViewIfNeeded();
  const [de, a] = [await asa.boundingBox(), await destino.boundingBox()];
  if (!de || !a) throw new Error('There is nothing to drag');
  await page.mouse.move(de.x + de.width / 2, de.y + de.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2 - 20, { steps: 8 });
  await page.mouse.up();
}

async function chooseOpcion(page: Page, sheet: Locator, nombre: RegExp): Promise<void> {
  await sheet.getByRole('button', { name: 'Elegir opciones' }).click();
  const lista = hoja(page, 'Elegir opciones');
  await settle(lista);
  await lista.getByRole('button', { name: nombre }).click();
  await lista.getByRole('button', { name: 'Hecho' }).click();
  await lista.waitFor({ state: 'detached' });
}

it('writes an opción once, on the way to a dish, and asks it of two', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const sheet = await openProducto(page, 'Bravas');
  await sheet.getByLabel('Descripción').fill('Con alioli');
  await sheet.getByRole('button', { name: 'Elegir opciones' }).click();
  const lista = hoja(page, 'Elegir opciones');
  await settle(lista);
  await lista.getByText('Todavía no hay opciones').waitFor();
  await lista.getByRole('button', { name: 'Nueva opción' }).click();
  const nueva = hoja(page, 'Nueva opción');
  await settle(nueva);
  await nueva.getByLabel('Nombre', { exact: true }).fill('Salsa');
  await nueva.getByPlaceholder('Nombre').fill('Brava');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Alioli');
  await nueva.getByLabel('Suplemento de Alioli').fill('0,50');
  await nueva.getByRole('button', { name: 'Alérgenos sin declarar: Alioli' }).click();
  await nueva.getByRole('button', { name: 'Huevos', exact: true }).click();
  await nueva.getByRole('button', { name: 'No contienen ninguno de los 14', exact: true }).click();
  await save(nueva);

  await lista.getByRole('button', { name: /^Salsa/, pressed: true }).waitFor();
  await lista.getByRole('button', { name: 'Hecho' }).click();
  await lista.waitFor({ state: 'detached' });
  await sheet.getByText('Elige 1 · Brava, Alioli').waitFor();
  expect(await sheet.getByLabel('Descripción').inputValue()).toBe('Con alioli');
  await save(sheet);
  const croquetas = await openProducto(page, 'Croquetas');
  await chooseOpcion(page, croquetas, /^Salsa/);
  await save(croquetas);

  const [salsa, ...resto] = await opcionesDe(local);
  expect(resto).toEqual([]);
  expect(salsa).toMatchObject({
    nombre: 'Salsa',
    min: 1,
    max: 1,
    valores: [
      { nombre: 'Brava', suplemento: 0, alergenos: [], alergenosDeclarados: true },
      { nombre: 'Alioli', suplemento: 0.5, alergenos: ['huevos'], alergenosDeclarados: true },
    ],
  });
  const productos = await readProductos(paginas.producto, local);
  expect(productos.filter(({ opciones }) => opciones?.[0] === salsa?._id)).toHaveLength(2);
});

it('sells a dish in formatos: suggested, dragged, moved by keys, one taken away and back', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const sheet = await openProducto(page, 'Croquetas');
  await sheet.getByRole('button', { name: 'Añadir formato' }).click();
  await sheet.getByRole('button', { name: 'Tapa · Media · Ración' }).click();
  await sheet.getByLabel('Precio de Tapa').fill('3,50');
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sheet.getByText('El precio es obligatorio').waitFor();
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Precio de Media');
  await page.keyboard.type('6');

  await dragOnto(
    page,
    sheet.getByRole('button', { name: 'Ordenar Ración' }),
    sheet.getByRole('button', { name: 'Ordenar Tapa' }),
  );
  await becomes(() => nombres(sheet), ['Ración', 'Tapa', 'Media']);
  await sheet.getByRole('button', { name: 'Ordenar Ración' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await becomes(() => nombres(sheet), ['Tapa', 'Media', 'Ración']);

  await sheet.getByRole('button', { name: 'Quitar Media' }).click();
  await becomes(() => nombres(sheet), ['Tapa', 'Ración']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(() => nombres(sheet), ['Tapa', 'Media', 'Ración']);
  await save(sheet);

  const hechos = [
    ['Tapa', 3.5, true],
    ['Media', 6, true],
    ['Ración', 9.5, true],
  ];
  expect(await formatosDe(local, 'Croquetas')).toEqual(hechos);
  await becomes(
    () => fila(page, 'Croquetas').getByRole('listitem').allInnerTexts(),
    ['Tapa 3,50\u00a0€', 'Media 6,00\u00a0€', 'Ración 9,50\u00a0€'],
  );
});

it('sells out one formato, which stays so when the dish is edited, and its carta says so', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const sheet = await openProducto(page, 'Caña');
  await sheet.getByRole('button', { name: 'Añadir formato' }).click();
  await page.keyboard.type('Caña');
  await sheet.getByRole('button', { name: 'Añadir formato' }).click();
  await page.keyboard.type('Doble');
  await sheet.getByLabel('Precio de Doble').fill('3,80');
  await save(sheet);

  const agotado = await openHoja(page, 'Agotado por formatos: Caña', 'Agotado');
  await agotado.getByRole('switch', { name: 'Disponible: Doble' }).click();
  await agotado.getByText('Hasta nuevo aviso').click();
  await becomes(
    () => formatosDe(local, 'Caña'),
    [
      ['Caña', 2.2, true],
      ['Doble', 3.8, false],
    ],
  );
  await closeHoja(agotado);
  await fila(page, 'Caña').getByText('Agotado', { exact: true }).waitFor();

  const reabierta = await openProducto(page, 'Caña');
  await reabierta.getByLabel('Precio de Doble').fill('4');
  await save(reabierta);
  expect(await formatosDe(local, 'Caña')).toEqual([
    ['Caña', 2.2, true],
    ['Doble', 4, false],
  ]);
});

it('keeps the opciones beside the categorías: edited, sold out in part, and gone from their dishes', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openCarta(local);
  const opciones = await openHoja(page, 'Opciones', 'Opciones');
  await opciones.getByRole('button', { name: 'Nueva opción' }).click();
  const nueva = hoja(page, 'Nueva opción');
  await settle(nueva);
  await nueva.getByLabel('Nombre', { exact: true }).fill('Extras');
  for (const nombre of ['Queso', 'Bacon']) {
    if (nombre === 'Bacon') await nueva.getByRole('button', { name: 'Añadir valor' }).click();
    await nueva.getByPlaceholder('Nombre').last().fill(nombre);
  }
  await nueva.getByRole('switch', { name: 'Obligatoria' }).click();
  await nueva.getByText('Elige entre 0 y 1').waitFor();
  await nueva.getByRole('button', { name: 'Como máximo, uno más' }).click();
  await save(nueva);
  await opciones.getByText('2 valores con alérgenos sin declarar').waitFor();
  await closeHoja(opciones);
  const sheet = await openProducto(page, 'Bravas');
  await chooseOpcion(page, sheet, /^Extras/);
  await save(sheet);

  await openHoja(page, 'Opciones', 'Opciones');
  await opciones.getByText('En 1 plato').waitFor();
  await opciones.getByRole('button', { name: 'Agotado en Extras' }).click();
  const agotado = hoja(page, 'Agotado');
  await settle(agotado);
  await agotado.getByRole('switch', { name: 'Disponible: Bacon' }).click();
  await becomes(
    async () =>
      (await opcionesDe(local)).flatMap(({ valores }) => valores.map(({ disponible }) => disponible)),
    [true, false],
  );
  await closeHoja(agotado);
  await opciones.getByText('Agotado: Bacon').waitFor();

  await opciones.getByRole('button', { name: 'Editar Extras' }).click();
  const edicion = hoja(page, 'Editar opción');
  await settle(edicion);
  await edicion.getByRole('button', { name: 'Subir Bacon' }).click();
  await page.keyboard.press('Escape');
  const pregunta = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click();
  await pregunta.waitFor({ state: 'detached' });
  await save(edicion);
  await opciones.getByText('Elige entre 0 y 2 · Bacon, Queso').waitFor();

  await opciones.getByRole('button', { name: 'Eliminar Extras' }).click();
  const adios = page.getByRole('alertdialog', { name: 'Eliminar opción' });
  await adios.getByText('La usa 1 plato, que dejará de preguntarla.').waitFor();
  await adios.getByRole('button', { name: 'Eliminar' }).click();
  await opciones.getByText('Todavía no hay opciones').waitFor();
  await becomes(
    async () => (await readProductos(paginas.producto, local)).flatMap((producto) => producto.opciones ?? []),
    [],
  );
});

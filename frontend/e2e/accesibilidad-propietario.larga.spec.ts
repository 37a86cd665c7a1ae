// Longer than most: every page and sheet of an owner is checked by the same rules.
import { CUARTO_MS, rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { withDatabaseOf } from '../../backend/test/support/base-en-marcha';
import { callAs } from './support/api';
import {
  choosePhoto,
  fila,
  interruptor,
  openCategorias,
  openNuevoProducto,
  openProducto,
  save,
} from './support/dueno';
import { createFoto } from './support/fotos';
import { hoja, openHoja, settle } from './support/hoja';
import { useMismaApp } from './support/misma-app';
import { untilDicho } from './support/oido';
import { usePaginas } from './support/paginas';
import { testAccesibles } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaApp(paginas);
let casa: Local;
let bar: Local;

beforeAll(async () => {
  [casa, bar] = await Promise.all([
    buildLocal(paginas.producto, { nombre: 'Casa con un nombre bastante largo para un móvil' }),
    buildLocal(paginas.producto, { plan: 'normal', categorias: [] }),
  ]);
  await callAs(paginas.producto, casa, rutasGestion.zonas(casa.id), {
    method: 'PUT',
    body: { zonas: [{ nombre: 'Terraza', mesas: '4-6' }] },
  });
  await callAs(paginas.producto, casa, rutasGestion.pases(casa.id), {
    method: 'PUT',
    body: { pases: [{ nombre: 'Entrantes' }, { nombre: 'Primeros y platos a compartir' }] },
  });
  await callAs(paginas.producto, casa, rutasGestion.estaciones(casa.id), {
    method: 'PUT',
    body: { estaciones: [{ nombre: 'Plancha', tipo: 'comida' }] },
  });
  const sheet = await openProducto(await openCarta(), 'Croquetas');
  await choosePhoto(sheet, await createFoto('jpeg'));
  await save(sheet);
});

async function openCarta(local = casa): Promise<Page> {
  const page = await open('/admin/carta', local);
  await page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return page;
}

async function openZonas(): Promise<Page> {
  const page = await open('/admin/settings/zonas', casa);
  await page.getByRole('button', { name: 'Editar Terraza' }).waitFor();
  return page;
}

async function openCocina(): Promise<Page> {
  const page = await open('/admin/settings/cocina', casa);
  await page.getByLabel('Pase de Para picar').waitFor();
  return page;
}

/** A slow quarter of an hour and a good one, with one between them of which nothing is known. */
async function addPulsos(): Promise<void> {
  const cuarto = Math.floor(Date.now() / CUARTO_MS) * CUARTO_MS;
  const pulsos = [
    { cuarto: new Date(cuarto - 5 * CUARTO_MS), p95Ms: 2_400, errores: 3 },
    { cuarto: new Date(cuarto - 3 * CUARTO_MS), p95Ms: 40, errores: 0 },
  ];
  const medidas = { respuestas: 800, vistoS: 2, bucleMs: 3, paronMs: 80, discoLibreMB: 34_000 };
  await withDatabaseOf(paginas.producto.dataDir, (database) =>
    database.collection('pulsos').insertMany(pulsos.map((pulso) => ({ ...medidas, ...pulso }))),
  );
}

async function openAjustes(boton?: string, titulo?: string): Promise<Page> {
  const page = await open('/admin/settings', casa);
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  if (boton !== undefined) await openHoja(page, boton, titulo ?? boton);
  return page;
}

const CARTA: Pantallas = {
  'the carta on paper': () => open('/admin/settings/carta', casa),
  'the zonas': () => openZonas(),
  'what a zona would cost': async () => {
    const page = await openZonas();
    await page.getByRole('button', { name: 'Precios de Terraza' }).click();
    await page.getByLabel('Cuánto más (%)').fill('10');
    await page.getByRole('row', { name: /Croquetas/ }).waitFor();
    await settle(hoja(page, 'Precios de Terraza'));
    return page;
  },
  'pases and estaciones': () => openCocina(),
  'a pase': async () => {
    const page = await openCocina();
    await openHoja(page, 'Editar Entrantes', 'Editar pase');
    return page;
  },
  'legal data': () => open('/admin/settings/legal', casa),
  'opening hours': () => open('/admin/settings/horario', casa),
  'how the server has done': async () => {
    await addPulsos();
    const page = await open('/admin/settings/servidor', casa);
    await page.getByText('2,4 s o más').waitFor();
    await page.getByText('Qué dice cada columna').click();
    return page;
  },
  'who works here': () => open('/admin/settings/personas', casa),
  'the parte of a night': () => open('/admin/parte', casa),
  'the drawer about to be counted': async () => {
    const page = await open('/admin/cierre', casa);
    await openHoja(page, 'Contar caja', 'Contar caja');
    return page;
  },
  'the carta': () => openCarta(),
  'the carta of a normal restaurant, empty': () => openCarta(bar),
  'something just sold out': async () => {
    const page = await openCarta(await buildLocal(paginas.producto));
    await interruptor(page, 'Croquetas').click();
    await fila(page, 'Croquetas').getByText('Agotado · vuelve mañana').waitFor();
    return page;
  },
  'a new product, with its errors': async () => {
    const page = await openCarta();
    const sheet = await openNuevoProducto(page);
    await sheet.getByLabel('Ingredientes').fill('pan,');
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
    await sheet.getByText('El nombre del producto es obligatorio').waitFor();
    return page;
  },
  'a product with formatos, one of them unfolded, with its errors': async () => {
    const page = await openCarta();
    const sheet = await openProducto(page, 'Bravas');
    await sheet.getByRole('button', { name: 'Añadir formato' }).click();
    await sheet.getByRole('button', { name: 'Tapa · Media · Ración' }).click();
    await sheet.getByRole('button', { name: 'Sin más alérgenos: Media' }).click();
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
    await sheet.getByText('El precio es obligatorio').first().waitFor();
    return page;
  },
  'a new opción, with its errors': async () => {
    const page = await openCarta();
    await openHoja(page, 'Opciones', 'Opciones');
    const sheet = await openHoja(page, 'Nueva opción', 'Nueva opción');
    await sheet.getByRole('button', { name: 'Añadir valor' }).click();
    await sheet.getByRole('button', { name: 'Alérgenos sin declarar: Valor 1' }).click();
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click();
    await sheet.getByText('El nombre de la opción es obligatorio').waitFor();
    return page;
  },
  'a product with its photo': async () => {
    const page = await openCarta();
    await openProducto(page, 'Croquetas');
    return page;
  },
  'the choice of a categoría': async () => {
    const page = await openCarta();
    await openProducto(page, 'Croquetas');
    await page.getByRole('button', { name: 'Categoría: Para picar' }).click();
    await page.getByRole('dialog', { name: 'Categoría', exact: true }).waitFor();
    return page;
  },
  'the question before a product is removed': async () => {
    const page = await openCarta();
    const sheet = await openProducto(page, 'Croquetas');
    await sheet.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog', { name: 'Eliminar producto' }).waitFor();
    return page;
  },
  'the question before changes are lost': async () => {
    const page = await openCarta();
    const sheet = await openNuevoProducto(page);
    await sheet.getByLabel('Nombre').fill('Migas');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: '¿Descartar los cambios?' }).waitFor();
    return page;
  },
  'a new categoría, without a name': async () => {
    const page = await openCarta();
    const sheet = await openHoja(page, 'Nueva categoría', 'Nueva categoría');
    await sheet.getByRole('button', { name: 'Guardar' }).click();
    await sheet.getByText('El nombre de la categoría es obligatorio').waitFor();
    return page;
  },
  'the categorías, one of them picked up': async () => {
    const page = await openCarta();
    const sheet = await openCategorias(page);
    await sheet.getByRole('button', { name: 'Ordenar Bebidas' }).press('Space');
    await untilDicho(page, /Bebidas levantada/);
    return page;
  },
  'the products in order, one of them picked up': async () => {
    const page = await openCarta();
    const sheet = await openHoja(page, 'Ordenar productos de Bebidas', 'Ordenar productos');
    await sheet.getByRole('button', { name: 'Ordenar Caña' }).press('Space');
    await untilDicho(page, /Caña levantado/);
    return page;
  },
  'a categoría being renamed': async () => {
    const page = await openCarta();
    const sheet = await openCategorias(page);
    await sheet.getByRole('button', { name: 'Editar Bebidas' }).click();
    await sheet.getByLabel('Nombre de Bebidas').fill('');
    await page.keyboard.press('Enter');
    await sheet.getByText('El nombre de la categoría es obligatorio').waitFor();
    return page;
  },
  'the question before a categoría is removed': async () => {
    const page = await openCarta();
    const sheet = await openCategorias(page);
    await sheet.getByRole('button', { name: 'Eliminar Para picar' }).click();
    await page.getByRole('alertdialog', { name: 'Eliminar categoría' }).waitFor();
    return page;
  },
};

const AJUSTES: Pantallas = {
  'the settings': () => openAjustes(),
  'the establishment': () => openAjustes('Editar', 'Editar establecimiento'),
  'the categorías, from the settings': () => openAjustes('Categorías'),
  'the QR code': async () => {
    const page = await openAjustes('Código QR');
    await page.getByRole('dialog').getByRole('img').waitFor();
    return page;
  },
  'the mesas': () => openAjustes('Mesas y códigos QR'),
  'the cards of the mesas': async () => {
    const page = await openAjustes('Mesas y códigos QR');
    await page.getByRole('button', { name: 'Ver las tarjetas' }).click();
    await page.getByRole('img', { name: 'Código QR de la mesa 12' }).waitFor();
    return page;
  },
  'the profile, being edited': async () => {
    const page = await open('/admin/profile', casa);
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Guardar' }).waitFor();
    return page;
  },
};

testAccesibles({ ...CARTA, ...AJUSTES });

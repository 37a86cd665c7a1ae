import { rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { openHoja } from './hoja';
import { CORTE, SIN_EXITO, breakRuta, failing, openPersonal, press, status, vacia } from './mensajes';
import type { Escena, Grupo, Peticion } from './mensajes';
import { cambiarDisponibilidad, leerCategorias, openCarta, sellOut } from './mensajes-carta';

/** Messages of what is edited in a carta: 'Categories' and 'Products' of the catalogue. */

const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
const SIN_PERMISO = 'No tienes permisos para realizar esta acción.';

const cambiarCategoria: Peticion = { metodo: 'PUT', ruta: rutasGestion.categoria('*') };
const save = ({ page }: Escena) => press(page, 'Guardar');

const NUEVA_CATEGORIA: Grupo = {
  pantalla: 'the sheet of a new categoría',
  async abrir(teatro) {
    const escena = await openCarta(teatro);
    await openHoja(escena.page, 'Nueva categoría', 'Nueva categoría');
    await escena.page.getByLabel('Nombre', { exact: true }).fill('Postres');
    return escena;
  },
  filas: failing({ metodo: 'POST', ruta: rutasGestion.categorias() }, save, [
    [vacia(500), 'Error al crear la categoría'],
    [vacia(403), SIN_PERMISO],
    [SIN_EXITO, 'Error al crear la categoría'],
    [CORTE, SIN_RED],
    [status(409, 'Ya hay una categoría con ese nombre.'), 'Ya hay una categoría con ese nombre.'],
  ]),
};

const EDITAR_CATEGORIA: Grupo = {
  pantalla: 'the sheet of a categoría',
  async abrir(teatro) {
    const escena = await openCarta(teatro);
    await openHoja(escena.page, 'Editar categoría Bebidas', 'Editar categoría');
    await escena.page.getByLabel('Nombre', { exact: true }).fill('Bar');
    return escena;
  },
  filas: failing(cambiarCategoria, save, [
    [vacia(500), 'Error al actualizar la categoría'],
    [vacia(403), SIN_PERMISO],
    [SIN_EXITO, 'Error al actualizar la categoría'],
    [status(404, 'Esa categoría ya no existe.'), 'Esa categoría ya no existe.'],
  ]),
};

async function rename({ page }: Escena): Promise<void> {
  await page.getByLabel('Nombre de Bebidas').fill('Bar');
  await press(page, 'Guardar nombre');
}

/** The question asked before has to be gone. */
const questionOver = (page: Page) => page.getByRole('alertdialog').waitFor({ state: 'detached' });

async function removeCategoria({ page }: Escena): Promise<void> {
  await questionOver(page);
  await press(page, 'Eliminar Para picar');
  await press(page, 'Eliminar');
}

const GESTION: Grupo = {
  pantalla: 'the sheet of all categorías',
  async abrir(teatro) {
    const escena = await openCarta(teatro);
    await openHoja(escena.page, 'Editar categorías', 'Categorías');
    await press(escena.page, 'Editar Bebidas');
    return escena;
  },
  filas: [
    ...failing(cambiarCategoria, rename, [
      [vacia(500), 'Error al actualizar la categoría'],
      [vacia(403), SIN_PERMISO],
    ]),
    ...failing(
      { metodo: 'PUT', ruta: rutasGestion.ordenCategorias() },
      ({ page }) => press(page, 'Bajar Para picar'),
      [
        [vacia(500), 'Error al actualizar la categoría'],
        [status(409, 'Alguien ha cambiado las categorías.'), 'Alguien ha cambiado las categorías.'],
      ],
    ),
    ...failing({ metodo: 'DELETE', ruta: rutasGestion.categoria('*') }, removeCategoria, [
      [vacia(500), 'Error al eliminar la categoría. Intenta nuevamente.'],
      [
        status(429, 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.'),
        'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.',
      ],
      [CORTE, SIN_RED],
      [status(404, 'Esa categoría ya no existe.'), 'Esa categoría ya no existe.'],
    ]),
  ],
};

const CATEGORIAS_SIN_LEER: Grupo = {
  pantalla: 'the categorías that cannot be read',
  abrir: (teatro) => openPersonal(teatro, '/admin/settings'),
  filas: failing(leerCategorias, ({ page }) => press(page, 'Categorías'), [
    [vacia(500), 'Error al cargar las categorías'],
  ]),
};

const NUEVO_PRODUCTO: Grupo = {
  pantalla: 'the sheet of a new product',
  async abrir(teatro) {
    const escena = await openCarta(teatro);
    const { page } = escena;
    await openHoja(page, 'Nuevo producto', 'Nuevo producto');
    await page.getByLabel('Nombre', { exact: true }).fill('Tortilla');
    await page.getByLabel('Precio').fill('8,50');
    await press(page, 'Categoría: Elige una categoría');
    await press(page, 'Para picar');
    return escena;
  },
  filas: failing({ metodo: 'POST', ruta: rutasGestion.productos() }, save, [
    [vacia(500), 'Error al guardar el producto'],
    [CORTE, SIN_RED],
    [SIN_EXITO, 'Error al guardar el producto'],
    [status(409, 'Tu carta está llena.'), 'Tu carta está llena.'],
  ]),
};

async function removeProducto({ page }: Escena): Promise<void> {
  await questionOver(page);
  await press(page, 'Eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
}

const PRODUCTO: Grupo = {
  pantalla: 'a product',
  abrir: openCarta,
  filas: [
    ...failing(cambiarDisponibilidad, sellOut, [
      [vacia(500), 'Error al guardar el producto'],
      [status(404, 'Ese producto ya no existe.'), 'Ese producto ya no existe.'],
    ]),
    {
      porque: 'its sheet is opened and saving it fails',
      mensaje: 'Error al guardar el producto',
      async provocar(escena) {
        await openHoja(escena.page, 'Croquetas', 'Editar producto');
        await escena.page.getByLabel('Precio').fill('10');
        await breakRuta(escena.page, { metodo: 'PUT', ruta: rutasGestion.producto('*') }, vacia(500));
        await save(escena);
      },
    },
    ...failing({ metodo: 'DELETE', ruta: rutasGestion.producto('*') }, removeProducto, [
      [vacia(500), 'Error al eliminar el producto'],
      [status(409, 'Está en un pedido abierto.'), 'Está en un pedido abierto.'],
    ]),
  ],
};

export const EDICION: readonly Grupo[] = [
  NUEVA_CATEGORIA,
  EDITAR_CATEGORIA,
  GESTION,
  CATEGORIAS_SIN_LEER,
  NUEVO_PRODUCTO,
  PRODUCTO,
];

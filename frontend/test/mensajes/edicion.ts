// Longer than most: every message of the carta’s sheets has one row.
import { rutasGestion } from '@carta/contracts';
import { CORTE, SIN_EXITO, exito, status, vacia } from './mensajes-averias';
import type { Peticion } from './mensajes-averias';
import { EN_LA_CARTA, cambiarDisponibilidad, leerCategorias, sellOut } from './mensajes-carta';
import { escritas, failing } from './filas';
import type { Escena, Grupo } from './filas';
import { SIN_PERMISO, SIN_RED } from './palabras';

/** Messages of what is edited in a carta: 'Categories' and 'Products' of the catalogue. */

const SIN_NOMBRE = 'El nombre de la categoría es obligatorio';
const cambiarCategoria: Peticion = { metodo: 'PUT', ruta: rutasGestion.categoria('*') };
const save = ({ press }: Escena) => press('Guardar');

const openHoja = async ({ press, awaitHoja }: Escena, boton: string, titulo: string) => {
  await press(boton);
  await awaitHoja(titulo);
};

const NUEVA_CATEGORIA: Grupo = {
  pantalla: 'the sheet of a new categoría',
  ...EN_LA_CARTA,
  preparar: (escena) => openHoja(escena, 'Nueva categoría', 'Nueva categoría'),
  filas: [
    ...escritas('Category', 'Guardar', {}, [['Nombre', { Nombre: '   ' }, SIN_NOMBRE]]),
    ...failing(
      { metodo: 'POST', ruta: rutasGestion.categorias() },
      async (escena) => {
        await escena.fill('Nombre', 'Postres');
        await save(escena);
      },
      [
        [vacia(500), 'Error al crear la categoría'],
        [vacia(403), SIN_PERMISO],
        [SIN_EXITO, 'Error al crear la categoría'],
        [CORTE, SIN_RED],
        [status(409, 'Ya hay una categoría con ese nombre.'), 'Ya hay una categoría con ese nombre.'],
      ],
    ),
  ],
};

const EDITAR_CATEGORIA: Grupo = {
  pantalla: 'the sheet of a categoría',
  ...EN_LA_CARTA,
  async preparar(escena) {
    await openHoja(escena, 'Editar categoría Bebidas', 'Editar categoría');
    await escena.fill('Nombre', 'Bar');
  },
  filas: failing(cambiarCategoria, save, [
    [vacia(500), 'Error al actualizar la categoría'],
    [vacia(403), SIN_PERMISO],
    [SIN_EXITO, 'Error al actualizar la categoría'],
    [status(404, 'Esa categoría ya no existe.'), 'Esa categoría ya no existe.'],
  ]),
};

async function rename({ fill, press }: Escena): Promise<void> {
  await fill('Nombre de Bebidas', 'Bar');
  await press('Guardar nombre');
}

/** The question asked before has to be gone. */
async function removeCategoria({ awaitSinPregunta, press }: Escena): Promise<void> {
  await awaitSinPregunta();
  await press('Eliminar Para picar');
  await press('Eliminar');
}

const GESTION: Grupo = {
  pantalla: 'the sheet of all categorías',
  ...EN_LA_CARTA,
  async preparar(escena) {
    await openHoja(escena, 'Editar categorías', 'Categorías');
    await escena.press('Editar Bebidas');
  },
  filas: [
    ...escritas('Category', 'Guardar nombre', {}, [
      ['Nombre de Bebidas', { 'Nombre de Bebidas': ' ' }, SIN_NOMBRE],
    ]),
    ...failing(cambiarCategoria, rename, [
      [vacia(500), 'Error al actualizar la categoría'],
      [vacia(403), SIN_PERMISO],
    ]),
    ...failing(
      { metodo: 'PUT', ruta: rutasGestion.ordenCategorias() },
      ({ press }) => press('Bajar Para picar'),
      [
        [status(409, 'Alguien ha cambiado las categorías.'), 'Alguien ha cambiado las categorías.'],
        [vacia(500), 'Error al actualizar la categoría'],
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

const ORDEN: Grupo = {
  pantalla: 'the sheet in which products are put in order',
  ...EN_LA_CARTA,
  preparar: (escena) => openHoja(escena, 'Ordenar productos de Para picar', 'Ordenar productos'),
  filas: failing(
    { metodo: 'PUT', ruta: rutasGestion.ordenProductos() },
    ({ press }) => press('Bajar Croquetas'),
    [
      [status(409, 'Alguien ha cambiado los productos.'), 'Alguien ha cambiado los productos.'],
      [vacia(500), 'Error al ordenar los productos'],
      [CORTE, SIN_RED],
    ],
  ),
};

const CATEGORIAS_SIN_LEER: Grupo = {
  pantalla: 'the categorías that cannot be read',
  direccion: '/admin/settings',
  sesion: 'personal',
  filas: failing(leerCategorias, ({ press }) => press('Categorías'), [
    [vacia(500), 'Error al cargar las categorías'],
  ]),
};

const NUEVO_PRODUCTO: Grupo = {
  pantalla: 'the sheet of a new product',
  ...EN_LA_CARTA,
  preparar: (escena) => openHoja(escena, 'Nuevo producto', 'Nuevo producto'),
  filas: [
    ...escritas('Product', 'Guardar', { Nombre: 'Tortilla', Precio: '8,50' }, [
      ['Nombre', { Nombre: '  ' }, 'El nombre del producto es obligatorio'],
      ['Precio', { Precio: '' }, 'El precio es obligatorio'],
      ['Precio', { Precio: '0' }, 'El precio debe ser un número mayor a 0'],
    ]),
  ],
};

/** Elsewhere it has the one in view. */
const PRODUCTO_SIN_CATEGORIA: Grupo = {
  pantalla: 'the sheet of a new product in a carta without categorías',
  ...EN_LA_CARTA,
  filas: [
    {
      porque: 'there is none to choose',
      mensaje: 'La categoría es obligatoria',
      campo: 'Categoría: Elige una categoría',
      formulario: 'Product',
      navegador: 'tambien',
      async provocar(escena) {
        await escena.breakRuta(leerCategorias, exito([]));
        await escena.reload();
        await openHoja(escena, 'Nuevo producto', 'Nuevo producto');
        await escena.fill('Nombre', 'Tortilla');
        await escena.fill('Precio', '8,50');
        await save(escena);
      },
    },
  ],
};

const PRODUCTO_COMPLETO: Grupo = {
  pantalla: 'the sheet of a new product that has all it needs',
  ...EN_LA_CARTA,
  async preparar(escena) {
    await openHoja(escena, 'Nuevo producto', 'Nuevo producto');
    await escena.fill('Nombre', 'Tortilla');
    await escena.fill('Precio', '8,50');
  },
  filas: failing({ metodo: 'POST', ruta: rutasGestion.productos() }, save, [
    [vacia(500), 'Error al guardar el producto'],
    [CORTE, SIN_RED],
    [SIN_EXITO, 'Error al guardar el producto'],
    [status(409, 'Tu carta está llena.'), 'Tu carta está llena.'],
  ]),
};

async function removeProducto({ awaitSinPregunta, press }: Escena): Promise<void> {
  await awaitSinPregunta();
  await press('Eliminar');
  await press('Eliminar', { role: 'alertdialog' });
}

const PRODUCTO: Grupo = {
  pantalla: 'a product',
  ...EN_LA_CARTA,
  filas: [
    ...failing(cambiarDisponibilidad, sellOut, [
      [vacia(500), 'Error al guardar el producto'],
      [status(404, 'Ese producto ya no existe.'), 'Ese producto ya no existe.'],
    ]),
    {
      porque: 'its sheet is opened and saving it fails',
      mensaje: 'Error al guardar el producto',
      navegador: 'tambien',
      async provocar(escena) {
        await openHoja(escena, 'Croquetas', 'Editar producto');
        await escena.fill('Precio', '10');
        await escena.breakRuta({ metodo: 'PUT', ruta: rutasGestion.producto('*') }, vacia(500));
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
  ORDEN,
  CATEGORIAS_SIN_LEER,
  NUEVO_PRODUCTO,
  PRODUCTO_SIN_CATEGORIA,
  PRODUCTO_COMPLETO,
  PRODUCTO,
];

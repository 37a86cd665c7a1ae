// Longer than most: every call about products, with all that it refuses.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE } from '@carta/contracts';
import { NADIE } from '../support/factories';
import { buildFoto } from '../support/escena';
import type { CasoApi, ConEscena, Mala } from './caso-api';

const MALAS: readonly Mala[] = [
  ['nombre', '  ', 'El nombre del producto es obligatorio'],
  ['precio', '', 'El precio es obligatorio'],
  ['precio', '0', 'El precio debe ser un número mayor a 0'],
  ['precio', '-3', 'El precio debe ser un número mayor a 0'],
  ['precio', 'gratis', 'El precio debe ser un número mayor a 0'],
  ['precio', '1,234', 'El precio debe ser un número mayor a 0'],
  ['imagen', 'http://ejemplo.es/x.jpg', 'Solo se permiten archivos JPEG, PNG y WebP.'],
  ['categoria', '', 'La categoría es obligatoria'],
  ['categoria', 'postres', 'El identificador no es válido'],
  ['alergenos', ['plutonio'], 'Los alérgenos no son válidos'],
  ['disponible', 'quizá', 'La disponibilidad no es válida'],
  ['formatos', '{}', 'Un producto puede tener como máximo 6 formatos'],
  ['opciones', ['x'], 'Las opciones no son válidas'],
  ['precios', '{"terraza":3}', 'Los precios por zona no son válidos'],
  ['menu', '[]', 'El menú no es válido'],
  ['cuenta', '"2 panes"', 'Lo que cuenta para los totales no es válido'],
  ['cuenta', '[{"nombre":"pan","n":21}]', 'De cada cosa se cuentan de 1 a 20'],
  ['pase', 'entrantes', 'El identificador no es válido'],
  ['estacion', 'plancha', 'El identificador no es válido'],
];

/** A product as the form of the product sheet sends it. */
async function producto({ escena }: ConEscena) {
  return {
    nombre: 'Croquetas',
    precio: '7,50',
    descripcion: 'De jamón',
    categoria: escena.categoriaId,
    ingredientes: ['jamón', 'leche'],
    alergenos: ['gluten', 'lacteos'],
    imagen: foto(await buildFoto()),
  };
}

const foto = (bytes: Buffer, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });
const conFoto = (imagen: Blob) => async (entorno: ConEscena) => ({
  params: { id: entorno.escena.productoId },
  body: { ...(await producto(entorno)), imagen },
});

const FOTOS_MALAS: CasoApi['rechazos'] = [
  [
    'a PDF',
    conFoto(foto(Buffer.alloc(2_000, '%PDF'), 'application/pdf')),
    415,
    'Solo se permiten archivos JPEG, PNG y WebP.',
  ],
  [
    'a text named photo',
    conFoto(foto(Buffer.alloc(2_000, 'hola'))),
    415,
    'Solo se permiten archivos JPEG, PNG y WebP.',
  ],
  ['1,023 bytes', conFoto(foto(Buffer.alloc(1_023))), 422, 'El archivo parece estar corrupto o vacío.'],
  [
    '5 MB and a byte',
    conFoto(foto(Buffer.alloc(5 * 1024 * 1024 + 1))),
    413,
    'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
  ],
];

const deCategoria = ({ escena }: ConEscena) => ({ params: { id: escena.categoriaId } });
const deProducto = ({ escena }: ConEscena) => ({ params: { id: escena.productoId } });
const deRestaurante = ({ escena }: ConEscena) => ({ query: { restaurantId: escena.id } });

const CUANTOS = 'Cuántos quedan es un número entero de 0 a 999';
const AGOTADO = { que: 'disponibilidad', disponible: false };

export const API_PRODUCTOS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/productos',
    form: true,
    prepara: async (entorno) => ({ body: await producto(entorno) }),
    status: 201,
    tiene: { imagen: expect.stringMatching(/^\/uploads\/[\w-]+\.png$/) },
    malas: [
      ['nombre', undefined, 'El nombre del producto es obligatorio'],
      ['precio', undefined, 'El precio es obligatorio'],
      ['categoria', undefined, 'La categoría es obligatoria'],
      ...MALAS,
    ],
    rechazos: FOTOS_MALAS,
  },
  { ruta: 'GET /api/productos' },
  {
    ruta: 'GET /api/productos/public',
    abierta: true,
    envia: deRestaurante,
    rechazos: [
      [
        'a restaurant nobody has',
        () => ({ query: { restaurantId: NADIE } }),
        404,
        'Restaurante no encontrado',
      ],
      ['no id', () => ({ query: { restaurantId: 'x' } }), 400, 'El identificador no es válido'],
    ],
  },
  {
    ruta: 'GET /api/productos/categoria/:id',
    envia: deCategoria,
  },
  {
    ruta: 'PUT /api/productos/orden',
    envia: ({ escena }) => ({ body: { secciones: [escena.seccion] } }),
    malas: [
      ['secciones', undefined, 'El orden no es válido'],
      ['secciones', [], 'El orden no es válido'],
      ['secciones', [{ categoria: null, productos: ['x'] }], 'El orden no es válido'],
    ],
  },
  { ruta: 'GET /api/productos/tandas' },
  {
    ruta: 'POST /api/productos/tandas',
    envia: ({ escena }) => ({
      headers: { [CABECERA_CLAVE]: randomUUID() },
      body: { productos: { [escena.productoId]: [] }, cambio: AGOTADO },
    }),
    status: 201,
    malas: [
      ['productos', {}, 'No hay productos que cambiar'],
      ['productos', { bravas: [] }, 'Los productos no son válidos'],
      ['cambio', undefined, 'El cambio no es válido'],
      ['cambio', { que: 'disponibilidad' }, 'La disponibilidad no es válida'],
      ['cambio', { que: 'categoria', categoria: 'x' }, 'El identificador no es válido'],
    ],
    rechazos: [
      [
        'no key',
        ({ escena }) => ({ body: { productos: { [escena.productoId]: [] }, cambio: AGOTADO } }),
        422,
        'Falta la clave que identifica este cambio',
      ],
      [
        'a categoría that there is not',
        ({ escena }) => ({
          headers: { [CABECERA_CLAVE]: randomUUID() },
          body: {
            productos: { [escena.productoId]: [] },
            cambio: { que: 'categoria', categoria: escena.productoId },
          },
        }),
        404,
        'La categoría no existe.',
      ],
    ],
  },
  {
    ruta: 'POST /api/productos/tandas/:id/deshacer',
    envia: ({ escena }) => ({ params: { id: escena.tandaId } }),
    status: 201,
    rechazos: [['one that is not kept', deProducto, 404, 'Ese cambio ya no se puede deshacer.']],
  },
  { ruta: 'GET /api/productos/importaciones' },
  {
    ruta: 'POST /api/productos/importaciones',
    envia: () => ({ body: { texto: 'POSTRES\nArroz con leche 4,50 €' } }),
    status: 201,
    malas: [
      ['texto', undefined, 'Pega el texto de tu carta'],
      ['texto', '  ', 'Pega el texto de tu carta'],
      [
        'texto',
        'x'.repeat(500_001),
        'El texto es demasiado largo: caben 500.000 caracteres. Impórtalo en dos veces.',
      ],
      ['tabla', 'sí', 'La tabla no es válida'],
    ],
    rechazos: [
      [
        'no dish at all',
        () => ({ body: { texto: 'IVA incluido' } }),
        422,
        'No hemos encontrado ningún plato en el texto. Mira que cada uno esté en su línea.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/productos/importaciones/:id/columnas',
    envia: ({ escena }) => ({
      params: { id: escena.importacionId },
      body: { columnas: ['nombre', 'precio', 'descripcion'] },
    }),
    malas: [
      ['columnas', undefined, 'Las columnas no son válidas'],
      ['columnas', ['nombre', 'otra'], 'Las columnas no son válidas'],
      ['columnas', ['precio', 'nada'], 'Di qué columna es el nombre'],
      ['columnas', ['nombre', 'nada'], 'Di qué columna es el precio'],
    ],
    rechazos: [
      [
        'one that is not kept',
        ({ escena }) => ({
          params: { id: escena.productoId },
          body: { columnas: ['nombre', 'precio'] },
        }),
        404,
        'Esa importación ya no está.',
      ],
      [
        'what is done already',
        ({ escena }) => ({
          params: { id: escena.importadaId },
          body: { columnas: ['nombre', 'precio'] },
        }),
        409,
        'Esta carta ya se está importando: ya no se puede cambiar qué se importa.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/productos/importaciones/:id/filas/:fila',
    envia: ({ escena }) => ({ params: { id: escena.importacionId, fila: '0' }, body: { fuera: false } }),
    malas: [
      ['fuera', undefined, 'Di si el plato se importa'],
      ['precio', '1.250', 'El precio debe ser un número mayor a 0'],
    ],
    rechazos: [
      [
        'one that is not kept',
        ({ escena }) => ({ params: { id: escena.productoId, fila: '0' }, body: { fuera: true } }),
        404,
        'Esa importación ya no está.',
      ],
      [
        'a row that there is not',
        ({ escena }) => ({ params: { id: escena.importacionId, fila: 'x' }, body: { fuera: true } }),
        404,
        'Esa línea no está en la importación.',
      ],
      [
        'what is done already',
        ({ escena }) => ({ params: { id: escena.importadaId, fila: '0' }, body: { fuera: true } }),
        409,
        'Esta carta ya se está importando: ya no se puede cambiar qué se importa.',
      ],
    ],
  },
  {
    ruta: 'POST /api/productos/importaciones/:id/aplicar',
    envia: ({ escena }) => ({ params: { id: escena.importacionId } }),
    status: 201,
    rechazos: [['one that is not kept', deProducto, 404, 'Esa importación ya no está.']],
  },
  {
    ruta: 'POST /api/productos/importaciones/:id/deshacer',
    envia: ({ escena }) => ({ params: { id: escena.importadaId } }),
    status: 201,
    rechazos: [
      ['one that is not kept', deProducto, 404, 'Esa importación ya no está.'],
      [
        'what is only planned',
        ({ escena }) => ({ params: { id: escena.descartadaId } }),
        409,
        'Esa importación no se ha hecho: no hay nada que deshacer.',
      ],
    ],
  },
  {
    ruta: 'DELETE /api/productos/importaciones/:id',
    envia: ({ escena }) => ({ params: { id: escena.descartadaId } }),
    rechazos: [
      ['one that is not kept', deProducto, 404, 'Esa importación ya no está.'],
      [
        'what is done already',
        ({ escena }) => ({ params: { id: escena.importadaId } }),
        409,
        'Esta carta ya se está importando: ya no se puede cambiar qué se importa.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/productos/:id',
    form: true,
    prepara: async (entorno) => ({
      ...deProducto(entorno),
      body: { ...(await producto(entorno)), disponible: 'false' },
    }),
    tiene: { estado: 'agotado' },
    malas: [...MALAS, ['rev', -1, 'La revisión no es válida']],
    rechazos: [
      ...FOTOS_MALAS,
      [
        'one that has changed since',
        (entorno) => ({ ...deProducto(entorno), body: { precio: 9, rev: 7 } }),
        409,
        'Alguien ha cambiado este producto mientras tanto.',
      ],
    ],
  },
  { ruta: 'DELETE /api/productos/:id', envia: deProducto },
  {
    ruta: 'PUT /api/productos/:id/quedan',
    envia: (entorno) => ({ ...deProducto(entorno), body: { quedan: 3, visto: null } }),
    tiene: { quedan: 3 },
    malas: [
      ['quedan', undefined, CUANTOS],
      ['quedan', -1, CUANTOS],
      ['quedan', 2.5, CUANTOS],
      ['quedan', '3', CUANTOS],
      ['quedan', 1_000, CUANTOS],
      ['visto', -1, CUANTOS],
    ],
    rechazos: [
      [
        'a screen that saw another count',
        (entorno) => ({ ...deProducto(entorno), body: { quedan: 3, visto: 5 } }),
        409,
        'Ya no se cuenta cuántos quedan. Míralo antes de guardar.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/productos/:id/disponibilidad',
    envia: (entorno) => ({ ...deProducto(entorno), body: { disponible: false, hasta: 'mañana' } }),
    tiene: { agotadoHasta: expect.any(String) },
    malas: [
      ['disponible', undefined, 'La disponibilidad no es válida'],
      ['disponible', 'false', 'La disponibilidad no es válida'],
      ['hasta', 'luego', 'Solo se puede agotar hasta mañana o hasta nuevo aviso'],
      ['formato', 'Media', 'El identificador no es válido'],
      ['plato', 'Lentejas', 'El identificador no es válido'],
    ],
    rechazos: [
      [
        'a formato it has not',
        (entorno) => ({
          ...deProducto(entorno),
          body: { formato: entorno.escena.opcionId, disponible: false },
        }),
        404,
        'El formato no existe.',
      ],
      [
        'a dish of a menu that it is not',
        (entorno) => ({
          ...deProducto(entorno),
          body: { plato: entorno.escena.opcionId, disponible: false },
        }),
        404,
        'El plato no existe.',
      ],
    ],
  },
];

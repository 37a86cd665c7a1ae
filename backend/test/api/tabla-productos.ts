import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE } from '@carta/contracts';
import { NADIE } from '../support/factories';
import { buildFoto } from '../support/escena';
import { nulo, oNulo, texto } from './forma';
import { PRODUCTO, TANDA } from './formas';
import type { CasoApi, Mala, Entorno } from './caso-api';

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
];

/** A product as the form of the product sheet sends it. */
async function producto({ escena }: Entorno) {
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
const conFoto = (imagen: Blob) => async (entorno: Entorno) => ({
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

const deCategoria = ({ escena }: Entorno) => ({ params: { id: escena.categoriaId } });
const deProducto = ({ escena }: Entorno) => ({ params: { id: escena.productoId } });
const deRestaurante = ({ escena }: Entorno) => ({ params: { id: escena.id } });

const AGOTADO = { que: 'disponibilidad', disponible: false };

export const API_PRODUCTOS: readonly CasoApi[] = [
  {
    ruta: 'POST /productos',
    form: true,
    envia: async (entorno) => ({ body: await producto(entorno) }),
    status: 201,
    forma: { ...PRODUCTO, imagen: (ruta) => texto(ruta) && /^\/uploads\/[\w-]+\.png$/.test(String(ruta)) },
    malas: [
      ['nombre', undefined, 'El nombre del producto es obligatorio'],
      ['precio', undefined, 'El precio es obligatorio'],
      ['categoria', undefined, 'La categoría es obligatoria'],
      ...MALAS,
    ],
    rechazos: FOTOS_MALAS,
  },
  { ruta: 'GET /productos', forma: [PRODUCTO] },
  {
    ruta: 'GET /productos/public?restaurantId={id}',
    abierta: true,
    envia: deRestaurante,
    forma: [PRODUCTO],
    rechazos: [
      ['a restaurant nobody has', () => ({ params: { id: NADIE } }), 404, 'Restaurante no encontrado'],
    ],
  },
  {
    ruta: 'GET /productos/categoria/{id}',
    envia: deCategoria,
    forma: [PRODUCTO],
  },
  {
    ruta: 'PUT /productos/orden',
    envia: ({ escena }) => ({ body: { secciones: [escena.seccion] } }),
    forma: [PRODUCTO],
    malas: [
      ['secciones', undefined, 'El orden no es válido'],
      ['secciones', [], 'El orden no es válido'],
      ['secciones', [{ categoria: null, productos: ['x'] }], 'El orden no es válido'],
    ],
  },
  { ruta: 'GET /productos/tandas', forma: oNulo(TANDA) },
  {
    ruta: 'POST /productos/tandas',
    envia: ({ escena }) => ({
      headers: { [CABECERA_CLAVE]: randomUUID() },
      body: { productos: { [escena.productoId]: [] }, cambio: AGOTADO },
    }),
    status: 201,
    forma: TANDA,
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
    ruta: 'POST /productos/tandas/{id}/deshacer',
    envia: ({ escena }) => ({ params: { id: escena.tandaId } }),
    status: 201,
    forma: TANDA,
    rechazos: [['one that is not kept', deProducto, 404, 'Ese cambio ya no se puede deshacer.']],
  },
  {
    ruta: 'PUT /productos/{id}',
    form: true,
    envia: async (entorno) => ({
      ...deProducto(entorno),
      body: { ...(await producto(entorno)), disponible: 'false' },
    }),
    forma: { ...PRODUCTO, estado: (estado) => estado === 'agotado' },
    malas: MALAS,
    rechazos: FOTOS_MALAS,
  },
  { ruta: 'DELETE /productos/{id}', envia: deProducto, forma: nulo },
  {
    ruta: 'PUT /productos/{id}/disponibilidad',
    envia: (entorno) => ({ ...deProducto(entorno), body: { disponible: false, hasta: 'mañana' } }),
    forma: { ...PRODUCTO, agotadoHasta: texto },
    malas: [
      ['disponible', undefined, 'La disponibilidad no es válida'],
      ['disponible', 'false', 'La disponibilidad no es válida'],
      ['hasta', 'luego', 'Solo se puede agotar hasta mañana o hasta nuevo aviso'],
      ['formato', 'Media', 'El identificador no es válido'],
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
    ],
  },
];

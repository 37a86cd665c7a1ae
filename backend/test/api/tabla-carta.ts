import { NADIE } from '../support/factories';
import { entero, texto } from './forma';
import {
  CATEGORIA,
  CATEGORIA_CON_PRODUCTOS,
  OPCION,
  POSICION,
  PRODUCTO,
  RESTAURANTE_PUBLICO,
} from './formas';
import type { CasoApi, Entorno } from './caso-api';

const SIN_RESTAURANTE = 'Restaurante no encontrado';

const deCategoria = ({ escena }: Entorno) => ({ params: { id: escena.categoriaId } });
const deRestaurante = ({ escena }: Entorno) => ({ params: { id: escena.id } });

const HORAS = [{ dias: [1, 2], desde: '08:00', hasta: '12:00' }];

export const API_CARTA: readonly CasoApi[] = [
  {
    ruta: 'POST /categorias',
    envia: () => ({ body: { nombre: 'Postres', horas: HORAS } }),
    status: 201,
    forma: CATEGORIA,
    malas: [
      ['nombre', undefined, 'El nombre de la categoría es obligatorio'],
      ['nombre', '  ', 'El nombre de la categoría es obligatorio'],
      ['nombre', 7, 'El nombre de la categoría es obligatorio'],
      ['tipo', 'postre', 'El tipo debe ser comida o bebida'],
      ['horas', [{ dias: [], desde: '08:00', hasta: '12:00' }], 'Elige al menos un día'],
    ],
    rechazos: [
      [
        'a name it has already',
        () => ({ body: { nombre: ' RACIONES ' } }),
        409,
        'Ya existe una categoría con ese nombre.',
      ],
    ],
  },
  { ruta: 'GET /categorias', forma: [CATEGORIA] },
  {
    ruta: 'PUT /categorias/{id}',
    envia: (entorno) => ({ ...deCategoria(entorno), body: { nombre: 'Sopas', posicion: 1 } }),
    forma: CATEGORIA,
    malas: [
      ['nombre', ' ', 'El nombre de la categoría es obligatorio'],
      ['posicion', -1, 'La posición debe ser un número entero'],
      ['posicion', '1', 'La posición debe ser un número entero'],
      ['posicion', 1.5, 'La posición debe ser un número entero'],
      ['tipo', 'postre', 'El tipo debe ser comida o bebida'],
      ['horas', [{ dias: [], desde: '08:00', hasta: '12:00' }], 'Elige al menos un día'],
    ],
  },
  {
    ruta: 'PUT /categorias/orden',
    envia: ({ escena }) => ({ body: { ids: escena.categorias.toReversed() } }),
    forma: [CATEGORIA],
    malas: [
      ['ids', undefined, 'El orden no es válido'],
      ['ids', ['x'], 'El identificador no es válido'],
    ],
  },
  {
    ruta: 'DELETE /categorias/{id}',
    envia: deCategoria,
    forma: { productosEliminados: (cuantos) => cuantos === 2 },
  },
  {
    ruta: 'GET /categorias/debug-posiciones',
    forma: [POSICION],
  },
  {
    ruta: 'GET /carta?restaurantId={id}',
    abierta: true,
    envia: deRestaurante,
    forma: {
      restaurante: RESTAURANTE_PUBLICO,
      categorias: [CATEGORIA_CON_PRODUCTOS],
      sinCategoria: [PRODUCTO],
      opciones: [OPCION],
      version: texto,
    },
    rechazos: [['a restaurant nobody has', () => ({ params: { id: NADIE } }), 404, SIN_RESTAURANTE]],
  },
  {
    ruta: 'GET /carta/{categoryId}?restaurantId={id}',
    abierta: true,
    envia: ({ escena }) => ({ params: { id: escena.id, categoryId: escena.categoriaId } }),
    forma: { ...CATEGORIA_CON_PRODUCTOS, posicion: entero },
    rechazos: [
      [
        'a categoría nobody has',
        ({ escena }) => ({ params: { id: escena.id, categoryId: NADIE } }),
        404,
        'La categoría no existe.',
      ],
    ],
  },
];

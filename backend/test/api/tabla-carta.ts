import { NADIE } from '../support/factories';
import type { CasoApi, ConEscena } from './caso-api';

const SIN_RESTAURANTE = 'Restaurante no encontrado';
const NO_VALIDO = 'El identificador no es válido';

const deCategoria = ({ escena }: ConEscena) => ({ params: { id: escena.categoriaId } });
const deRestaurante = ({ escena }: ConEscena) => ({ query: { restaurantId: escena.id } });

const HORAS = [{ dias: [1, 2], desde: '08:00', hasta: '12:00' }];

export const API_CARTA: readonly CasoApi[] = [
  {
    ruta: 'POST /api/categorias',
    envia: () => ({ body: { nombre: 'Postres', horas: HORAS } }),
    status: 201,
    malas: [
      ['nombre', undefined, 'El nombre de la categoría es obligatorio'],
      ['nombre', '  ', 'El nombre de la categoría es obligatorio'],
      ['nombre', 7, 'El nombre de la categoría es obligatorio'],
      ['tipo', 'postre', 'El tipo debe ser comida o bebida'],
      ['horas', [{ dias: [], desde: '08:00', hasta: '12:00' }], 'Elige al menos un día'],
      ['pase', 'entrantes', NO_VALIDO],
      ['estacion', 7, NO_VALIDO],
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
  { ruta: 'GET /api/categorias' },
  {
    ruta: 'PUT /api/categorias/:id',
    envia: (entorno) => ({ ...deCategoria(entorno), body: { nombre: 'Sopas', posicion: 1 } }),
    malas: [
      ['nombre', ' ', 'El nombre de la categoría es obligatorio'],
      ['posicion', -1, 'La posición debe ser un número entero'],
      ['posicion', '1', 'La posición debe ser un número entero'],
      ['posicion', 1.5, 'La posición debe ser un número entero'],
      ['tipo', 'postre', 'El tipo debe ser comida o bebida'],
      ['horas', [{ dias: [], desde: '08:00', hasta: '12:00' }], 'Elige al menos un día'],
      ['pase', 'entrantes', NO_VALIDO],
      ['estacion', 7, NO_VALIDO],
    ],
  },
  {
    ruta: 'PUT /api/categorias/orden',
    envia: ({ escena }) => ({ body: { ids: escena.categorias.toReversed() } }),
    malas: [
      ['ids', undefined, 'El orden no es válido'],
      ['ids', ['x'], 'El identificador no es válido'],
    ],
  },
  {
    ruta: 'DELETE /api/categorias/:id',
    envia: deCategoria,
    tiene: { productosEliminados: 2 },
  },
  {
    ruta: 'GET /api/categorias/debug-posiciones',
  },
  {
    ruta: 'GET /api/carta',
    abierta: true,
    envia: deRestaurante,
    rechazos: [
      ['a restaurant nobody has', () => ({ query: { restaurantId: NADIE } }), 404, SIN_RESTAURANTE],
      ['no id', () => ({ query: { restaurantId: 'x' } }), 400, NO_VALIDO],
    ],
  },
  {
    ruta: 'GET /api/carta/:categoriaId',
    abierta: true,
    envia: (entorno) => ({
      ...deRestaurante(entorno),
      params: { categoriaId: entorno.escena.categoriaId },
    }),
    rechazos: [
      [
        'a categoría nobody has',
        (entorno) => ({ ...deRestaurante(entorno), params: { categoriaId: NADIE } }),
        404,
        'La categoría no existe.',
      ],
    ],
  },
];

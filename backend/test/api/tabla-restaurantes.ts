// Longer than most: every call is one row of the table.
import { NADIE } from '../support/factories';
import { buildFoto } from '../support/escena';
import type { CasoApi, ConEscena, Envio, Rechazo } from './caso-api';

const NOCHES = [{ dias: [5, 6], desde: '20:00', hasta: '02:00' }];
const NO_ENCONTRADO = 'Restaurante no encontrado';
const NO_VALIDA = 'Mesa no válida para este restaurante.';

const propio = ({ escena }: ConEscena) => ({ params: { id: escena.id } });
const sinCasa = (body?: Envio['body'], mas: Record<string, string> = {}): Rechazo => [
  'a restaurant nobody has',
  () => ({ params: { id: NADIE, ...mas }, ...(body ? { body } : {}) }),
  404,
  NO_ENCONTRADO,
];

export const API_RESTAURANTES: readonly CasoApi[] = [
  {
    ruta: 'GET /api/restaurantes/:id/mesas/:mesa/validar',
    abierta: true,
    envia: ({ escena }) => ({ params: { id: escena.id, mesa: '12' } }),
    tiene: { valida: true, mesa: { numero: 12 } },
    rechazos: [
      ['a mesa it has not', ({ escena }) => ({ params: { id: escena.id, mesa: '13' } }), 404, NO_VALIDA],
      ['a restaurant nobody has', () => ({ params: { id: NADIE, mesa: '1' } }), 404, NO_VALIDA],
    ],
  },
  {
    ruta: 'GET /api/restaurantes/:id/mesas',
    envia: propio,
    rechazos: [sinCasa()],
  },
  {
    ruta: 'PUT /api/restaurantes/:id',
    envia: ({ escena }) => ({
      params: { id: escena.id },
      body: {
        nombre: escena.nombre,
        ubicacion: { direccion: 'Calle Nueva, 2' },
        telefono: '911 000 000',
        numeroMesas: 20,
        huso: 'Atlantic/Canary',
        soloEfectivo: true,
        lenguas: ['ca', 'es', 'en'],
      },
    }),
    tiene: { ubicacion: 'Calle Nueva, 2' },
    malas: [
      ['nombre', 'Otro nombre', 'El nombre no se puede cambiar'],
      ['nombre', '', 'El nombre no se puede cambiar'],
      ['nombre', 7, 'El nombre no se puede cambiar'],
      ['ubicacion', ' ', 'La dirección es obligatoria'],
      ['ubicacion', { calle: 'Mayor' }, 'La dirección no es válida'],
      ['ubicacion', { direccion: 'Mayor', lat: 1 }, 'La dirección no es válida'],
      ['telefono', '', 'El teléfono es obligatorio'],
      ['telefono', 911, 'El teléfono es obligatorio'],
      ['numeroMesas', 501, 'El número de mesas debe ser un número entero entre 1 y 500'],
      ['huso', 'Europe/Paris', 'La zona horaria no es válida'],
      ['soloEfectivo', 'no', 'El valor debe ser verdadero o falso'],
      ['lenguas', ['es', 'xx'], 'Las lenguas no son válidas'],
      ['lenguas', 'es', 'Las lenguas no son válidas'],
      ['lenguas', ['es', 'en', 'en'], 'Hay una lengua repetida'],
      ['lenguas', ['ca', 'en'], 'El español tiene que estar entre las lenguas de la carta'],
      ['numeroMesas', '3', 'El número de mesas debe ser un número entero entre 1 y 500'],
    ],
    rechazos: [sinCasa({ telefono: '911 000 000' })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/aspecto',
    envia: (entorno) => ({ ...propio(entorno), body: { color: '#7B1E3A' } }),
    tiene: { color: '#7b1e3a' },
    malas: [
      ['color', 'rojo', 'El color no es válido: se escribe como #7b1e3a'],
      ['color', undefined, 'El color no es válido: se escribe como #7b1e3a'],
    ],
    rechazos: [sinCasa({ color: null })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/aspecto/:pieza',
    form: true,
    prepara: async ({ escena }) => ({
      params: { id: escena.id, pieza: 'logo' },
      body: { imagen: new Blob([new Uint8Array(await buildFoto())], { type: 'image/png' }) },
    }),
    rechazos: [
      [
        'no photo',
        ({ escena }) => ({ params: { id: escena.id, pieza: 'logo' }, body: {} }),
        422,
        'Elige una imagen',
      ],
      [
        'what a house does not have',
        ({ escena }) => ({ params: { id: escena.id, pieza: 'toldo' }, body: {} }),
        404,
        'El recurso solicitado no existe.',
      ],
      sinCasa({}, { pieza: 'logo' }),
    ],
  },
  {
    ruta: 'DELETE /api/restaurantes/:id/aspecto/:pieza',
    envia: ({ escena }) => ({ params: { id: escena.id, pieza: 'portada' } }),
    rechazos: [sinCasa(undefined, { pieza: 'logo' })],
  },
  {
    ruta: 'GET /api/restaurantes/:id/plan',
    envia: propio,
    rechazos: [sinCasa()],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/plan',
    envia: (entorno) => ({ ...propio(entorno), body: { conPedidos: true } }),
    tiene: { conPedidos: true },
    malas: [['conPedidos', 'sí', 'El valor debe ser verdadero o falso']],
    rechazos: [
      sinCasa({ conPedidos: true }),
      [
        'what who hosts decides',
        (entorno) => ({ ...propio(entorno), body: { conPedidos: false } }),
        403,
        'No tienes permisos para realizar esta acción.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/legal',
    envia: (entorno) => ({ ...propio(entorno), body: { titular: 'Ana Ruiz', nif: '12345678-z' } }),
    tiene: { nif: '12345678Z' },
    malas: [
      ['titular', 7, 'El titular puede tener como máximo 120 caracteres'],
      ['domicilio', 'x'.repeat(201), 'El domicilio puede tener como máximo 200 caracteres'],
      ['telefono', '6'.repeat(41), 'El teléfono puede tener como máximo 40 caracteres'],
      ['email', 'ana', 'El email no es válido'],
      ['nif', '123', 'No parece un NIF, NIE o CIF: son nueve cifras y letras, como 12345678Z o B12345674'],
      [
        'nif',
        '12345678A',
        'El NIF no es correcto: la última letra o cifra no corresponde a las demás. Repásalo',
      ],
    ],
    rechazos: [sinCasa({ titular: 'Ana' })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/horario',
    envia: (entorno) => ({
      ...propio(entorno),
      body: { cocina: NOCHES, barra: null, cerrados: ['2026-12-25'] },
    }),
    malas: [
      ['cocina', 'siempre', 'El horario no es válido'],
      ['cocina', [{ desde: '13:00', hasta: '16:00' }], 'El horario no es válido'],
      ['barra', [{ dias: [1], desde: '8', hasta: '9' }], 'Las horas se escriben como 13:00'],
      ['cerrados', ['2026-02-30'], 'La fecha no es válida (AAAA-MM-DD)'],
    ],
    rechazos: [sinCasa({ barra: null })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/zonas',
    envia: (entorno) => ({ ...propio(entorno), body: { zonas: [{ nombre: 'Terraza', mesas: '1 - 3' }] } }),
    tiene: [{ mesas: '1-3' }],
    malas: [
      ['zonas', undefined, 'Las zonas no son válidas'],
      ['zonas', [{ nombre: 'Terraza', mesas: '12-1' }], '«12-1» no es un rango'],
      ['zonas', [{ mesas: '1' }], 'El nombre de la zona es obligatorio'],
    ],
    rechazos: [sinCasa({ zonas: [] })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/zonas/:zona/precios',
    envia: ({ escena }) => ({
      params: { id: escena.id, zona: escena.zonaId },
      body: { precios: [{ producto: escena.productoId, precio: 9.9 }] },
    }),
    malas: [
      ['precios', [], 'No hay precios que cambiar'],
      ['precios', [{ producto: 'x', precio: 1 }], 'El identificador no es válido'],
      ['precios', [{ producto: NADIE, precio: 0 }], 'El precio debe ser un número mayor a 0'],
      ['precios', [{ producto: NADIE, precio: '9,90' }], 'Los precios no son válidos'],
      ['precios', [{ producto: NADIE }], 'Los precios no son válidos'],
      [
        'precios',
        [
          { producto: NADIE, precio: 1 },
          { producto: NADIE, precio: 2 },
        ],
        'Los precios no son válidos',
      ],
    ],
    rechazos: [
      [
        'a zona that there is not',
        ({ escena }) => ({
          params: { id: escena.id, zona: NADIE },
          body: { precios: [{ producto: escena.productoId, precio: 9.9 }] },
        }),
        404,
        'La zona no existe.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/pases',
    envia: (entorno) => ({ ...propio(entorno), body: { pases: [{ nombre: ' Entrantes ' }] } }),
    tiene: [{ nombre: 'Entrantes' }],
    malas: [
      ['pases', undefined, 'Los pases no son válidos'],
      ['pases', [{ nombre: '' }], 'El nombre del pase es obligatorio'],
      ['pases', [{ nombre: 'Primeros' }, { nombre: 'primeros' }], 'Hay dos pases que se llaman «primeros»'],
    ],
    rechazos: [sinCasa({ pases: [] })],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/estaciones',
    envia: (entorno) => ({
      ...propio(entorno),
      body: { estaciones: [{ nombre: 'Plancha', tipo: 'comida' }] },
    }),
    tiene: [{ nombre: 'Plancha', tipo: 'comida' }],
    malas: [
      ['estaciones', undefined, 'Las estaciones no son válidas'],
      ['estaciones', [{ nombre: 'Plancha' }], 'La estación debe ser de cocina o de barra'],
      [
        'estaciones',
        [{ nombre: 'barra', tipo: 'bebida' }],
        '«Barra» es donde se hace lo que no tiene otra estación',
      ],
    ],
    rechazos: [sinCasa({ estaciones: [] })],
  },
  {
    ruta: 'GET /api/restaurantes/:id/stats',
    envia: (entorno) => ({ ...propio(entorno), query: { desde: '2026-01-01', hasta: '2026-01-31' } }),
    malas: [
      ['?desde', '01/01/2026', 'La fecha no es válida (AAAA-MM-DD)'],
      ['?hasta', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)'],
    ],
    rechazos: [sinCasa()],
  },
  {
    ruta: 'GET /api/restaurantes/slug/:slug',
    abierta: true,
    envia: ({ escena }) => ({ params: { slug: escena.slug } }),
    rechazos: [['a slug nobody has', () => ({ params: { slug: 'nadie-000000' } }), 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'GET /api/restaurantes/:id',
    abierta: true,
    envia: propio,
    rechazos: [sinCasa()],
  },
  {
    ruta: 'POST /api/restaurantes/:id/mesas/renovar',
    envia: propio,
    tiene: { mesas: Array(12).fill({ enlace: expect.stringMatching(/&t=[\w-]{16}$/) }) },
    rechazos: [sinCasa()],
  },
  {
    ruta: 'GET /api/restaurantes/:id/servicio',
    envia: propio,
    rechazos: [sinCasa()],
  },
  {
    ruta: 'PUT /api/restaurantes/:id/servicio',
    envia: (entorno) => ({ ...propio(entorno), body: { pausado: true, minutosAmbar: 4, minutosRojo: 8 } }),
    tiene: { pausado: true },
    malas: [
      ['pausado', 'true', 'El valor debe ser verdadero o falso'],
      ['mesaCompartida', 1, 'El valor debe ser verdadero o falso'],
      ['sinPantallaBarra', 'no', 'El valor debe ser verdadero o falso'],
      ['minutosAmbar', '4', 'Los minutos deben ser un número entero entre 1 y 120'],
      ['minutosRojo', 121, 'Los minutos deben ser un número entero entre 1 y 120'],
      ['diasNotas', 0, 'Los días deben ser un número entero entre 1 y 365'],
      ['diasNotas', 366, 'Los días deben ser un número entero entre 1 y 365'],
      ['minutosRojo', 4, 'El aviso rojo debe llegar después del ámbar'],
      ['marchar', 'siempre', 'La forma de marchar no es válida'],
      ['urgentes', 'sí', 'El valor debe ser verdadero o falso'],
      ['preguntarComensales', 1, 'El valor debe ser verdadero o falso'],
      ['sillas', 'sí', 'El valor debe ser verdadero o falso'],
      ['conEncargado', 'anular', 'Los actos no son válidos'],
      ['conEncargado', ['cobrar'], 'Los actos no son válidos'],
      ['conEncargado', ['anular', 'anular'], 'Los actos no son válidos'],
      ['formas', 'Habitación', 'Las formas de cobro no son válidas'],
      ['formas', [{ _id: NADIE, nombre: ' ' }], 'El nombre de la forma de cobro es obligatorio'],
      ['formas', [{ _id: NADIE, nombre: 'x'.repeat(31) }], 'El nombre puede tener como máximo 30 caracteres'],
    ],
    rechazos: [sinCasa({ pausado: true })],
  },
];

// Longer than most: every call is one row of the table.
import { NADIE } from '../support/factories';
import { buildFoto } from '../support/escena';
import { entero, euros, id, oNulo, texto } from './forma';
import {
  ASPECTO,
  DATOS_LEGALES,
  ESTADISTICAS_RANGO,
  HORARIO,
  PLAN,
  RESTAURANTE,
  RESTAURANTE_PUBLICO,
  SERVICIO,
  ZONA,
} from './formas';
import type { CasoApi, Entorno } from './caso-api';

const NOCHES = [{ dias: [5, 6], desde: '20:00', hasta: '02:00' }];
const NO_ENCONTRADO = 'Restaurante no encontrado';

const propio = ({ escena }: Entorno) => ({ params: { id: escena.id } });
const deNadie = () => ({ params: { id: NADIE } });

export const API_RESTAURANTES: readonly CasoApi[] = [
  {
    ruta: 'GET /restaurantes/{id}/mesas/{table}/validar',
    abierta: true,
    envia: ({ escena }) => ({ params: { id: escena.id, table: '12' } }),
    forma: {
      valida: (valida) => valida === true,
      mesa: { numero: (numero) => numero === 12 },
      restaurante: RESTAURANTE_PUBLICO,
    },
    rechazos: [
      [
        'a mesa it has not',
        ({ escena }) => ({ params: { id: escena.id, table: '13' } }),
        404,
        'Mesa no válida para este restaurante.',
      ],
      [
        'a restaurant nobody has',
        () => ({ params: { id: NADIE, table: '1' } }),
        404,
        'Mesa no válida para este restaurante.',
      ],
    ],
  },
  {
    ruta: 'GET /restaurantes/{id}/mesas',
    envia: propio,
    forma: [{ numero: entero, enlace: texto }],
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'PUT /restaurantes/{id}',
    envia: ({ escena }) => ({
      params: { id: escena.id },
      body: {
        nombre: escena.nombre,
        ubicacion: { direccion: 'Calle Nueva, 2' },
        telefono: '911 000 000',
        numeroMesas: 20,
        huso: 'Atlantic/Canary',
        soloEfectivo: true,
      },
    }),
    forma: { ...RESTAURANTE, ubicacion: (donde) => donde === 'Calle Nueva, 2' },
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
      ['numeroMesas', '3', 'El número de mesas debe ser un número entero entre 1 y 500'],
    ],
    rechazos: [
      [
        'a restaurant nobody has',
        () => ({ ...deNadie(), body: { telefono: '911 000 000' } }),
        404,
        NO_ENCONTRADO,
      ],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/aspecto',
    envia: (entorno) => ({ ...propio(entorno), body: { color: '#7B1E3A' } }),
    forma: { ...ASPECTO, color: (color) => color === '#7b1e3a' },
    malas: [
      ['color', 'rojo', 'El color no es válido: se escribe como #7b1e3a'],
      ['color', undefined, 'El color no es válido: se escribe como #7b1e3a'],
    ],
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { color: null } }), 404, NO_ENCONTRADO],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/aspecto/{pieza}',
    form: true,
    envia: async ({ escena }) => ({
      params: { id: escena.id, pieza: 'logo' },
      body: { imagen: new Blob([new Uint8Array(await buildFoto())], { type: 'image/png' }) },
    }),
    forma: ASPECTO,
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
      [
        'a restaurant nobody has',
        () => ({ params: { id: NADIE, pieza: 'logo' }, body: {} }),
        404,
        NO_ENCONTRADO,
      ],
    ],
  },
  {
    ruta: 'DELETE /restaurantes/{id}/aspecto/{pieza}',
    envia: ({ escena }) => ({ params: { id: escena.id, pieza: 'portada' } }),
    forma: ASPECTO,
    rechazos: [
      ['a restaurant nobody has', () => ({ params: { id: NADIE, pieza: 'logo' } }), 404, NO_ENCONTRADO],
    ],
  },
  {
    ruta: 'GET /restaurantes/{id}/plan',
    envia: propio,
    forma: PLAN,
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'PUT /restaurantes/{id}/plan',
    envia: (entorno) => ({ ...propio(entorno), body: { conPedidos: true } }),
    forma: { ...PLAN, conPedidos: (con) => con === true },
    malas: [['conPedidos', 'sí', 'El valor debe ser verdadero o falso']],
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { conPedidos: true } }), 404, NO_ENCONTRADO],
      [
        'what who hosts decides',
        (entorno) => ({ ...propio(entorno), body: { conPedidos: false } }),
        403,
        'No tienes permisos para realizar esta acción.',
      ],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/legal',
    envia: (entorno) => ({ ...propio(entorno), body: { titular: 'Ana Ruiz', nif: '12345678-z' } }),
    forma: { ...DATOS_LEGALES, nif: (nif) => nif === '12345678Z' },
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
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { titular: 'Ana' } }), 404, NO_ENCONTRADO],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/horario',
    envia: (entorno) => ({
      ...propio(entorno),
      body: { cocina: NOCHES, barra: null, cerrados: ['2026-12-25'] },
    }),
    forma: HORARIO,
    malas: [
      ['cocina', 'siempre', 'El horario no es válido'],
      ['cocina', [{ desde: '13:00', hasta: '16:00' }], 'El horario no es válido'],
      ['barra', [{ dias: [1], desde: '8', hasta: '9' }], 'Las horas se escriben como 13:00'],
      ['cerrados', ['2026-02-30'], 'La fecha no es válida (AAAA-MM-DD)'],
    ],
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { barra: null } }), 404, NO_ENCONTRADO],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/zonas',
    envia: (entorno) => ({ ...propio(entorno), body: { zonas: [{ nombre: 'Terraza', mesas: '1 - 3' }] } }),
    forma: [{ ...ZONA, mesas: (mesas) => mesas === '1-3' }],
    malas: [
      ['zonas', undefined, 'Las zonas no son válidas'],
      ['zonas', [{ nombre: 'Terraza', mesas: '12-1' }], '«12-1» no es un rango'],
      ['zonas', [{ mesas: '1' }], 'El nombre de la zona es obligatorio'],
    ],
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { zonas: [] } }), 404, NO_ENCONTRADO],
    ],
  },
  {
    ruta: 'PUT /restaurantes/{id}/zonas/{zona}/precios',
    envia: ({ escena }) => ({
      params: { id: escena.id, zona: escena.zonaId },
      body: { precios: [{ producto: escena.productoId, precio: 9.9 }] },
    }),
    forma: { anteriores: [{ producto: id, 'formato?': id, precio: oNulo(euros) }] },
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
    ruta: 'GET /restaurantes/{id}/stats',
    envia: (entorno) => ({ ...propio(entorno), query: { desde: '2026-01-01', hasta: '2026-01-31' } }),
    forma: ESTADISTICAS_RANGO,
    malas: [
      ['?desde', '01/01/2026', 'La fecha no es válida (AAAA-MM-DD)'],
      ['?hasta', '2026-02-30', 'La fecha no es válida (AAAA-MM-DD)'],
    ],
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'GET /restaurantes/slug/{slug}',
    abierta: true,
    envia: ({ escena }) => ({ params: { slug: escena.slug } }),
    forma: RESTAURANTE_PUBLICO,
    rechazos: [['a slug nobody has', () => ({ params: { slug: 'nadie-000000' } }), 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'GET /restaurantes/{id}',
    abierta: true,
    envia: propio,
    forma: RESTAURANTE_PUBLICO,
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'POST /restaurantes/{id}/mesas/renovar',
    envia: propio,
    forma: { mesas: [{ numero: entero, enlace: (enlace) => /&t=[\w-]{16}$/.test(String(enlace)) }] },
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'GET /restaurantes/{id}/servicio',
    envia: propio,
    forma: SERVICIO,
    rechazos: [['a restaurant nobody has', deNadie, 404, NO_ENCONTRADO]],
  },
  {
    ruta: 'PUT /restaurantes/{id}/servicio',
    envia: (entorno) => ({ ...propio(entorno), body: { pausado: true, minutosAmbar: 4, minutosRojo: 8 } }),
    forma: { ...SERVICIO, pausado: (pausado) => pausado === true },
    malas: [
      ['pausado', 'true', 'El valor debe ser verdadero o falso'],
      ['mesaCompartida', 1, 'El valor debe ser verdadero o falso'],
      ['sinPantallaBarra', 'no', 'El valor debe ser verdadero o falso'],
      ['minutosAmbar', '4', 'Los minutos deben ser un número entero entre 1 y 120'],
      ['minutosRojo', 121, 'Los minutos deben ser un número entero entre 1 y 120'],
      ['diasNotas', 0, 'Los días deben ser un número entero entre 1 y 365'],
      ['diasNotas', 366, 'Los días deben ser un número entero entre 1 y 365'],
      ['minutosRojo', 4, 'El aviso rojo debe llegar después del ámbar'],
    ],
    rechazos: [
      ['a restaurant nobody has', () => ({ ...deNadie(), body: { pausado: true } }), 404, NO_ENCONTRADO],
    ],
  },
];

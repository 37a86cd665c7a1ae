import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import { buildDispositivo, withClave } from '../support/dispositivos';
import { NADIE, buildRestaurante, openSesion } from '../support/factories';
import type { CasoApi, Entorno } from './caso-api';

const CODIGO_NO_VALIDO = 'El código no es válido o ha caducado. Pide uno nuevo.';

/** What the screen of a device that two have used asks with to be let in again. */
async function expel({ app }: Entorno) {
  const { id } = await buildRestaurante(app, { plan: 'premium' });
  const { refreshToken } = await buildDispositivo(app, (await openSesion(app, id)).accessToken);
  for (let vez = 0; vez < 2; vez++) {
    await app.post(rutas.refresh(), { body: { refreshToken }, headers: withClave(randomUUID()) });
  }
  return { refreshToken, solicitud: randomUUID() };
}

export const API_DISPOSITIVOS: readonly CasoApi[] = [
  { ruta: 'GET /api/dispositivos' },
  {
    ruta: 'POST /api/dispositivos/codigos',
    envia: () => ({ body: { nombre: 'Barra', puesto: 'barra' } }),
    status: 201,
    tiene: { codigo: expect.stringMatching(/^\d{8}$/) },
    malas: [
      ['nombre', undefined, 'El nombre del dispositivo es obligatorio'],
      ['nombre', 7, 'El nombre del dispositivo es obligatorio'],
      ['nombre', '  ', 'El nombre del dispositivo es obligatorio'],
      ['nombre', 'x'.repeat(41), 'El nombre puede tener como máximo 40 caracteres'],
      ['puesto', undefined, 'El puesto no es válido'],
      ['puesto', 'jefe', 'El puesto no es válido'],
      ['estaciones', ['plancha'], 'Las estaciones no son válidas'],
      ['lengua', 'xx', 'La lengua de la pantalla no es válida'],
      ['estaciones', Array(11).fill('cocina'), 'Las estaciones no son válidas'],
    ],
    rechazos: [
      [
        'a name that another device has',
        () => ({ body: { nombre: 'TABLET DE COCINA', puesto: 'cocina' } }),
        409,
        'Ya hay un dispositivo con ese nombre.',
      ],
    ],
  },
  {
    ruta: 'POST /api/dispositivos/emparejar',
    abierta: true,
    envia: ({ escena }) => ({ body: { codigo: escena.codigoDispositivo } }),
    malas: [
      ['codigo', undefined, 'El código es obligatorio'],
      ['codigo', '', 'El código es obligatorio'],
      ['codigo', 12345678, 'El código es obligatorio'],
      ['codigo', '1234567', 'El código debe tener 8 dígitos'],
      ['codigo', '1234567a', 'El código debe tener 8 dígitos'],
    ],
    rechazos: [
      [
        'a code nobody has',
        ({ escena: { codigoDispositivo } }) => ({
          body: { codigo: String((Number(codigoDispositivo) + 1) % 10 ** 8).padStart(8, '0') },
        }),
        422,
        CODIGO_NO_VALIDO,
      ],
    ],
  },
  {
    ruta: 'POST /api/dispositivos/readmision',
    abierta: true,
    prepara: async (entorno) => ({ body: await expel(entorno) }),
    tiene: { cifras: expect.stringMatching(/^\d{4}$/), acceso: null },
    malas: [
      ['solicitud', undefined, 'La solicitud no es válida'],
      ['solicitud', '1', 'La solicitud no es válida'],
    ],
    rechazos: [
      [
        'a token nobody has',
        () => ({ body: { refreshToken: 'a'.repeat(43), solicitud: randomUUID() } }),
        401,
        'Sesión expirada. Por favor, inicia sesión nuevamente.',
      ],
    ],
  },
  {
    ruta: 'POST /api/dispositivos/:id/readmitir',
    // Of a device that is in there is nothing to do.
    envia: ({ escena }) => ({ params: { id: escena.dispositivoId }, body: { cifras: '0000' } }),
    malas: [['cifras', '12', 'Las cifras no son válidas']],
    rechazos: [
      [
        'a device nobody has',
        () => ({ params: { id: NADIE }, body: { cifras: '0000' } }),
        404,
        'Dispositivo no encontrado',
      ],
    ],
  },
  {
    ruta: 'PUT /api/dispositivos/:id',
    envia: ({ escena }) => ({
      params: { id: escena.dispositivoId },
      body: { puesto: 'barra', estaciones: ['barra'], rev: 0 },
    }),
    malas: [
      ['puesto', undefined, 'El puesto no es válido'],
      ['estaciones', ['plancha'], 'Las estaciones no son válidas'],
      ['lengua', 'xx', 'La lengua de la pantalla no es válida'],
      ['rev', undefined, 'La revisión no es válida'],
    ],
    rechazos: [
      [
        'a device nobody has',
        () => ({ params: { id: NADIE }, body: { puesto: 'barra', rev: 0 } }),
        404,
        'Dispositivo no encontrado',
      ],
      [
        'a device that has changed since',
        ({ escena }) => ({ params: { id: escena.dispositivoId }, body: { puesto: 'pase', rev: 7 } }),
        409,
        'Alguien ha cambiado este dispositivo a la vez. Mira cómo está ahora y guárdalo otra vez si hace falta.',
      ],
    ],
  },
  { ruta: 'DELETE /api/dispositivos' },
  {
    ruta: 'DELETE /api/dispositivos/:id',
    envia: ({ escena }) => ({ params: { id: escena.dispositivoId } }),
    rechazos: [['a device nobody has', () => ({ params: { id: NADIE } }), 404, 'Dispositivo no encontrado']],
  },
];

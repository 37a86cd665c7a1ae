import { PASSWORD, buildRestaurante } from '../support/factories';
import { buildRegistro } from '../support/registro';
import type { CasoApi, Mala } from './caso-api';

export const EMAIL: readonly Mala[] = [
  ['email', undefined, 'El email es obligatorio'],
  ['email', 7, 'El email es obligatorio'],
  ['email', '  ', 'El email es obligatorio'],
  ['email', ['ana@bar.es'], 'El email es obligatorio'],
  ['email', 'ana.bar.es', 'El email no es válido'],
];

export const COMUN = 'Esta contraseña es demasiado común. Elige otra.';

export const API_AUTH: readonly CasoApi[] = [
  {
    ruta: 'POST /api/auth/login',
    abierta: true,
    envia: ({ escena: { email } }) => ({ body: { email, password: PASSWORD } }),
    malas: [
      ...EMAIL,
      ['password', undefined, 'La contraseña es obligatoria'],
      ['password', 123456, 'La contraseña es obligatoria'],
      ['password', 'x'.repeat(129), 'La contraseña es demasiado larga'],
    ],
    rechazos: [
      [
        'another password',
        ({ escena: { email } }) => ({ body: { email, password: 'otra cosa' } }),
        401,
        'Email o contraseña incorrectos',
      ],
      [
        'an email nobody has',
        () => ({ body: { email: 'nadie@ejemplo.es', password: PASSWORD } }),
        401,
        'Email o contraseña incorrectos',
      ],
      [
        'an email that is not verified',
        async ({ app }) => {
          const { email, password } = await buildRestaurante(app, { emailVerificado: false });
          return { body: { email, password } };
        },
        403,
        'Debes verificar tu email antes de poder iniciar sesión',
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/register',
    abierta: true,
    envia: () => ({
      body: { ...buildRegistro(), ubicacion: 'Sin especificar', numeroMesas: 1, tipoUsuario: 'admin' },
    }),
    status: 201,
    tiene: { restaurante: { tipoUsuario: 'normal' }, requiresVerification: true, token: null },
    malas: [
      ...EMAIL,
      ['email', 'ana@bar.es,eva@bar.es', 'El email no es válido'],
      ['email', 'ana@bar.es\r\nBcc: eva@bar.es', 'El email no es válido'],
      ['nombre', undefined, 'El nombre del restaurante es obligatorio'],
      ['nombre', '   ', 'El nombre del restaurante es obligatorio'],
      ['nombre', 7, 'El nombre del restaurante es obligatorio'],
      ['password', undefined, 'La contraseña debe tener al menos 6 caracteres'],
      ['password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
      ['password', 'contraseña'.repeat(13), 'La contraseña es demasiado larga'],
      ['password', 'password', COMUN],
      ['numeroMesas', 0, 'El número de mesas debe ser un número entero entre 1 y 500'],
      ['numeroMesas', '3', 'El número de mesas debe ser un número entero entre 1 y 500'],
      ['ubicacion', { calle: 'Mayor' }, 'La dirección no es válida'],
      ['ubicacion', { direccion: 'Mayor', lat: 1 }, 'La dirección no es válida'],
      ['ubicacion', [], 'La dirección no es válida'],
    ],
    rechazos: [
      [
        'an email that is taken',
        ({ escena: { email } }) => ({ body: { ...buildRegistro({ email: email.toUpperCase() }) } }),
        409,
        'Este email ya está registrado',
      ],
    ],
  },
  { ruta: 'POST /api/auth/logout' },
  {
    ruta: 'GET /api/auth/me',
    envia: () => ({ query: { timestamp: String(Date.now()) } }),
  },
  {
    ruta: 'POST /api/auth/verify-email',
    abierta: true,
    envia: () => ({ body: { email: buildRegistro().email } }),
    malas: EMAIL,
  },
  {
    ruta: 'POST /api/auth/refresh',
    abierta: true,
    envia: ({ escena: { refreshToken } }) => ({ body: { refreshToken } }),
    rechazos: [
      [
        'a token that is none',
        () => ({ body: { refreshToken: 'a'.repeat(43) } }),
        401,
        'Sesión expirada. Por favor, inicia sesión nuevamente.',
      ],
    ],
  },
];

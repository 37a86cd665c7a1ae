import { buildRestaurante } from '../support/factories';
import { buildRegistro } from '../support/registro';
import type { CasoApi, Mala, Entorno } from './caso-api';
import { COMUN, EMAIL } from './tabla-auth';

const CODIGO: readonly Mala[] = [
  ...EMAIL,
  ['code', undefined, 'Por favor, ingresa el código de verificación'],
  ['code', 123456, 'Por favor, ingresa el código de verificación'],
  ['code', '12345', 'El código debe tener 6 dígitos'],
  ['code', '12345a', 'El código debe tener 6 dígitos'],
];
const OTRO_CODIGO = 'El código no es correcto.';

/** Somebody who has just registered, and the code that was mailed. */
async function registrar({ app, smtp }: Entorno): Promise<{ email: string; code: string }> {
  const registro = buildRegistro();
  await app.post('/api/auth/register', { body: registro });
  return { email: registro.email, code: await smtp.nextCodigo(registro.email) };
}

/** Somebody who has forgotten the password, and the code that was mailed. */
async function olvidar({ app, smtp }: Entorno): Promise<{ email: string; code: string }> {
  const { email } = await buildRestaurante(app);
  await app.post('/api/auth/forgot-password', { body: { email } });
  return { email, code: await smtp.nextCodigo(email) };
}

const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const nadie = () => ({ body: { email: 'nadie@ejemplo.es', code: '000000' } });

export const API_CODIGOS: readonly CasoApi[] = [
  {
    ruta: 'POST /api/auth/forgot-password',
    abierta: true,
    envia: ({ escena: { email } }) => ({ body: { email } }),
    malas: EMAIL,
    rechazos: [
      [
        'an email nobody has',
        () => ({ body: { email: 'nadie@ejemplo.es' } }),
        404,
        'Este email no está registrado',
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/verify-password-reset-code',
    abierta: true,
    prepara: async (entorno) => ({ body: await olvidar(entorno) }),
    tiene: { valido: true },
    malas: CODIGO,
    rechazos: [
      ['an account that asked for none', nadie, 422, OTRO_CODIGO],
      [
        'another code',
        async (entorno) => {
          const { email, code } = await olvidar(entorno);
          return { body: { email, code: wrongCode(code) } };
        },
        422,
        OTRO_CODIGO,
      ],
      [
        'the code of a registration',
        async (entorno) => ({ body: await registrar(entorno) }),
        422,
        OTRO_CODIGO,
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/reset-password',
    abierta: true,
    prepara: async (entorno) => ({ body: { ...(await olvidar(entorno)), newPassword: 'otra clave larga' } }),
    message: 'Contraseña cambiada exitosamente',
    malas: [
      ...CODIGO,
      ['newPassword', undefined, 'La nueva contraseña es obligatoria'],
      ['newPassword', '12345', 'La contraseña debe tener al menos 6 caracteres'],
      ['newPassword', 'password', COMUN],
    ],
    rechazos: [
      [
        'an account that asked for none',
        () => ({ body: { ...nadie().body, newPassword: 'otra clave larga' } }),
        422,
        OTRO_CODIGO,
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/reset-password/enlace',
    abierta: true,
    prepara: async ({ app, smtp }) => {
      const { email } = await buildRestaurante(app);
      await app.post('/api/auth/forgot-password', { body: { email } });
      return { body: { email, enlace: await smtp.nextEnlace(email), newPassword: 'otra clave larga' } };
    },
    message: 'Contraseña cambiada exitosamente',
    malas: [
      ...EMAIL,
      ['enlace', undefined, 'El enlace no es válido. Pide otro.'],
      ['enlace', 'x'.repeat(21), 'El enlace no es válido. Pide otro.'],
      ['newPassword', undefined, 'La nueva contraseña es obligatoria'],
      ['newPassword', '12345', 'La contraseña debe tener al menos 6 caracteres'],
      ['newPassword', 'password', COMUN],
    ],
    rechazos: [
      [
        'an account that asked for none',
        () => ({
          body: { email: 'nadie@ejemplo.es', enlace: 'x'.repeat(22), newPassword: 'otra clave larga' },
        }),
        422,
        'El enlace ya no es válido. Pide otro.',
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/verify-email-code',
    abierta: true,
    prepara: async (entorno) => ({ body: await registrar(entorno) }),
    malas: CODIGO,
    rechazos: [
      ['an account that is not there', nadie, 422, OTRO_CODIGO],
      [
        'the code of a forgotten password',
        async (entorno) => ({ body: await olvidar(entorno) }),
        422,
        OTRO_CODIGO,
      ],
    ],
  },
  {
    ruta: 'POST /api/auth/resend-verification-code',
    abierta: true,
    envia: () => ({ body: { email: buildRegistro().email } }),
    malas: EMAIL,
  },
];

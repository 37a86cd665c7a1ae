import { rutasGestion } from '@carta/contracts';
import { CORTE, SILENCIO, SIN_EXITO, exito, status, vacia } from './mensajes-averias';
import { CORTA, DISTINTAS, askCodigo, enter, post } from './cuentas';
import { escritas, failing } from './filas';
import type { Escena, Fila, Grupo } from './filas';
import { LENTA, SIN_RED } from './palabras';

/** Messages of mailed codes and of what they are for: 'Verification' and 'Reset' of the catalogue. */

const REINTENTA = 'Error de conexión. Inténtalo de nuevo.';
const SEIS = 'El código debe tener 6 dígitos';
const [NUEVA, OTRA_VEZ] = ['Nueva contraseña', 'Confirmar contraseña'] as const;

async function typeCodigo({ fill, press }: Escena): Promise<void> {
  await fill('Código', '123456');
  await press('Verificar');
}

/** The code dialog: what it asks is another thing for each of its two uses. */
const verificar = (comprobar: string, reenviar: string): Fila[] => [
  ...failing(post(comprobar), typeCodigo, [
    [vacia(400), 'Error al verificar el código'],
    [CORTE, REINTENTA],
    [status(422, 'El código no es correcto.'), 'El código no es correcto.'],
    [SILENCIO, LENTA],
    [SIN_EXITO, 'Error al verificar el código'],
  ]),
  ...failing(post(reenviar), ({ press }) => press('Reenviar código'), [
    [vacia(500), 'Error al reenviar el código'],
    [CORTE, REINTENTA],
    [
      status(429, 'Espera 40 segundos antes de pedir otro código.'),
      'Espera 40 segundos antes de pedir otro código.',
    ],
    [SIN_EXITO, 'Error al reenviar el código'],
  ]),
];

const VERIFICACION: Grupo = {
  pantalla: 'the code of a new account',
  direccion: '/admin',
  async preparar(escena) {
    await escena.unverify();
    await enter(escena);
    await escena.awaitHoja('Revisa tu correo');
  },
  filas: verificar(rutasGestion.verificarCodigoEmail(), rutasGestion.reenviarCodigo()),
};

/** Opens the code dialog of who has forgotten. */
async function openRecuperacion(escena: Escena): Promise<void> {
  await askCodigo(escena, escena.local.email);
  await escena.awaitHoja('Revisa tu correo');
}

const RECUPERACION: Grupo = {
  pantalla: 'the code of a forgotten password',
  direccion: '/forgot-password',
  preparar: openRecuperacion,
  filas: [
    ...escritas('Verification code', 'Verificar', {}, [
      ['Código', { Código: '' }, 'Por favor, ingresa el código de verificación'],
      ['Código', { Código: 'doce 345' }, SEIS],
    ]),
    ...verificar(rutasGestion.verificarCodigoRecuperacion(), rutasGestion.olvido()),
    {
      porque: 'ten minutes have gone by',
      mensaje: 'El código ha expirado. Solicita uno nuevo.',
      formulario: 'Verification code',
      navegador: 'solo',
      provocar: ({ pass }) => pass(10 * 60_000),
    },
  ],
};

const PAGINA_CODIGO: Grupo = {
  pantalla: 'the code page',
  direccion: '/reset-password?email=ana@ejemplo.es',
  filas: [
    ...escritas('Reset code page', 'Continuar', {}, [
      ['Código', { Código: '' }, 'El código es obligatorio'],
      ['Código', { Código: '12a34-5' }, SEIS],
    ]),
    ...failing(
      post(rutasGestion.verificarCodigoRecuperacion()),
      async ({ fill, press }) => {
        await fill('Código', '123456');
        await press('Continuar');
      },
      [
        [vacia(500), 'Error al verificar el código'],
        [CORTE, REINTENTA],
        [status(422, 'El código no es correcto.'), 'El código no es correcto.'],
      ],
    ),
  ],
};

/** The form for another password, which two pages have. */
const cambiar = (formulario: 'Reset password' | 'Change password', obligatoria: string): Fila[] => {
  const buenos = { [NUEVA]: 'croqueta-2', [OTRA_VEZ]: 'croqueta-2' };
  return [
    ...escritas(formulario, 'Cambiar contraseña', buenos, [
      [NUEVA, { [NUEVA]: '', [OTRA_VEZ]: '' }, obligatoria],
      [NUEVA, { [NUEVA]: '12345', [OTRA_VEZ]: '12345' }, CORTA],
      [OTRA_VEZ, { [OTRA_VEZ]: 'croqueta-3' }, DISTINTAS],
    ]),
    ...failing(
      post(rutasGestion.restablecer()),
      async ({ fill, press }) => {
        for (const [etiqueta, valor] of Object.entries(buenos)) await fill(etiqueta, valor);
        await press('Cambiar contraseña');
      },
      [
        [vacia(500), 'Error al cambiar la contraseña'],
        [CORTE, SIN_RED],
        [SIN_EXITO, 'Error al cambiar la contraseña'],
        [status(400, 'Ese código ya se ha usado.'), 'Ese código ya se ha usado.'],
      ],
    ),
  ];
};

const TRAS_EL_CODIGO: Grupo = {
  pantalla: 'the new password, after the dialog',
  direccion: '/forgot-password',
  async preparar(escena) {
    await openRecuperacion(escena);
    await escena.breakRuta(post(rutasGestion.verificarCodigoRecuperacion()), exito({ valido: true }));
    await typeCodigo(escena);
  },
  filas: cambiar('Reset password', 'La contraseña es obligatoria'),
};

const POR_SU_PAGINA: Grupo = {
  pantalla: 'the new password, by its page',
  direccion: '/change-password?email=ana@ejemplo.es&code=123456',
  filas: cambiar('Change password', 'La nueva contraseña es obligatoria'),
};

export const CODIGOS: readonly Grupo[] = [
  VERIFICACION,
  RECUPERACION,
  PAGINA_CODIGO,
  TRAS_EL_CODIGO,
  POR_SU_PAGINA,
];

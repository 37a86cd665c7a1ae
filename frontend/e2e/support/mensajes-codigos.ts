import { rutasGestion } from '@carta/contracts';
import { hoja, settle } from './hoja';
import {
  CORTE,
  SILENCIO,
  SIN_EXITO,
  breakRuta,
  exito,
  failing,
  openVisita,
  press,
  status,
  vacia,
} from './mensajes';
import type { Escena, Grupo, Teatro } from './mensajes';
import { LENTA, SIN_RED, askCodigo, enter, post, unverify } from './mensajes-cuentas';

/** Messages of mailed codes and of what they are for: 'Verification' and 'Reset' of the catalogue. */

const REINTENTA = 'Error de conexión. Inténtalo de nuevo.';

async function typeCodigo({ page }: Escena): Promise<void> {
  await page.getByLabel('Código', { exact: true }).fill('123456');
  await press(page, 'Verificar');
}
const resend = ({ page }: Escena) => press(page, 'Reenviar código');

/** The code dialog: what it asks is another thing for each of its two uses. */
const codigo = (pantalla: string, abrir: Grupo['abrir'], verificar: string, reenviar: string): Grupo => ({
  pantalla,
  abrir,
  filas: [
    ...failing(post(verificar), typeCodigo, [
      [vacia(400), 'Error al verificar el código'],
      [CORTE, REINTENTA],
      [status(422, 'El código no es correcto.'), 'El código no es correcto.'],
      [SILENCIO, LENTA],
      [SIN_EXITO, 'Error al verificar el código'],
    ]),
    ...failing(post(reenviar), resend, [
      [vacia(500), 'Error al reenviar el código'],
      [CORTE, REINTENTA],
      [
        status(429, 'Espera 40 segundos antes de pedir otro código.'),
        'Espera 40 segundos antes de pedir otro código.',
      ],
      [SIN_EXITO, 'Error al reenviar el código'],
    ]),
  ],
});

async function openVerificacion(teatro: Teatro): Promise<Escena> {
  const escena = await openVisita(teatro, '/admin');
  await unverify(escena);
  await enter(escena);
  await settle(hoja(escena.page, 'Revisa tu correo'));
  return escena;
}

/** At /forgot-password, with the code dialog open. */
export async function openRecuperacion(teatro: Teatro): Promise<Escena> {
  const escena = await openVisita(teatro, '/forgot-password');
  await askCodigo(escena, escena.local.email);
  await settle(hoja(escena.page, 'Revisa tu correo'));
  return escena;
}

/** At /forgot-password, with the form that comes after the dialog. */
export async function openPasswordNueva(teatro: Teatro): Promise<Escena> {
  const escena = await openRecuperacion(teatro);
  await breakRuta(escena.page, post(rutasGestion.verificarCodigoRecuperacion()), exito({ valido: true }));
  await typeCodigo(escena);
  await escena.page.getByLabel('Nueva contraseña').waitFor();
  return escena;
}

const CODIGO_RECUPERACION: Grupo = {
  pantalla: 'the code page',
  abrir: (teatro) => openVisita(teatro, '/reset-password?email=ana@ejemplo.es'),
  filas: failing(
    post(rutasGestion.verificarCodigoRecuperacion()),
    async ({ page }) => {
      await page.getByLabel('Código', { exact: true }).fill('123456');
      await press(page, 'Continuar');
    },
    [
      [vacia(500), 'Error al verificar el código'],
      [CORTE, REINTENTA],
      [status(422, 'El código no es correcto.'), 'El código no es correcto.'],
    ],
  ),
};

/** The form for another password, which two pages have. */
const password = (pantalla: string, abrir: Grupo['abrir']): Grupo => ({
  pantalla,
  abrir,
  filas: failing(
    post(rutasGestion.restablecer()),
    async ({ page }) => {
      await page.getByLabel('Nueva contraseña').fill('croqueta-2');
      await page.getByLabel('Confirmar contraseña').fill('croqueta-2');
      await press(page, 'Cambiar contraseña');
    },
    [
      [vacia(500), 'Error al cambiar la contraseña'],
      [CORTE, SIN_RED],
      [SIN_EXITO, 'Error al cambiar la contraseña'],
      [status(400, 'Ese código ya se ha usado.'), 'Ese código ya se ha usado.'],
    ],
  ),
});

export const CODIGOS: readonly Grupo[] = [
  codigo(
    'the code of a new account',
    openVerificacion,
    rutasGestion.verificarCodigoEmail(),
    rutasGestion.reenviarCodigo(),
  ),
  codigo(
    'the code of a forgotten password',
    openRecuperacion,
    rutasGestion.verificarCodigoRecuperacion(),
    rutasGestion.olvido(),
  ),
  CODIGO_RECUPERACION,
  password('the new password, after the dialog', openPasswordNueva),
  password('the new password, by its page', (teatro) =>
    openVisita(teatro, '/change-password?email=ana@ejemplo.es&code=123456'),
  ),
];

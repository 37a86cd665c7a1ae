import { rutas, rutasGestion } from '@carta/contracts';
import { inBaseDatos, newId } from './base-datos';
import { hoja } from './hoja';
import { CORTE, SILENCIO, SIN_EXITO, exito, failing, openVisita, press, status, vacia } from './mensajes';
import type { Escena, Grupo, Peticion } from './mensajes';
import { fillLogin } from './personal';

/** Messages of the screens before the login: 'Login', 'Register' and 'Forgot' of the catalogue. */

export const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
export const LENTA = 'La petición ha tardado demasiado. Inténtalo de nuevo.';

export const post = (ruta: string): Peticion => ({ metodo: 'POST', ruta });

export const enter = ({ page, local }: Escena) => fillLogin(page, local);

/** The account goes back to before its email was verified. */
export const unverify = ({ mundo, local: { id } }: Escena) =>
  inBaseDatos(mundo.producto, (coleccion) =>
    coleccion('restaurantes').updateOne({ _id: newId(id) }, { $set: { emailVerificado: false } }),
  );

const LOGIN: Grupo = {
  pantalla: 'the login',
  abrir: (teatro) => openVisita(teatro, '/admin'),
  filas: [
    ...failing(post(rutas.login()), enter, [
      [status(401), 'Email o contraseña incorrectos'],
      [status(401, 'Tu cuenta está en pausa.'), 'Tu cuenta está en pausa.'],
      [SIN_EXITO, 'Credenciales incorrectas'],
      [exito(null), 'Error inesperado'],
      [vacia(500), 'Error al iniciar sesión'],
      [CORTE, SIN_RED],
      [status(503, 'Volvemos en cinco minutos.'), 'Volvemos en cinco minutos.'],
      [SILENCIO, LENTA],
      [status(403), 'Error al iniciar sesión'],
    ]),
    {
      porque: 'the email has not been verified',
      mensaje: 'Debes verificar tu email antes de poder iniciar sesión',
      como: 'texto',
      async provocar(escena) {
        await unverify(escena);
        await enter(escena);
        await hoja(escena.page, 'Revisa tu correo').waitFor();
      },
    },
  ],
};

async function register({ page, local }: Escena): Promise<void> {
  await page.getByLabel('Nombre del establecimiento').fill('Casa Ana');
  await page.getByLabel('Email').fill(`ana-${local.email}`);
  await page.getByLabel('Contraseña', { exact: true }).fill('croqueta-1');
  await page.getByLabel('Confirmar contraseña').fill('croqueta-1');
  await press(page, 'Crear cuenta');
}

const REGISTRO: Grupo = {
  pantalla: 'the registration',
  abrir: (teatro) => openVisita(teatro, '/register'),
  filas: [
    ...failing(post(rutasGestion.verificarEmail()), register, [
      [vacia(503), 'Error al registrar el restaurante'],
      [CORTE, SIN_RED],
    ]),
    ...failing(post(rutasGestion.registro()), register, [
      [vacia(500), 'Error al registrar el restaurante'],
      [status(409, 'Este email ya está registrado'), 'Este email ya está registrado'],
      [SIN_EXITO, 'Error al registrar el restaurante'],
      [SILENCIO, LENTA],
      [status(500, 'El registro está cerrado hoy.'), 'El registro está cerrado hoy.'],
    ]),
  ],
};

export async function askCodigo({ page }: Escena, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await press(page, 'Enviar código');
}

const OLVIDO: Grupo = {
  pantalla: 'the forgotten password',
  abrir: (teatro) => openVisita(teatro, '/forgot-password'),
  filas: [
    {
      porque: 'nobody has that email',
      mensaje: 'Este email no está registrado',
      provocar: (escena) => askCodigo(escena, 'nadie@ejemplo.es'),
    },
    ...failing(post(rutasGestion.olvido()), (escena) => askCodigo(escena, escena.local.email), [
      [vacia(500), 'Error al enviar el código'],
      [vacia(404), 'Este email no está registrado'],
      [CORTE, SIN_RED],
      [SIN_EXITO, 'Error al enviar el código'],
      [SILENCIO, LENTA],
      [status(429, 'Espera un minuto.'), 'Espera un minuto.'],
    ]),
  ],
};

export const CUENTAS: readonly Grupo[] = [LOGIN, REGISTRO, OLVIDO];

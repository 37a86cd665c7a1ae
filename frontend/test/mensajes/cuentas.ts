import { rutas, rutasGestion } from '@carta/contracts';
import { CORTE, SILENCIO, SIN_EXITO, exito, status, vacia } from './mensajes-averias';
import type { Peticion } from './mensajes-averias';
import { escritas, failing } from './filas';
import type { Escena, Grupo } from './filas';
import { LENTA, SIN_RED } from './palabras';

/** Messages of the screens before the login: 'Login', 'Register' and 'Forgot' of the catalogue. */

export const CORTA = 'La contraseña debe tener al menos 6 caracteres';
export const DISTINTAS = 'Las contraseñas no coinciden';
const [PASSWORD, OTRA_VEZ] = ['Contraseña', 'Confirmar contraseña'] as const;

export const post = (ruta: string): Peticion => ({ metodo: 'POST', ruta });

export async function enter({ local, fill, press }: Escena): Promise<void> {
  await fill('Email', local.email);
  await fill(PASSWORD, local.password);
  await press('Iniciar sesión');
}

const LOGIN: Grupo = {
  pantalla: 'the login',
  direccion: '/admin',
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
      navegador: 'solo',
      async provocar(escena) {
        await escena.unverify();
        await enter(escena);
        await escena.awaitHoja('Revisa tu correo');
      },
    },
  ],
};

const CUENTA_NUEVA = {
  'Nombre del establecimiento': 'Casa Ana',
  Email: 'ana@ejemplo.es',
  [PASSWORD]: 'croqueta-1',
  [OTRA_VEZ]: 'croqueta-1',
};

async function register({ local, fill, press }: Escena): Promise<void> {
  const valores = { ...CUENTA_NUEVA, Email: `ana-${local.email}` };
  for (const [etiqueta, valor] of Object.entries(valores)) await fill(etiqueta, valor);
  await press('Crear cuenta');
}

const REGISTRO: Grupo = {
  pantalla: 'the registration',
  direccion: '/register',
  filas: [
    ...escritas('Register', 'Crear cuenta', CUENTA_NUEVA, [
      [
        'Nombre del establecimiento',
        { 'Nombre del establecimiento': '   ' },
        'El nombre del restaurante es obligatorio',
      ],
      ['Email', { Email: ' ' }, 'El email es obligatorio'],
      ['Email', { Email: 'ana' }, 'El email no es válido'],
      [PASSWORD, { [PASSWORD]: '12345', [OTRA_VEZ]: '12345' }, CORTA],
      [OTRA_VEZ, { [OTRA_VEZ]: 'croqueta-2' }, DISTINTAS],
    ]),
    ...failing(post(rutasGestion.verificarEmail()), register, [
      [vacia(503), 'Error al registrar el restaurante'],
      [CORTE, SIN_RED],
    ]),
    ...failing(post(rutasGestion.registro()), register, [
      [status(409, 'Este email ya está registrado'), 'Este email ya está registrado'],
      [vacia(500), 'Error al registrar el restaurante'],
      [status(500, 'El registro está cerrado hoy.'), 'El registro está cerrado hoy.'],
      [SIN_EXITO, 'Error al registrar el restaurante'],
      [SILENCIO, LENTA],
    ]),
  ],
};

export async function askCodigo({ fill, press }: Escena, email: string): Promise<void> {
  await fill('Email', email);
  await press('Enviar código');
}

const OLVIDO: Grupo = {
  pantalla: 'the forgotten password',
  direccion: '/forgot-password',
  filas: [
    ...escritas('Forgot', 'Enviar código', {}, [
      ['Email', { Email: '' }, 'El email es obligatorio'],
      ['Email', { Email: 'ana' }, 'El email no es válido'],
    ]),
    {
      porque: 'nobody has that email',
      mensaje: 'Este email no está registrado',
      navegador: 'solo',
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

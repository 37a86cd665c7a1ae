import { rutasGestion } from '@carta/contracts';
import {
  CORTE,
  SILENCIO,
  SIN_EXITO,
  breakRuta,
  failing,
  openPersonal,
  press,
  status,
  vacia,
} from './mensajes';
import type { Escena, Fila, Grupo, Peticion, Teatro } from './mensajes';

/** Messages of the owner's carta as a whole: 'By HTTP status' and 'Menu admin' of the catalogue. */

const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
const SIN_PERMISO = 'No tienes permisos para realizar esta acción.';
const INESPERADO = 'Ha ocurrido un error inesperado.';
const INTERNO = 'Error interno del servidor. Inténtalo más tarde.';
const NO_VALIDOS = 'Los datos enviados no son válidos.';

export const leerCategorias: Peticion = { metodo: 'GET', ruta: rutasGestion.categorias() };
export const cambiarDisponibilidad: Peticion = { metodo: 'PUT', ruta: rutasGestion.disponibilidad('*') };

export async function openCarta(teatro: Teatro): Promise<Escena> {
  const escena = await openPersonal(teatro, '/admin/carta');
  await escena.page.getByRole('button', { name: 'Nuevo producto' }).waitFor();
  return escena;
}

export const sellOut = ({ page }: Escena) => page.getByRole('switch', { name: 'Agotado: Bravas' }).click();

/** The words of each status, where the screen has none of its own to put before them. */
const POR_ESTADO: Grupo = {
  pantalla: 'the carta that cannot be read',
  abrir: openCarta,
  filas: [
    ...failing(leerCategorias, ({ page }) => page.reload(), [[vacia(502), 'Error al cargar los datos']]),
    ...failing(leerCategorias, ({ page }) => press(page, 'Reintentar'), [
      [vacia(403), SIN_PERMISO],
      [vacia(404), 'El recurso solicitado no existe.'],
      [vacia(400), NO_VALIDOS],
      [vacia(500), INTERNO],
      [vacia(422), NO_VALIDOS],
      [vacia(503), INTERNO],
      [vacia(418), INESPERADO],
      [CORTE, SIN_RED],
      [SIN_EXITO, INESPERADO],
      [SILENCIO, 'La petición ha tardado demasiado. Inténtalo de nuevo.'],
      [status(500, 'Estamos de reformas.'), 'Estamos de reformas.'],
    ]),
  ],
};

/** What the login says once somebody has been sent there. */
const EN_EL_LOGIN: Fila = {
  porque: 'the session is over',
  mensaje: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  como: 'status',
  provocar: ({ page }) => page.waitForURL('**/admin'),
};

const FIN_DE_SESION: readonly Grupo[] = [
  {
    pantalla: 'the carta whose session the server has ended',
    abrir: openCarta,
    filas: [
      {
        porque: 'every call is refused with 401, also with a new token',
        mensaje: 'Sesión expirada. Redirigiendo al login...',
        como: 'status',
        async provocar(escena) {
          await breakRuta(escena.page, cambiarDisponibilidad, vacia(401));
          await sellOut(escena);
        },
      },
      EN_EL_LOGIN,
    ],
  },
  {
    pantalla: 'the carta of a tab that has lost its token',
    abrir: openCarta,
    filas: [
      {
        porque: 'there is no token to call with',
        mensaje: 'Usuario no autenticado. Redirigiendo al login...',
        como: 'status',
        async provocar(escena) {
          await escena.page.evaluate(() => sessionStorage.removeItem('accessToken'));
          await sellOut(escena);
        },
      },
      EN_EL_LOGIN,
    ],
  },
];

export const CARTA: readonly Grupo[] = [POR_ESTADO, ...FIN_DE_SESION];

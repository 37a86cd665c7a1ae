import { rutasGestion } from '@carta/contracts';
import { CORTE, SILENCIO, SIN_EXITO, status, vacia } from './mensajes-averias';
import type { Peticion } from './mensajes-averias';
import { failing } from './filas';
import type { Escena, Fila, Grupo } from './filas';
import { INTERNO, LENTA, SIN_PERMISO, SIN_RED } from './palabras';

/** Messages of the owner's carta as a whole: 'By HTTP status' and 'Menu admin' of the catalogue. */

const INESPERADO = 'Ha ocurrido un error inesperado.';
const NO_VALIDOS = 'Los datos enviados no son válidos.';

export const leerCategorias: Peticion = { metodo: 'GET', ruta: rutasGestion.categorias() };
export const cambiarDisponibilidad: Peticion = { metodo: 'PUT', ruta: rutasGestion.disponibilidad('*') };

export const EN_LA_CARTA = { direccion: '/admin/carta', sesion: 'personal' } as const;

export const sellOut = ({ toggle }: Escena) => toggle('Disponible: Bravas');

/** The words of each status, where the screen has none of its own to put before them. */
const POR_ESTADO: Grupo = {
  pantalla: 'the carta that cannot be read',
  ...EN_LA_CARTA,
  filas: [
    ...failing(leerCategorias, ({ reload }) => reload(), [[vacia(502), 'Error al cargar los datos']]),
    ...failing(leerCategorias, ({ press }) => press('Reintentar'), [
      [vacia(403), SIN_PERMISO],
      [vacia(404), 'El recurso solicitado no existe.'],
      [vacia(400), NO_VALIDOS],
      [vacia(500), INTERNO],
      [vacia(422), NO_VALIDOS],
      [vacia(503), INTERNO],
      [vacia(418), INESPERADO],
      [CORTE, SIN_RED],
      [SIN_EXITO, INESPERADO],
      [SILENCIO, LENTA],
      [status(500, 'Estamos de reformas.'), 'Estamos de reformas.'],
    ]),
  ],
};

/** What the login says once somebody has been sent there. */
const EN_EL_LOGIN: Fila = {
  porque: 'the session is over',
  mensaje: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  como: 'status',
  navegador: 'tambien',
  provocar: ({ arriveAt }) => arriveAt('/admin'),
};

const FIN_DE_SESION: readonly Grupo[] = [
  {
    pantalla: 'the carta whose session the server has ended',
    ...EN_LA_CARTA,
    filas: [
      {
        porque: 'every call is refused with 401, also with a new token',
        mensaje: 'Sesión expirada. Redirigiendo al login...',
        como: 'status',
        navegador: 'tambien',
        async provocar(escena) {
          await escena.breakRuta(cambiarDisponibilidad, vacia(401));
          await sellOut(escena);
        },
      },
      EN_EL_LOGIN,
    ],
  },
  {
    pantalla: 'the carta of a tab that has lost its token',
    ...EN_LA_CARTA,
    filas: [
      {
        porque: 'there is no token to call with',
        mensaje: 'Usuario no autenticado. Redirigiendo al login...',
        como: 'status',
        async provocar(escena) {
          await escena.forgetToken();
          await sellOut(escena);
        },
      },
      { ...EN_EL_LOGIN, navegador: undefined },
    ],
  },
];

export const CARTA: readonly Grupo[] = [POR_ESTADO, ...FIN_DE_SESION];

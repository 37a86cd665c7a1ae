import { rutas } from '@carta/contracts';
import { vacia } from './mensajes-averias';
import type { Grupo } from './filas';

/** What the login says of a session that the clock has ended: 'Other' of the catalogue. */

const MINUTO = 60_000;
const EN_EL_PERFIL = { direccion: '/admin/profile', sesion: 'personal', reloj: true } as const;

export const SESIONES: readonly Grupo[] = [
  {
    pantalla: 'the session in which nobody moves',
    ...EN_EL_PERFIL,
    filas: [
      {
        porque: 'five minutes have gone by',
        mensaje: 'Sesión expirada por inactividad',
        como: 'status',
        navegador: 'tambien',
        async provocar({ pass }) {
          await pass(4.5 * MINUTO + 5_000);
          await pass(30_000);
        },
      },
    ],
  },
  {
    pantalla: 'the session that is not renewed',
    ...EN_EL_PERFIL,
    filas: [
      {
        porque: 'the token is at its end, and the server gives no other',
        mensaje: 'Token expirado',
        como: 'status',
        async provocar({ breakRuta, moveMouse, pass }) {
          await breakRuta({ metodo: 'POST', ruta: rutas.refresh() }, vacia(401));
          for (let minutos = 0; minutos < 15; minutos += 2) {
            await moveMouse();
            await pass(2 * MINUTO);
          }
        },
      },
    ],
  },
];

import { rutas } from '@carta/contracts';
import { moveMesa, sendPedido } from './api';
import { botonConfirmar, enlaceMesa, fillCarrito, openCarrito } from './comensal';
import { openHoja } from './hoja';
import { openNavegadorDesnudo } from './menu-desnudo';
import {
  CORTE,
  SILENCIO,
  breakRuta,
  failing,
  openPersonal,
  openVisita,
  press,
  status,
  vacia,
} from './mensajes';
import type { Escena, Grupo, Peticion } from './mensajes';
import { moveLinea, tarjeta } from './personal';
import { buildLocal } from './restaurantes';

/** Messages of the service and around it: 'Customer', 'Orders', 'Settings update' and 'Other' of the catalogue. */

const SIN_RED = 'Error de conexión. Verifica tu conexión a internet.';
const INTERNO = 'Error interno del servidor. Inténtalo más tarde.';

const MENU: Grupo = {
  pantalla: 'the menu that cannot be read',
  async abrir(teatro) {
    const [page, local] = [await openNavegadorDesnudo(teatro), await buildLocal(teatro.producto)];
    await page.goto(enlaceMesa(local, 4));
    return { mundo: teatro, page, local };
  },
  filas: failing({ metodo: 'GET', ruta: '/api/carta' }, ({ page }) => page.reload(), [
    [vacia(404), 'Error al cargar la carta'],
    [vacia(500), 'Error al cargar la carta. Por favor, intenta de nuevo.'],
  ]),
};

async function confirm({ page }: Escena): Promise<void> {
  await press(page, 'Confirmar Pedido');
  await botonConfirmar(page).click();
}

const PEDIDO: Grupo = {
  pantalla: 'the cart',
  async abrir(teatro) {
    const escena = await openVisita(teatro, (local) => enlaceMesa(local, 4));
    await fillCarrito(escena.page, 'Croquetas');
    await openCarrito(escena.page);
    return escena;
  },
  filas: failing({ metodo: 'POST', ruta: rutas.pedidos() }, confirm, [
    [status(409, 'La cocina acaba de cerrar.'), 'La cocina acaba de cerrar.'],
    [CORTE, 'Error al enviar el pedido. Por favor, intenta de nuevo.'],
  ]),
};

const moverMesa: Peticion = { metodo: 'PUT', ruta: rutas.pedidoEstado('*') };
const moverLinea: Peticion = { metodo: 'PUT', ruta: rutas.lineaEstado('*', '*') };

const TABLERO: Grupo = {
  pantalla: 'the board',
  async abrir(teatro) {
    const local = await buildLocal(teatro.producto);
    await sendPedido(teatro.producto, local, 4, ['Croquetas', 'Bravas']);
    const escena = await openPersonal(teatro, '/admin/pedidos', local);
    await moveLinea(escena.page, 4, 'Avanzar', 'Bravas');
    return escena;
  },
  filas: [
    ...failing(moverMesa, ({ page }) => press(page, 'Marcar como Listo'), [
      [vacia(500), 'Error al actualizar el estado del pedido', INTERNO],
      [status(409, 'La mesa ya ha pagado.'), 'La mesa ya ha pagado.'],
      [CORTE, 'Error al actualizar el estado del pedido', SIN_RED],
    ]),
    ...failing(moverLinea, ({ page }) => press(page, 'Avanzar Croquetas'), [
      [vacia(500), 'Error al avanzar el estado del producto', INTERNO],
      [status(409, 'Otro lo acaba de mover.'), 'Otro lo acaba de mover.'],
    ]),
    ...failing(moverLinea, ({ page }) => press(page, 'Retroceder Bravas'), [
      [vacia(500), 'Error al retroceder el estado del producto', INTERNO],
    ]),
    ...failing({ metodo: 'GET', ruta: rutas.pedidos() }, ({ page }) => page.reload(), [
      [vacia(500), 'Error al cargar los pedidos'],
    ]),
  ],
};

const PAGADOS: Grupo = {
  pantalla: 'the paid board',
  async abrir(teatro) {
    const local = await buildLocal(teatro.producto);
    await sendPedido(teatro.producto, local, 2, ['Caña']);
    for (const estado of ['entregado', 'pagado'] as const) {
      await moveMesa(teatro.producto, local, 2, estado);
    }
    const escena = await openPersonal(teatro, '/admin/pagados', local);
    await tarjeta(escena.page, 2).waitFor();
    await press(escena.page, 'Eliminar Todos los Pedidos Pagados');
    return escena;
  },
  filas: failing({ metodo: 'DELETE', ruta: rutas.pedidosPagados() }, ({ page }) => press(page, 'Eliminar'), [
    [vacia(500), 'Error al eliminar los pedidos pagados', INTERNO],
    [status(409, 'La caja está abierta.'), 'La caja está abierta.'],
  ]),
};

const abrirAjustes: Grupo['abrir'] = async (teatro) => {
  const escena = await openPersonal(teatro, '/admin/settings');
  await openHoja(escena.page, 'Editar', 'Editar establecimiento');
  await escena.page.getByLabel('Teléfono').fill('611 111 111');
  return escena;
};

const AJUSTES: Grupo = {
  pantalla: 'the settings',
  abrir: abrirAjustes,
  filas: failing({ metodo: 'PUT', ruta: rutas.restaurante('*') }, ({ page }) => press(page, 'Guardar'), [
    [status(403, 'Aquí no.'), 'No tienes permisos para realizar esta acción.'],
    [vacia(500), INTERNO],
    [CORTE, SIN_RED],
    [status(409, 'Hay una mesa abierta.'), 'Hay una mesa abierta.'],
    [SILENCIO, 'La petición ha tardado demasiado. Inténtalo de nuevo.'],
  ]),
};

const AJUSTES_SIN_SESION: Grupo = {
  pantalla: 'the settings whose session the server has ended',
  abrir: abrirAjustes,
  filas: [
    {
      porque: 'what is saved is refused with 401, also with a new token',
      mensaje: 'Usuario no autenticado',
      como: 'status',
      async provocar({ page }) {
        await breakRuta(page, { metodo: 'PUT', ruta: rutas.restaurante('*') }, vacia(401));
        await press(page, 'Guardar');
      },
    },
  ],
};

const QUIETA: Grupo = {
  pantalla: 'the session in which nobody moves',
  abrir: (teatro) => openPersonal(teatro, '/admin/profile'),
  filas: [
    {
      porque: 'five minutes have gone by',
      mensaje: 'Sesión expirada por inactividad',
      como: 'status',
      async provocar({ page }) {
        await page.clock.fastForward('04:35');
        await page.clock.fastForward('00:30');
      },
    },
  ],
};

const CADUCADA: Grupo = {
  pantalla: 'the session that is not renewed',
  abrir: (teatro) => openPersonal(teatro, '/admin/profile'),
  filas: [
    {
      porque: 'the token is at its end, and the server gives no other',
      mensaje: 'Token expirado',
      como: 'status',
      async provocar({ page }) {
        await breakRuta(page, { metodo: 'POST', ruta: rutas.refresh() }, vacia(401));
        for (let minutos = 0; minutos < 15; minutos += 2) {
          await page.mouse.move(20, 20 + minutos);
          await page.clock.fastForward('02:00');
        }
      },
    },
  ],
};

export const SERVICIO: readonly Grupo[] = [
  MENU,
  PEDIDO,
  TABLERO,
  PAGADOS,
  AJUSTES,
  AJUSTES_SIN_SESION,
  QUIETA,
  CADUCADA,
];

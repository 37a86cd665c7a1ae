import { rutas } from '@carta/contracts';
import { CORTE, SILENCIO, status, vacia } from './mensajes-averias';
import { failing } from './filas';
import type { Escena, Fila, Grupo, Local } from './filas';
import { INTERNO, LENTA, SIN_PERMISO, SIN_RED } from './palabras';

/** Messages of the menus and of the settings: 'Customer' and 'Settings update' of the catalogue. */

const enlaceMesa =
  (mesa: number | string) =>
  ({ id }: Local): string =>
    `/menu?restaurante=${id}&mesa=${mesa}`;

const MENU: Grupo = {
  pantalla: 'the menu that cannot be read',
  direccion: enlaceMesa(4),
  sinCarta: true,
  filas: failing({ metodo: 'GET', ruta: '/api/carta' }, ({ reload }) => reload(), [
    [vacia(404), 'Error al cargar la carta'],
    [vacia(500), 'Error al cargar la carta. Por favor, intenta de nuevo.'],
  ]),
};

async function fillCarrito({ press, awaitHoja }: Escena, plato: string): Promise<void> {
  await press(/^Añadir/, { role: 'group', name: `Cantidad de ${plato}` });
  await press(/^Ver carrito/);
  await awaitHoja('Tu carrito');
}

const PEDIDO: Grupo = {
  pantalla: 'the cart',
  direccion: enlaceMesa(4),
  preparar: (escena) => fillCarrito(escena, 'Croquetas'),
  filas: failing(
    { metodo: 'POST', ruta: rutas.pedidos() },
    async ({ press }) => {
      await press('Confirmar Pedido');
      await press('Confirmar');
    },
    [
      [status(409, 'La cocina acaba de cerrar.'), 'La cocina acaba de cerrar.'],
      [CORTE, 'Error al enviar el pedido. Por favor, intenta de nuevo.'],
    ],
  ),
};

const SIN_MESA: Grupo = {
  pantalla: 'the cart of a menu without a mesa',
  direccion: ({ slug }) => `/menu/${slug}`,
  filas: [
    {
      porque: 'nothing says which mesa it is for',
      mensaje: 'No se ha detectado el restaurante o la mesa',
      ademas: 'Escanea el código QR de tu mesa para pedir.',
      como: 'texto',
      formulario: 'Order',
      navegador: 'tambien',
      async provocar(escena) {
        await fillCarrito(escena, 'Caña');
        expect(await escena.isDisabled('Confirmar Pedido')).toBe(true);
      },
    },
    {
      porque: 'the last thing in it is taken out',
      mensaje: 'El carrito está vacío',
      como: 'texto',
      formulario: 'Order',
      navegador: 'tambien',
      provocar: ({ press }) => press(/^Quitar/, { role: 'dialog' }),
    },
  ],
};

const MESAS: Grupo = {
  pantalla: 'the menu',
  direccion: enlaceMesa(4),
  filas: [0, 1.5, -1, 'cuatro'].flatMap((mesa, i): Fila[] => [
    {
      porque: `there is no mesa ${mesa}`,
      mensaje: 'Número de mesa inválido.',
      formulario: 'Table number',
      ...(i === 0 && { navegador: 'tambien' }),
      provocar: ({ local, goTo }) => goTo(enlaceMesa(mesa)(local)),
    },
    {
      porque: 'there is no mesa at all',
      mensaje: 'URL inválida. Se requiere restaurante y mesa.',
      formulario: 'Table number',
      ...(i === 0 && { navegador: 'tambien' }),
      provocar: ({ goTo }) => goTo('/menu'),
    },
  ]),
};

const EN_LOS_AJUSTES = {
  direccion: '/admin/settings',
  sesion: 'personal',
  async preparar({ press, awaitHoja, fill }: Escena) {
    await press('Editar');
    await awaitHoja('Editar establecimiento');
    await fill('Teléfono', '611 111 111');
  },
} as const;

const guardarAjustes = { metodo: 'PUT', ruta: rutas.restaurante('*') } as const;

const AJUSTES: readonly Grupo[] = [
  {
    pantalla: 'the settings',
    ...EN_LOS_AJUSTES,
    filas: failing(guardarAjustes, ({ press }) => press('Guardar'), [
      [status(403, 'Aquí no.'), SIN_PERMISO],
      [vacia(500), INTERNO],
      [CORTE, SIN_RED],
      [status(409, 'Hay una mesa abierta.'), 'Hay una mesa abierta.'],
      [SILENCIO, LENTA],
    ]),
  },
  {
    pantalla: 'the settings whose session the server has ended',
    ...EN_LOS_AJUSTES,
    filas: [
      {
        porque: 'what is saved is refused with 401, also with a new token',
        mensaje: 'Usuario no autenticado',
        como: 'status',
        async provocar({ breakRuta, press }) {
          await breakRuta(guardarAjustes, vacia(401));
          await press('Guardar');
        },
      },
    ],
  },
];

export const SERVICIO: readonly Grupo[] = [MENU, PEDIDO, SIN_MESA, MESAS, ...AJUSTES];

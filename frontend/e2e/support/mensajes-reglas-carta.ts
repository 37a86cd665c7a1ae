import { enlaceMesa, fillCarrito, openCarrito } from './comensal';
import { openHoja } from './hoja';
import { openVisita, press } from './mensajes';
import type { Escena, Fila, Grupo, Teatro } from './mensajes';
import { openCarta } from './mensajes-carta';
import { REGLAS } from './mensajes-catalogo';
import { escritas } from './mensajes-escritos';

/** Rules of the menus and of the owner's carta. */

async function openProducto(teatro: Teatro): Promise<Escena> {
  const escena = await openCarta(teatro);
  await openHoja(escena.page, 'Nuevo producto', 'Nuevo producto');
  return escena;
}

const choose = (porque: string, mensaje: string, mimeType: string, bytes: number): Fila => ({
  porque,
  mensaje,
  provocar: ({ page }) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto', mimeType, buffer: Buffer.alloc(bytes, 'croqueta') }),
});

const [FORMATO, GRANDE, CORRUPTO] = REGLAS.Image;

export const PEDIDO: readonly Grupo[] = [
  {
    pantalla: 'the cart of a menu without a mesa',
    abrir: (teatro) => openVisita(teatro, ({ slug }) => `/menu/${slug}`),
    filas: [
      {
        porque: 'nothing says which mesa it is for',
        mensaje: 'No se ha detectado el restaurante o la mesa',
        ademas: 'Escanea el código QR de tu mesa para pedir.',
        como: 'texto',
        async provocar({ page }) {
          await fillCarrito(page, 'Caña');
          await openCarrito(page);
          expect(await page.getByRole('button', { name: 'Confirmar Pedido' }).isDisabled()).toBe(true);
        },
      },
      {
        porque: 'the last thing in it is taken out',
        mensaje: 'El carrito está vacío',
        como: 'texto',
        provocar: ({ page }) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^Quitar/ })
            .first()
            .click(),
      },
    ],
  },
];

export const MESA: readonly Grupo[] = [
  {
    pantalla: 'the menu',
    abrir: (teatro) => openVisita(teatro, (local) => enlaceMesa(local, 4)),
    filas: [0, 1.5, -1, 'cuatro'].flatMap((mesa): Fila[] => [
      {
        porque: `there is no mesa ${mesa}`,
        mensaje: 'Número de mesa inválido.',
        async provocar({ page, local }) {
          await page.goto(enlaceMesa(local, mesa));
        },
      },
      {
        porque: 'there is no mesa at all',
        mensaje: 'URL inválida. Se requiere restaurante y mesa.',
        async provocar({ page }) {
          await page.goto('/menu');
        },
      },
    ]),
  },
];

export const CATEGORIA: readonly Grupo[] = [
  {
    pantalla: 'the sheet of a new categoría',
    async abrir(teatro) {
      const escena = await openCarta(teatro);
      await openHoja(escena.page, 'Nueva categoría', 'Nueva categoría');
      return escena;
    },
    filas: escritas('Guardar', {}, [
      ['Nombre', { Nombre: '   ' }, 'El nombre de la categoría es obligatorio'],
    ]),
  },
  {
    pantalla: 'the sheet of all categorías',
    async abrir(teatro) {
      const escena = await openCarta(teatro);
      await openHoja(escena.page, 'Editar categorías', 'Categorías');
      await press(escena.page, 'Editar Bebidas');
      return escena;
    },
    filas: escritas('Guardar nombre', {}, [
      ['Nombre de Bebidas', { 'Nombre de Bebidas': ' ' }, 'El nombre de la categoría es obligatorio'],
    ]),
  },
];

export const PRODUCTO: readonly Grupo[] = [
  {
    pantalla: 'the sheet of a new product',
    abrir: openProducto,
    filas: escritas('Guardar', { Nombre: 'Tortilla', Precio: '8,50' }, [
      ['Nombre', { Nombre: '  ' }, 'El nombre del producto es obligatorio'],
      ['Precio', { Precio: '' }, 'El precio es obligatorio'],
      ['Precio', { Precio: '0' }, 'El precio debe ser un número mayor a 0'],
    ]),
  },
  {
    pantalla: 'the sheet of a product without a categoría',
    abrir: openProducto,
    filas: escritas('Guardar', { Nombre: 'Tortilla', Precio: '8,50' }, [
      ['Categoría: Elige una categoría', {}, 'La categoría es obligatoria'],
    ]),
  },
];

export const IMAGEN: readonly Grupo[] = [
  {
    pantalla: 'the photo of a product',
    abrir: openProducto,
    filas: [
      choose('it is a GIF', FORMATO, 'image/gif', 2_048),
      choose('it has 1 023 bytes', CORRUPTO, 'image/png', 1_023),
      choose('it has 5 MB and a byte', GRANDE, 'image/webp', 5 * 1_048_576 + 1),
      choose('there is no image in it', CORRUPTO, 'image/jpeg', 2_048),
    ],
  },
];

import { rutas } from '@carta/contracts';
import { status, vacia } from '../../test/mensajes/mensajes-averias';
import type { Peticion } from '../../test/mensajes/mensajes-averias';
import { REGLAS } from '../../test/mensajes/catalogo';
import { failing } from '../../test/mensajes/filas';
import type { Fila } from '../../test/mensajes/filas';
import { INTERNO } from '../../test/mensajes/palabras';
import { moveMesa, sendPedido } from './api';
import { openHoja } from './hoja';
import { openPersonal } from './mensajes';
import type { EscenaNavegador, GrupoNavegador } from './mensajes';
import { moveLinea, tarjeta } from './personal';
import { buildLocal } from './restaurantes';

/**
 * Messages of screens that live by what a browser or the server does beside answering: the boards, which hear
 * over a socket, and photos, which are decoded.
 */

const moverMesa: Peticion = { metodo: 'PUT', ruta: rutas.pedidoEstado('*') };
const moverLinea: Peticion = { metodo: 'PUT', ruta: rutas.lineaEstado('*', '*') };

const TABLERO: GrupoNavegador = {
  pantalla: 'the board',
  async abrir(paginas) {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Bravas']);
    const escena = await openPersonal(paginas, '/admin/pedidos', local);
    await moveLinea(escena.page, 4, 'Avanzar', 'Bravas');
    return escena;
  },
  filas: [
    ...failing<EscenaNavegador>(moverMesa, ({ press }) => press('Marcar como Listo'), [
      [vacia(500), 'Error al actualizar el estado del pedido', INTERNO],
      [status(409, 'La mesa ya ha pagado.'), 'La mesa ya ha pagado.'],
    ]),
    ...failing<EscenaNavegador>(moverLinea, ({ press }) => press('Avanzar Croquetas'), [
      [vacia(500), 'Error al avanzar el estado del producto', INTERNO],
      [status(409, 'Otro lo acaba de mover.'), 'Otro lo acaba de mover.'],
    ]),
    ...failing<EscenaNavegador>(moverLinea, ({ press }) => press('Retroceder Bravas'), [
      [vacia(500), 'Error al retroceder el estado del producto', INTERNO],
    ]),
    ...failing<EscenaNavegador>({ metodo: 'GET', ruta: rutas.pedidos() }, ({ reload }) => reload(), [
      [vacia(500), 'Error al cargar los pedidos'],
    ]),
  ],
};

const PAGADOS: GrupoNavegador = {
  pantalla: 'the paid board',
  async abrir(paginas) {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 2, ['Caña']);
    for (const estado of ['entregado', 'pagado'] as const) {
      await moveMesa(paginas.producto, local, 2, estado);
    }
    const escena = await openPersonal(paginas, '/admin/pagados', local);
    await tarjeta(escena.page, 2).waitFor();
    await escena.press('Eliminar Todos los Pedidos Pagados');
    return escena;
  },
  filas: failing({ metodo: 'DELETE', ruta: rutas.pedidosPagados() }, ({ press }) => press('Eliminar'), [
    [vacia(500), 'Error al eliminar los pedidos pagados', INTERNO],
    [status(409, 'La caja está abierta.'), 'La caja está abierta.'],
  ]),
};

/** @param inicio what the file begins with: by its bytes it is known, whatever its type says. */
const choose = (porque: string, mensaje: string, inicio: string, bytes: number): Fila<EscenaNavegador> => ({
  porque,
  mensaje,
  formulario: 'Image',
  provocar: ({ page }) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto', mimeType: 'image/jpeg', buffer: fileOf(inicio, bytes) }),
});

const JPEG = '\xff\xd8\xff';
const fileOf = (inicio: string, bytes: number) =>
  Buffer.from(inicio.padEnd(bytes, 'croqueta').slice(0, bytes), 'latin1');

const [FORMATO, GRANDE, CORRUPTO] = REGLAS.Image;

const FOTO: GrupoNavegador = {
  pantalla: 'the photo of a product',
  async abrir(paginas) {
    const escena = await openPersonal(paginas, '/admin/carta');
    await openHoja(escena.page, 'Nuevo producto', 'Nuevo producto');
    return escena;
  },
  filas: [
    choose('it is a GIF', FORMATO, 'GIF89a', 2_048),
    choose('it has 1 023 bytes', CORRUPTO, JPEG, 1_023),
    choose('it has 5 MB and a byte', GRANDE, JPEG, 5 * 1_048_576 + 1),
    choose('there is no image in it', CORRUPTO, JPEG, 2_048),
  ],
};

export const SOLO_NAVEGADOR: readonly GrupoNavegador[] = [TABLERO, PAGADOS, FOTO];

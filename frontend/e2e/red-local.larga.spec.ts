import { readGrupos } from './support/api';
import { loseRespuesta, routePedidos } from './support/averias';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
  readSeguimiento,
} from './support/comensal';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { enterTablero, moveLinea, readTablero } from './support/personal';
import { findDireccionRed } from './support/red';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();
const direccion = findDireccionRed();

/** As a restaurant without a certificate is used: plain http, by an address that is not the phone itself. */
function openEnLaRed(path: string) {
  if (direccion === null)
    throw new Error('This machine has no IPv4 address but loopback: connect it to a network');
  const baseURL = paginas.producto.url.replace('127.0.0.1', direccion);
  return paginas.openMovil(path, { baseURL });
}

it('orders and is followed where the browser gives no secure context', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await openEnLaRed(enlaceMesa(local, 4));
  expect(
    await movil.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'locks' in navigator]),
  ).toEqual([false, false, false]);
  const tablero = await openEnLaRed('/admin/pedidos');
  await enterTablero(tablero, local);

  await fillCarrito(movil, 'Croquetas', 'Caña');
  await order(movil);
  const tickets = ['Comida: 1 Croquetas PE', 'Bebida: 1 Caña PE'];
  await becomes(() => readTablero(tablero), [{ mesa: 'Mesa 4', estado: 'Pendiente', tickets }]);

  await moveLinea(tablero, 4, 'Avanzar', 'Caña');
  await openSeguimiento(movil);
  await becomes(() => readSeguimiento(movil), ['1 × Croquetas Pendiente', '1 × Caña En preparación']);
});

it('sends a lost order again, and only once, without the locks of a secure context', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await openEnLaRed(enlaceMesa(local, 4));
  await fillCarrito(movil, 'Croquetas');
  await openConfirmacion(movil);
  const claves = await routePedidos(movil, [loseRespuesta]);

  await botonConfirmar(movil).dblclick();

  await movil.getByText(EXITO).waitFor();
  expect(claves().size).toBe(1);
  expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 9.5 }]);
});

import { rutasSala } from '@carta/contracts';
import type { Llamada, Grupo } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readGrupos, sendPedido } from './support/api';
import { axeFindings } from './support/axe';
import { losePeticion, loseRespuesta, refuseAlmacen, routePedidos } from './support/averias';
import {
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  goOnPidiendo,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
  readCarrito,
  readSeguimiento,
} from './support/comensal';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { readQr } from './support/noche';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

/** At first, and after a minute. */
const SIN_CONFIRMAR = /^(Enviado a|Pendiente de confirmar por) cocina$/;

const paginas = usePaginas();
const openMovil = useMismaPagina(paginas);
let local: Local;

beforeEach(async () => {
  local = await buildLocal(paginas.producto);
});

/** What the restaurant does meanwhile. */
const put = (ruta: string, body: unknown = {}) =>
  callAs<unknown>(paginas.producto, local, ruta, { method: 'PUT', body });

const setServicio = (servicio: object) => put(rutasSala.servicio(local.id), servicio);
const readLlamadas = () => callAs<Llamada[]>(paginas.producto, local, rutasSala.llamadas());
const pedidos = async () =>
  (await readGrupos(paginas.producto, local)).flatMap((grupo: Grupo) => grupo.pedidos);

async function openMesa(mesa = 4): Promise<Page> {
  return openMovil(enlaceMesa(local, mesa));
}

const tap = (page: Page, boton: string | RegExp) =>
  page.getByRole('button', { name: boton, exact: true }).click();

it('promises nothing until a screen of the kitchen has shown the order', async () => {
  const movil = await openMesa();
  await fillCarrito(movil, 'Croquetas');
  await order(movil);
  await openSeguimiento(movil);
  const pagina = hoja(movil, 'Tu pedido');
  const sinConfirmar = pagina.getByText(SIN_CONFIRMAR);
  await sinConfirmar.waitFor();

  for (const { _id } of await pedidos()) await put(rutasSala.visto(_id));

  await pagina.getByText(/^Recibido en cocina \d\d:\d\d$/).waitFor();
  expect(await sinConfirmar.count()).toBe(0);
});

it('is told of a cancellation wherever it is, also after being closed, and is not charged for it', async () => {
  const movil = await openMesa();
  await fillCarrito(movil, 'Croquetas', 'Caña');
  await order(movil);
  const comida = (await pedidos()).find(({ tipoPedido }) => tipoPedido === 'comida')!;
  const linea = comida.productos[0]!._id;

  await put(rutasSala.cancelarLinea(comida._id, linea), { motivo: 'se ha acabado' });

  const aviso = movil
    .getByRole('alert')
    .getByText('El restaurante ha cancelado 1 × Croquetas: se ha acabado');
  await aviso.waitFor();
  await movil.reload();
  await openSeguimiento(movil);
  const pagina = hoja(movil, 'Tu pedido');
  await becomes(
    () => readSeguimiento(movil),
    ['1 × Croquetas Cancelado: se ha acabado', '1 × Caña Pendiente'],
  );
  expect(await textOf(pagina.locator('footer'))).toBe('Total por pagar 2,20 €');
});

it('sees the rest of the mesa live where the owner allows it, with its code', async () => {
  await setServicio({ mesaCompartida: true });
  const movil = await openMovil(await readQr(paginas.producto, local, 4));
  await fillCarrito(movil, 'Caña');
  await order(movil);
  await openSeguimiento(movil);

  await sendPedido(paginas.producto, local, 4, ['Bravas']);

  const resto = hoja(movil, 'Tu pedido').getByRole('region', { name: 'El resto de la mesa' });
  await resto.getByText('Bravas').waitFor();
  expect(await resto.getByText('Caña').count()).toBe(0);
  expect(await axeFindings(movil)).toEqual([]);
});

it('is told before it sends that nothing is kept, and orders once all the same', async () => {
  const context = await paginas.openNavegador();
  await context.addInitScript(refuseAlmacen);
  const movil = await context.newPage();
  const claves = await routePedidos(movil, [loseRespuesta, losePeticion]);
  await movil.goto(enlaceMesa(local, 4));
  await fillCarrito(movil, 'Croquetas', 'Caña');
  await openConfirmacion(movil);
  await movil
    .getByText('Este navegador no guarda nada: no cierres esta página hasta que lo confirmemos', {
      exact: true,
    })
    .waitFor();
  expect(await axeFindings(movil)).toEqual([]);

  await botonConfirmar(movil).click();
  await goOnPidiendo(movil);
  expect(claves().size).toBe(1);
  expect((await pedidos()).map(({ tipoPedido }) => tipoPedido).sort()).toEqual(['bebida', 'comida']);

  await openSeguimiento(movil);
  for (const { _id } of await pedidos()) await put(rutasSala.visto(_id));
  await becomes(
    () =>
      hoja(movil, 'Tu pedido')
        .getByText(/^Recibido en (cocina|barra)/)
        .count(),
    2,
  );
});

it("orders a round again, at today's prices, and says what is gone", async () => {
  const movil = await openMesa();
  await fillCarrito(movil, 'Croquetas', 'Caña', 'Caña');
  await order(movil);
  const [croquetas] = (await pedidos()).filter(({ tipoPedido }) => tipoPedido === 'comida');
  await put(`/api/productos/${croquetas!.productos[0]!.productoId}/disponibilidad`, { disponible: false });
  await movil.locator('article[data-agotado]').waitFor();

  await openSeguimiento(movil);
  await tap(movil, 'Pedir otra vez el pedido 1');

  await movil.getByText('Ya no está disponible: Croquetas').waitFor();
  await hoja(movil, 'Tu carrito').waitFor();
  expect(await readCarrito(movil, local, 4)).toEqual([['Caña', 2]]);
});

it('calls the waiter once, sees who comes, also after a reload, and when it is done', async () => {
  const movil = await openMesa();
  await tap(movil, 'Llamar al camarero o pedir la cuenta');
  await tap(movil, 'Llamar al camarero');
  const estado = hoja(movil, '¿Qué necesitas?');
  await estado.getByText(/^Avisado a las \d\d:\d\d: en cuanto puedan, vienen$/).waitFor();
  const llamadas = await readLlamadas();
  expect(llamadas).toMatchObject([{ mesa: 4, tipo: 'camarero', estado: 'pendiente' }]);

  await put(rutasSala.llamada(llamadas[0]!._id), { estado: 'en_camino' });
  await estado.getByText(`${local.nombre} va para allá`).waitFor();
  await movil.reload();
  await movil.getByRole('button', { name: `${local.nombre} va para allá` }).waitFor();

  await put(rutasSala.llamada(llamadas[0]!._id), { estado: 'atendido' });
  await movil.getByRole('button', { name: 'Atendido' }).waitFor();
});

it('asks for the bill, saying how it will be paid', async () => {
  const movil = await openMesa();
  await tap(movil, 'Llamar al camarero o pedir la cuenta');
  await tap(movil, 'Pedir la cuenta');
  await tap(movil, 'Efectivo');

  await hoja(movil, '¿Qué necesitas?').getByText('La cuenta · Efectivo').waitFor();
  expect(await readLlamadas()).toMatchObject([{ mesa: 4, tipo: 'cuenta', pago: 'efectivo' }]);
  expect(await axeFindings(movil)).toEqual([]);
});

it('knows of a pause as it begins and as it ends, and keeps the cart', async () => {
  const movil = await openMesa();
  await fillCarrito(movil, 'Croquetas');
  await openCarrito(movil);
  const carrito = hoja(movil, 'Tu carrito');
  const confirmar = carrito.getByRole('button', { name: 'Confirmar Pedido' });

  await setServicio({ pausado: true });
  await carrito.getByText(/Los pedidos desde la mesa están en pausa/).waitFor();
  expect(await confirmar.isDisabled()).toBe(true);
  expect(await axeFindings(movil)).toEqual([]);

  await setServicio({ pausado: false });
  await becomes(() => confirmar.isDisabled(), false);
  expect(await readCarrito(movil, local, 4)).toEqual([['Croquetas', 1]]);
});

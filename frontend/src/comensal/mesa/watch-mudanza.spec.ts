/** @jest-environment jsdom */
// Longer than most: one phone is followed from the move of its tab to the people who stay behind.
import type { Llamada, MesaEnVivo, PedidoSeguido } from '@carta/contracts';
import { waitFor } from '@testing-library/react';
import { ApiError } from '../../shared/api/cliente';
import { almacenLocal } from '../../shared/lib/almacen';
import type { Toast } from '../../shared/ui/Toasts/toast';
import { onToast } from '../../shared/ui/Toasts/toast';
import { createPausa } from '../../shared/lib/pausa';
import { createCarritoStore } from '../../pedir/carrito-store';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { DependenciasCarrito } from '../../pedir/dependencias';
import { createSeguimientoStore } from '../seguimiento/seguimiento-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import { buildRespuesta, buildSeguido, buildTicket } from '../seguimiento/pruebas/build-seguido';
import { buildLlamada } from '../llamadas/pruebas/build-llamada';
import { watchMudanza } from './watch-mudanza';
import type { Mudada } from './watch-mudanza';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
const RESTAURANTE = 'r1';
const stops: (() => void)[] = [];
let toasts: Toast[] = [];
let retirados: string[] = [];

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', `/menu?restaurante=${RESTAURANTE}&mesa=6`);
  toasts = [];
  retirados = [];
  stops.push(onToast({ show: (toast) => toasts.push(toast), retirar: (id) => retirados.push(id) }));
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const evento = (rev: number, mesa: number, datos: Partial<MesaEnVivo> = {}): MesaEnVivo => ({
  grupoMesa: 'grupo',
  rev,
  pagado: false,
  mesa,
  pedidos: [buildTicket()],
  ...datos,
});

function openCarrito(mesa: number, send: DependenciasCarrito['send'] = () => new Promise(() => undefined)) {
  const carrito = createCarritoStore({
    restauranteId: RESTAURANTE,
    mesa,
    firma: null,
    almacen: almacenLocal,
    cerrojo: (_nombre, tarea) => tarea(),
    pausa: createPausa(),
    onRegreso: () => () => undefined,
    createClave: () => 'clave-2',
    ahora: Date.now,
    isVisible: () => true,
    onAceptado: () => undefined,
    send,
  });
  stops.push(carrito.getState().connect());
  return carrito;
}

/** The phone is at mesa 6, with one order there and something in its cart. */
function setup({
  firma = null as string | null,
  send = undefined as DependenciasCarrito['send'] | undefined,
} = {}) {
  let answer: (seguidos: PedidoSeguido[]) => void = () => undefined;
  const seguimiento = createSeguimientoStore({
    restauranteId: RESTAURANTE,
    almacen: almacenLocal,
    ahora: Date.now,
    fetchSeguidos: () => new Promise((resolve) => (answer = resolve)),
  });
  stops.push(seguimiento.getState().connect());
  seguimiento.getState().follow('clave', 6, buildRespuesta(buildTicket()));
  const carrito = openCarrito(6, send);
  carrito.getState().add(CROQUETAS);
  carrito.getState().put('notas', 'Sin cebolla');
  const mudadas: Mudada[] = [];
  const watch = (mesa = 6, store: CarritoStore = carrito, mudada?: Mudada) =>
    stops.push(
      watchMudanza({
        restauranteId: RESTAURANTE,
        mesa,
        firma,
        seguimiento,
        carrito: store,
        ...(mudada && { mudada }),
        onMudada: (mudada) => mudadas.push(mudada),
      }),
    );
  watch();
  return { seguimiento, carrito, mudadas, watch, answer: (seguidos: PedidoSeguido[]) => answer(seguidos) };
}

const nombreLlamadas = (mesa: number) => `carta.llamadas.${RESTAURANTE}.${mesa}`;
const mesas = (mudadas: readonly Mudada[]) => mudadas.map(({ mesa, firma }) => [mesa, firma]);
const lineas = (carrito: CarritoStore) =>
  carrito.getState().carrito.items.map(({ producto, cantidad }) => [producto.nombre, cantidad]);

it('follows its tab to another mesa with cart, notes, calls and address, and says so once', () => {
  const { seguimiento, mudadas, watch } = setup();
  const propia = { seguimiento: 'aviso.1', llamada: buildLlamada({ mesa: 6 }), atendidaEn: null };
  localStorage.setItem(nombreLlamadas(6), JSON.stringify([propia]));

  seguimiento.getState().hearMesa(evento(5, 9));

  expect(JSON.parse(localStorage.getItem(nombreLlamadas(9)) ?? '')).toEqual([propia]);
  expect(mesas(mudadas)).toEqual([[9, null]]);
  expect(toasts).toMatchObject([
    { texto: 'Ahora estáis en la mesa 9', accion: { texto: 'Seguimos en la mesa 6' } },
  ]);
  expect(window.location.search).toBe(`?restaurante=${RESTAURANTE}&mesa=9`);
  const nuevo = openCarrito(9);
  expect([lineas(nuevo), nuevo.getState().notas]).toEqual([[['Croquetas', 1]], 'Sin cebolla']);
  expect(lineas(openCarrito(6))).toEqual([]);

  watch(9, nuevo, mudadas[0]);
  seguimiento.getState().hearMesa(evento(6, 9));
  expect(mudadas).toHaveLength(1);
});

it('offers to stay behind again after a reload, where that is what it then does', async () => {
  const { seguimiento, mudadas, watch, answer } = setup({ firma: 'firma6' });
  seguimiento.getState().hearMesa(evento(5, 9));
  answer([buildSeguido(5, 'pendiente', { mesa: { numero: 9, t: 'firma9' } })]);
  await waitFor(() => expect(mudadas).toHaveLength(1));
  mudadas.length = 0;

  watch(9, openCarrito(9));
  expect(mudadas).toMatchObject([{ mesa: 9, vuelta: { mesa: 6 } }]);
  mudadas[0]?.vuelta?.onVolver();

  expect(mesas(mudadas.slice(1))).toEqual([[6, 'firma6']]);
  expect(lineas(openCarrito(6))).toEqual([['Croquetas', 1]]);
  expect(seguimiento.getState().rondas).toMatchObject([{ mesa: 9, aparte: true }]);
  watch(9, openCarrito(9));
  expect(mudadas).toHaveLength(2);
});

it.each([
  [
    'it has ordered at the new mesa',
    (seguimiento: SeguimientoStore) =>
      seguimiento.getState().follow('otra', 9, buildRespuesta(buildTicket({ _id: 'otro' }))),
  ],
  [
    'its tab is paid',
    (seguimiento: SeguimientoStore) => seguimiento.getState().hearMesa(evento(6, 9, { pagado: true })),
  ],
])('offers it no longer once %s, then and after a reload', (_caso, end) => {
  const { seguimiento, mudadas, watch } = setup();
  seguimiento.getState().hearMesa(evento(5, 9));
  watch(9, openCarrito(9));

  end(seguimiento);

  expect(mudadas.at(-1)).toEqual({ mesa: 9, firma: null });
  expect(retirados).toEqual(['mudanza']);
  const antes = mudadas.length;
  watch(9, openCarrito(9));
  expect(mudadas).toHaveLength(antes);
});

it('goes after a move that it missed, once it reads of it, but not after a paid tab', () => {
  const { seguimiento, mudadas } = setup();
  seguimiento.getState().hearMesa(evento(5, 9, { pagado: true }));
  expect(mudadas).toEqual([]);

  seguimiento.getState().follow('otra', 6, buildRespuesta(buildTicket({ _id: 'otro' })));
  seguimiento.getState().hearMesa(evento(6, 3, { pedidos: [buildTicket({ _id: 'otro' })] }));

  expect(mesas(mudadas)).toEqual([[3, null]]);
});

it('waits while an order is being sent, also across a reload, and goes once that is over', async () => {
  const { seguimiento, carrito, mudadas, watch } = setup();
  await carrito.getState().confirm();
  seguimiento.getState().hearMesa(evento(5, 9));
  expect(carrito.getState().envio).not.toBeNull();

  const recargado = openCarrito(6, () => Promise.resolve(buildRespuesta(buildTicket())));
  watch(6, recargado);
  expect(mudadas).toEqual([]);
  await waitFor(() => expect(mudadas).toHaveLength(1));

  expect(recargado.getState().envio).toBeNull();
  expect(mesas(mudadas)).toEqual([[9, null]]);
});

it('asks for the signature of the new mesa before it goes there, where its own was signed', async () => {
  const { seguimiento, mudadas, answer } = setup({ firma: 'firma6' });
  seguimiento.getState().hearMesa(evento(5, 9));
  expect(mudadas).toEqual([]);

  answer([buildSeguido(5, 'pendiente', { mesa: { numero: 9, t: 'firma9' } })]);
  await waitFor(() => expect(mesas(mudadas)).toEqual([[9, 'firma9']]));

  expect(window.location.search).toBe(`?restaurante=${RESTAURANTE}&mesa=9&t=firma9`);
});

it('stays behind with its cart when its diner says so, and is not taken along again', () => {
  const { seguimiento, mudadas, watch } = setup();
  seguimiento.getState().hearMesa(evento(5, 9));

  mudadas[0]?.vuelta?.onVolver();

  expect(mesas(mudadas)).toEqual([
    [9, null],
    [6, null],
  ]);
  expect(window.location.search).toBe(`?restaurante=${RESTAURANTE}&mesa=6`);
  const carrito = openCarrito(6);
  expect(lineas(carrito)).toEqual([['Croquetas', 1]]);
  watch(6, carrito);
  seguimiento.getState().hearMesa(evento(6, 6));
  seguimiento.getState().hearMesa(evento(7, 9));
  expect(mudadas).toHaveLength(2);
  expect(seguimiento.getState().rondas).toMatchObject([{ mesa: 9, aparte: true }]);
});

it('stays behind with the calls of its mesa alone, and says when one has gone with the tab', () => {
  const { seguimiento, mudadas } = setup();
  const propia = (datos: Partial<Llamada>) => ({
    seguimiento: `aviso.${datos._id}`,
    llamada: buildLlamada(datos),
    atendidaEn: null,
  });
  const delGrupo = propia({ _id: '1', mesa: 9, grupoMesa: 'grupo' });
  const deAqui = propia({ _id: '2', mesa: 6, tipo: 'cuenta' });
  seguimiento.getState().hearMesa(evento(5, 9));
  localStorage.setItem(nombreLlamadas(9), JSON.stringify([delGrupo, deAqui]));

  mudadas[0]?.vuelta?.onVolver();

  const guardadas = [6, 9].map((mesa) => JSON.parse(localStorage.getItem(nombreLlamadas(mesa)) ?? '[]'));
  expect(guardadas).toEqual([[deAqui], [delGrupo]]);
  expect(toasts.at(-1)?.texto).toBe(
    'Seguimos en la mesa 6: lo que pidas será de esta mesa. Tu llamada se ha ido a la mesa 9: vuelve a llamar desde aquí.',
  );
});

it('keeps an order that was refused for the move, to be sent to the new mesa or not', async () => {
  const mudada = new ApiError({
    status: 409,
    code: 'MESA_CAMBIADA',
    message: 'Os han cambiado de mesa.',
    data: { mesa: 9 },
  });
  const { carrito, seguimiento, mudadas } = setup({
    send: ({ cuerpo }) => {
      cuerpo.seguimiento = 'token-pedido-1';
      seguimiento.getState().hearMesa(evento(5, 9));
      return Promise.reject(mudada);
    },
  });

  await carrito.getState().confirm(['gluten']);
  await waitFor(() => expect(mudadas).toHaveLength(1));

  expect(mudadas).toMatchObject([{ mesa: 9, porEnviar: { evita: ['gluten'] }, vuelta: { mesa: 6 } }]);
  const nuevo = openCarrito(9);
  expect([lineas(nuevo), nuevo.getState().envio]).toEqual([[['Croquetas', 1]], null]);
});

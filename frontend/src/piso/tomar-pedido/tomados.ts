import { CABECERA_CLAVE, rutasSala, unidades } from '@carta/contracts';
import type { CrearPedidoResponse, Restaurante, TomarPedidoRequest } from '@carta/contracts';
import { create } from 'zustand';
import { openCarrito } from '../../pedir/abrir-carrito';
import type { CarritoStore } from '../../pedir/carrito-store';
import { nombreGuardado, parseGuardado } from '../../pedir/guardado';
import type { Envio } from '../../pedir/guardado';
import { TOAST_PEDIDO, TEXTO } from '../../pedir/textos';
import { useSesion } from '../../sesion/useSesion';
import { ApiError, NetworkError, post } from '../../shared/api/cliente';
import { almacenLocal } from '../../shared/lib/almacen';
import { showToast } from '../../shared/ui/Toasts/toast';
import { noteToma } from './habituales';

/**
 * The orders that waiters write down, one cart per mesa. A waiter leaves the page at once and goes on
 * to the next mesa, so a cart lives as long as this tab: an order on its way gets there all the same,
 * and one that was cut short by a reload is taken up again.
 */
interface Tomado {
  store: CarritoStore;
  stop: () => void;
}

/** How an order that was begun for a mesa stands. */
export interface EstadoTomado {
  /** Units in its cart. */
  unidades: number;
  /** It has been sent and nobody knows yet whether it arrived, or it was refused: its waiter must look. */
  sinConfirmar: boolean;
}

/** How long the good news stays, in ms. */
const DURACION_EXITO = 7_000;

/** Orders that were begun and are not in the kitchen yet, by the number of their mesa. */
export const useTomados = create<ReadonlyMap<number, EstadoTomado>>()(() => new Map());

const abiertos = new Map<string, Tomado>();
const oyentes = new Set<(mesa: number) => void>();

/** The cart of the order that is being written down for a mesa. */
export function carritoTomado(restauranteId: string, mesa: number): CarritoStore {
  const nombre = nombreTomado(restauranteId, mesa);
  const abierto = abiertos.get(nombre) ?? open(restauranteId, mesa);
  abiertos.set(nombre, abierto);
  return abierto.store;
}

/** Takes up the orders that were on their way when this tab was last closed. */
export function resumeTomados({ _id, numeroMesas }: Pick<Restaurante, '_id' | 'numeroMesas'>): void {
  for (let mesa = 1; mesa <= numeroMesas; mesa++) {
    const { envio } = parseGuardado(almacenLocal.read(nombreTomado(_id, mesa)));
    if (envio !== null) carritoTomado(_id, mesa);
  }
}

/** Calls back with the mesa of every order that is in the kitchen from now on; answers how to stop. */
export function onTomado(oyente: (mesa: number) => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Lets go of every cart; what is stored stays. Nobody may send an order in somebody else's name. */
export function closeTomados(): void {
  abiertos.forEach(({ stop }) => stop());
  abiertos.clear();
  useTomados.setState(new Map(), true);
}

/** Nobody else's session goes on with these carts. */
export function startTomados(): void {
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) closeTomados();
  });
}

function nombreTomado(restauranteId: string, mesa: number): string {
  return nombreGuardado(restauranteId, mesa, 'sala');
}

function open(restauranteId: string, mesa: number): Tomado {
  const store = openCarrito({
    restauranteId,
    mesa,
    firma: null,
    dueno: 'sala',
    send: sendTomado,
    onAceptado({ cuerpo }) {
      noteToma(
        restauranteId,
        cuerpo.productos.flatMap(({ productoId }) => productoId ?? []),
      );
      showToast({ id: TOAST_PEDIDO, texto: TEXTO.exito, tono: 'exito', duracion: DURACION_EXITO });
      oyentes.forEach((oyente) => oyente(mesa));
    },
  });
  const note = () => noteTomado(mesa, store);
  const stops = [store.subscribe(note), store.getState().connect()];
  note();
  return { store, stop: () => stops.forEach((stop) => stop()) };
}

function noteTomado(mesa: number, store: CarritoStore): void {
  const { carrito, fase, noticia, envio } = store.getState();
  const cuantas = unidades(carrito);
  const sinConfirmar = noticia !== null || (envio !== null && fase !== 'enviando' && fase !== 'libre');
  const antes = useTomados.getState();
  const conocido = antes.get(mesa);
  if ((conocido?.unidades ?? 0) === cuantas && (conocido?.sinConfirmar ?? false) === sinConfirmar) return;
  const todos = new Map(antes);
  if (cuantas === 0 && !sinConfirmar) todos.delete(mesa);
  else todos.set(mesa, { unidades: cuantas, sinConfirmar });
  useTomados.setState(todos, true);
}

/**
 * Sends an order once. Without a session nothing has been said of the order itself, which an earlier
 * attempt may have brought: it waits, as it is, for who signs in again.
 */
async function sendTomado({ clave, cuerpo }: Envio): Promise<CrearPedidoResponse> {
  const { mesa, productos, notas, evita } = cuerpo;
  const pedido: TomarPedidoRequest = {
    productos,
    ...(notas === undefined ? {} : { notas }),
    ...(evita === undefined ? {} : { evita }),
  };
  try {
    const headers = { [CABECERA_CLAVE]: clave };
    return await post(rutasSala.tomarPedido(mesa), pedido, { auth: true, headers, intentos: 1 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new NetworkError('NETWORK_ERROR');
    throw error;
  }
}

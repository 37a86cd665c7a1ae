import { CABECERA_CLAVE, LIMITES, rutasSala, unidades } from '@carta/contracts';
import type { CrearPedidoResponse, Restaurante } from '@carta/contracts';
import { create } from 'zustand';
import { openCarrito } from '../../pedir/abrir-carrito';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { ParaTab } from '../../pedir/datos-carrito';
import { GUARDADO_VACIO, nombreGuardado, parseGuardado, stringifyGuardado } from '../../pedir/guardado';
import type { Envio } from '../../pedir/guardado';
import { TOAST_PEDIDO, TEXTO } from '../../pedir/textos-envio';
import { currentPersona, headersDePersona } from '../../sesion/turno';
import { useSesion } from '../../sesion/useSesion';
import { ApiError, NetworkError, post } from '../../shared/api/cliente';
import { almacenLocal } from '../../shared/lib/almacen';
import { showToast } from '../../shared/ui/Toasts/toast';
import { useTablero } from '../vivo/tablero/useTablero';
import { paraDe, sumGuardados } from './destino-pedido';
import { noteToma } from './habituales';

/**
 * A waiter leaves the page at once, so a mesa's cart lives as long as the tab: an order on its way still
 * arrives, and one cut short by a reload is taken up again.
 */
interface Tomado {
  store: CarritoStore;
  stop: () => void;
}

export interface EstadoTomado {
  unidades: number;
  /** It was sent without an answer, or refused, so the waiter must look. */
  sinConfirmar: boolean;
  grupoMesa?: string;
}

const DURACION_EXITO = 7_000;

/** It maps mesas to orders until the kitchen has them. */
export const useTomados = create<ReadonlyMap<number, EstadoTomado>>()(() => new Map());

const abiertos = new Map<string, Tomado>();
const oyentes = new Set<(mesa: number) => void>();

export function carritoTomado(restauranteId: string, mesa: number): CarritoStore {
  const nombre = nombreTomado(restauranteId, mesa);
  const abierto = abiertos.get(nombre) ?? open(restauranteId, mesa);
  abiertos.set(nombre, abierto);
  return abierto.store;
}

/** They were on their way when the tab was closed. */
export function resumeTomados({ _id }: Pick<Restaurante, '_id'>): void {
  for (let mesa = 1; mesa <= LIMITES.mesasMax; mesa++) {
    const { envio } = parseGuardado(almacenLocal.read(nombreTomado(_id, mesa)));
    if (envio !== null) carritoTomado(_id, mesa);
  }
}

/**
 * Adds one mesa's order to another's. Returns false, and changes nothing, while either is on its way or it
 * does not fit.
 */
export function takeTomado(
  restauranteId: string,
  [de, a]: readonly [number, number],
  para: ParaTab,
): boolean {
  const [antes, despues] = [nombreTomado(restauranteId, de), nombreTomado(restauranteId, a)];
  const [origen, destino] = [antes, despues].map((nombre) => parseGuardado(almacenLocal.read(nombre)));
  const suma = origen?.envio === null && destino?.envio === null ? sumGuardados(destino, origen) : null;
  if (suma === null) return false;
  [antes, despues].forEach(close);
  almacenLocal.write(despues, stringifyGuardado({ ...suma, para }));
  almacenLocal.write(antes, stringifyGuardado(GUARDADO_VACIO));
  [de, a].forEach((mesa) => carritoTomado(restauranteId, mesa));
  return true;
}

/** Calls back with the mesa; returns a function that stops it. */
export function onTomado(oyente: (mesa: number) => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Stored orders stay, because nobody may send in another's name. */
export function closeTomados(): void {
  abiertos.forEach(({ stop }) => stop());
  abiertos.clear();
  useTomados.setState(new Map(), true);
}

export function startTomados(): void {
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) closeTomados();
  });
}

function close(nombre: string): void {
  abiertos.get(nombre)?.stop();
  abiertos.delete(nombre);
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
    findPertenencia() {
      const persona = currentPersona();
      return persona === undefined ? {} : { persona };
    },
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
  const aim = () => {
    const { para, envio, ...borrador } = store.getState();
    const ahora = paraDe(mesa, { ...borrador, para }, useTablero.getState().grupos.values());
    if (envio === null && ahora !== para) store.getState().put('para', ahora);
  };
  const stops = [
    store.subscribe(note),
    store.subscribe(aim),
    useTablero.subscribe(({ grupos }, antes) => {
      if (grupos !== antes.grupos) aim();
    }),
    store.getState().connect(),
  ];
  note();
  aim();
  return { store, stop: () => stops.forEach((stop) => stop()) };
}

function noteTomado(mesa: number, store: CarritoStore): void {
  const { carrito, fase, noticia, envio, para } = store.getState();
  const cuantas = unidades(carrito);
  const sinConfirmar = noticia !== null || (envio !== null && fase !== 'enviando' && fase !== 'libre');
  const antes = useTomados.getState();
  const nuevo = { unidades: cuantas, sinConfirmar, ...(para && { grupoMesa: para.grupoMesa }) };
  const conocido = antes.get(mesa);
  const isNada = cuantas === 0 && !sinConfirmar;
  if (isNada ? conocido === undefined : JSON.stringify(conocido) === JSON.stringify(nuevo)) return;
  const todos = new Map(antes);
  if (isNada) todos.delete(mesa);
  else todos.set(mesa, nuevo);
  useTomados.setState(todos, true);
}

/**
 * Makes one attempt. A 401 says nothing about the order, which an earlier attempt may have delivered: it
 * waits unchanged for the next sign-in.
 */
async function sendTomado({ clave, cuerpo }: Envio): Promise<CrearPedidoResponse> {
  const { mesa, persona, restaurante: _r, t: _t, lengua: _l, seguimiento: _s, movil: _m, ...pedido } = cuerpo;
  try {
    const headers = { [CABECERA_CLAVE]: clave, ...headersDePersona(persona) };
    return await post(rutasSala.tomarPedido(mesa), pedido, { auth: true, headers, intentos: 1 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new NetworkError('NETWORK_ERROR');
    throw error;
  }
}

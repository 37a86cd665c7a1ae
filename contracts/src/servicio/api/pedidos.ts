import type { Alergeno } from '../../carta/dominio/alergenos';
import type { Demoras } from '../dominio/demora';
import type { Ticket } from './grupo';

/** Shapes of the calls by which orders are made and followed (docs/api.md#orders). Money in euros, instants in ISO 8601 UTC. */

export interface LineaPedidaRequest {
  productoId?: string;
  nombre: string;
  cantidad: number;
  /** Of a unit as it is chosen, supplements included. */
  precio: number;
  notas?: string;
  /** Ids of what is chosen: a formato's, and those of values. */
  formato?: string;
  opciones?: string[];
}

/** POST /pedidos; the header Idempotency-Key carries a UUID made once per order. */
export interface CrearPedidoRequest {
  restaurante: string;
  mesa: number;
  productos: LineaPedidaRequest[];
  notas?: string;
  /** What the kitchen is to be told that the diner avoids. */
  evita?: Alergeno[];
  /** The signature of a printed QR. */
  t?: string;
  /** A token of an order of this phone that is not paid yet: this one belongs to the same tab, or to none. */
  seguimiento?: string;
  /** Random, one for each phone and tab. */
  movil?: string;
}

/**
 * `data` of 409 MESA_CAMBIADA: where the tab is now that an order follows, or that has left the mesa of a waiter's;
 * `t` only if the followed order was signed.
 */
export interface MesaCambiada {
  mesa: number;
  t?: string;
  /** That tab, told to the staff alone. */
  grupoMesa?: string;
}

/** 201 of POST /pedidos; `totalPedidos` counts tickets, `seguimiento` opens one's own order. */
export interface CrearPedidoResponse {
  totalPedidos: number;
  pedidos: Ticket[];
  grupoMesa: string;
  seguimiento: string;
}

/** `data` of 409 PRECIO_CAMBIADO and PRODUCTO_NO_DISPONIBLE: every line of the order as it is now. */
export interface LineasFrescas {
  lineas: {
    productoId: string | null;
    nombre: string;
    /** What was chosen, as the phone sent it. */
    formato?: string;
    opciones?: readonly string[];
    precio: number;
    disponible: boolean;
  }[];
}

/** `data` of 409 COCINA_CERRADA: the lines that cannot be ordered now, why, and when they can (null: nobody knows). */
export interface LineasCerradas {
  cerradas: { productoId: string; nombre: string; motivo: string; abre: string | null }[];
}

/** POST /pedidos/mesa/{n}: an order that a waiter writes down; no QR is asked for, nor does a pause count. */
export interface TomarPedidoRequest {
  productos: LineaPedidaRequest[];
  notas?: string;
  evita?: Alergeno[];
  /** The tab that its waiter has seen at the mesa: while it is open the order goes there, or nowhere. */
  grupoMesa?: string;
  /** Its waiter knows that this tab has gone to another mesa: the order is of who sits here now. */
  aquiMismo?: boolean;
}

/** One entry of GET /pedidos/seguimiento: this phone's own tickets. */
export interface PedidoSeguido {
  grupoMesa: string;
  rev: number;
  pagado: boolean;
  /** `t`, its signature, of a tab that has moved, if the order was signed. */
  mesa: { numero: number; t?: string };
  pedidos: Ticket[];
  /**
   * The mesa's tickets besides those of the orders asked for, where the owner lets a mesa see its whole
   * order; once for each open mesa, with the first of its signed orders.
   */
  otros?: Ticket[];
  /** How long this restaurant's tickets usually take; a tipo with too few samples is missing. */
  demora: Demoras;
}

/** GET /pedidos/rechazados: orders of today's service day turned away because too many come without a signed code. */
export interface PedidosRechazados {
  dia: string;
  sinCodigo: number;
}

import type { Alergeno } from '../dominio/alergenos';
import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { TipoPedido } from '../dominio/tipo-categoria';

/** Shapes of the order calls (API §4). Money in euros, instants in ISO 8601 UTC. */
export interface Linea {
  _id: string;
  productoId: string;
  nombre: string;
  cantidad: number;
  precio: number;
  estado: EstadoLinea;
  notas?: string;
  alergenos?: Alergeno[];
  enPreparacionEn?: string;
  listoEn?: string;
  entregadoEn?: string;
}

export interface Pedido {
  _id: string;
  /** The round of this mesa: 1, 2, 3 …, shared by the two tickets of one order. */
  numero: number;
  tipoPedido: TipoPedido;
  createdAt: string;
  estado: EstadoLinea;
  total: number;
  notas?: string;
  productos: Linea[];
}

export interface Grupo {
  grupoMesa: string;
  rev: number;
  mesa: { numero: number };
  estadoGrupo: EstadoGrupo;
  pedidos: Pedido[];
  primerPedido: string;
  ultimoPedido: string;
  totalGrupo: number;
  /** The last change of the mesa. */
  actualizadoEn: string;
  pagadoEn?: string;
  /** Why the mesa was closed without being paid. */
  motivoCierre?: string;
}

export interface LineaPedidaRequest {
  productoId?: string;
  nombre: string;
  cantidad: number;
  precio: number;
  notas?: string;
}

/** POST /pedidos; the header Idempotency-Key carries a UUID made once per order. */
export interface CrearPedidoRequest {
  restaurante: string;
  mesa: number;
  productos: LineaPedidaRequest[];
  notas?: string;
  /** The signature of a printed QR, kept for the day it is asked for. */
  t?: string;
}

/** 201 of POST /pedidos; `totalPedidos` counts tickets, `seguimiento` opens one's own order. */
export interface CrearPedidoResponse {
  totalPedidos: number;
  pedidos: Pedido[];
  grupoMesa: string;
  seguimiento: string;
}

/** `data` of 409 PRECIO_CAMBIADO and PRODUCTO_NO_DISPONIBLE: every line of the order as it is now. */
export interface LineasFrescas {
  lineas: { productoId: string | null; nombre: string; precio: number; disponible: boolean }[];
}

/** One entry of GET /pedidos/seguimiento: only this phone's own tickets. */
export interface PedidoSeguido {
  rev: number;
  pagado: boolean;
  mesa: { numero: number };
  pedidos: Pedido[];
}

/** PUT /pedidos/{id}/estado */
export interface MoverPedidoRequest {
  estado: EstadoGrupo;
  /** The rev of the mesa as the screen saw it. */
  rev?: number;
  alcance?: 'grupo' | 'pedido';
}

/** PUT /pedidos/{id}/producto/{linea}/estado */
export interface MoverLineaRequest {
  estado: EstadoLinea;
}

/** PUT /pedidos/{id}/cerrar: closes an abandoned mesa without payment. */
export interface CerrarMesaRequest {
  motivo: string;
}

/** DELETE /pedidos/pagados: how many tickets left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

/** GET /pedidos/stats: today's figures; the service day begins at 05:00 Europe/Madrid. */
export interface EstadisticasHoy {
  porEstado: Record<EstadoGrupo, number>;
  recaudado: number;
  pendienteDeCobro: number;
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  topProductos: { nombre: string; unidades: number; total: number }[];
}

import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { EstadoHistorial } from '../dominio/historial';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** Instants in ISO 8601 UTC (docs/api.md#orders). */

/**
 * Sent with a move that waited for a connection (docs/reglas.md#moves-that-wait); its Idempotency-Key
 * recognises repeats.
 */
export interface Toque {
  /** ms since the tap, at most 4 h; relative, so that a wrong clock does no harm. */
  haceMs?: number;
  /** Keys of earlier moves of this screen: it has seen their effects. */
  tras?: string[];
}

export interface MoverTicketRequest extends Toque {
  estado: EstadoGrupo;
  /** The estado that the screen saw; 409 when it has changed. */
  de?: EstadoGrupo;
  /** The rev that the screen saw: later moves by others are not undone. */
  rev?: number;
  alcance?: 'grupo' | 'pedido';
  /** Reopens a paid mesa, with `estado: 'entregado'` and its current `rev`. */
  reabrir?: boolean;
}

/** `de` and `rev` as above, of the line and its mesa. */
export interface MoverLineaRequest extends Toque {
  estado: EstadoLinea;
  de?: EstadoLinea;
  rev?: number;
}

export interface CancelarLineaRequest {
  motivo: string;
  /** Needs an Idempotency-Key; absent: all that are left. */
  unidades?: number;
  rev?: number;
}

/** False lets go of it. */
export interface LlevarTicketRequest extends Pick<Toque, 'haceMs'> {
  llevar: boolean;
  rev?: number;
}

/** The station acknowledges the mesa that its screen shows. */
export interface EnteradoMudanzaRequest {
  mesa: number;
}

export interface MovimientoReciente {
  pedido: string;
  /** Absent: the whole ticket moved. */
  linea?: string;
  de: EstadoHistorial;
  a: EstadoHistorial;
  /** Of a mesa closed without payment. */
  motivo?: string;
  en: string;
  por: string;
  mesa: number;
  numero: number;
  tipoPedido: TipoPedido;
  /** Of a cancellation, only the cancelled units. */
  productos: { nombre: string; cantidad: number; formato?: string }[];
}

/** Closes an abandoned mesa without payment. */
export interface CerrarMesaRequest {
  motivo: string;
}

/** Tickets that left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

import type { EstadoGrupo, EstadoLinea } from '../dominio/estado-linea';
import type { EstadoHistorial } from '../dominio/historial';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** Shapes of the calls that move what is ordered (docs/api.md#orders). Instants in ISO 8601 UTC. */

/**
 * What a move says that had to wait for a connection (docs/reglas.md#moves-that-wait). Every move may carry an
 * Idempotency-Key, by which it is known when it comes again.
 */
export interface Toque {
  /** How long ago it was tapped, in ms, 4 h at most: no clock of a screen need be right. */
  haceMs?: number;
  /** The keys of earlier moves of this screen that it builds on: what these did is seen. */
  tras?: string[];
}

/** PUT /pedidos/{id}/estado */
export interface MoverTicketRequest extends Toque {
  estado: EstadoGrupo;
  /** The estado of the mesa, or of the ticket, as the screen saw it: no longer there is 409. */
  de?: EstadoGrupo;
  /** The rev of the mesa as the screen saw it: what somebody has moved since is not undone. */
  rev?: number;
  alcance?: 'grupo' | 'pedido';
  /** Opens a paid mesa again, at `estado: 'entregado'` and the `rev` it has now. */
  reabrir?: boolean;
}

/** PUT /pedidos/{id}/producto/{linea}/estado; `de` and `rev` as above, of the line and its mesa. */
export interface MoverLineaRequest extends Toque {
  estado: EstadoLinea;
  de?: EstadoLinea;
  rev?: number;
}

/** PUT /pedidos/{id}/producto/{linea}/cancelar */
export interface CancelarLineaRequest {
  motivo: string;
  /** How many units of it, with an Idempotency-Key; absent: all that are left. */
  unidades?: number;
  /** The rev of the mesa as the screen saw it. */
  rev?: number;
}

/** PUT /pedidos/{id}/llevar: somebody brings a ticket to its mesa, or lets go of it. */
export interface LlevarTicketRequest extends Pick<Toque, 'haceMs'> {
  llevar: boolean;
  /** The rev of the mesa as the screen saw it. */
  rev?: number;
}

/** PUT /pedidos/{id}/enterado: the station of a ticket knows at which mesa it is now. */
export interface EnteradoMudanzaRequest {
  /** The mesa that the screen shows. */
  mesa: number;
}

/** One entry of GET /pedidos/recientes, the newest first. */
export interface MovimientoReciente {
  pedido: string;
  /** Absent when the whole ticket moved. */
  linea?: string;
  de: EstadoHistorial;
  a: EstadoHistorial;
  /** Why, of a mesa that was closed without payment. */
  motivo?: string;
  en: string;
  por: string;
  mesa: number;
  /** The round of its mesa. */
  numero: number;
  tipoPedido: TipoPedido;
  /** What moved: one line, or every line of the ticket; of a cancellation, the units it took off. */
  productos: { nombre: string; cantidad: number; formato?: string }[];
}

/** PUT /pedidos/{id}/cerrar: closes an abandoned mesa without payment. */
export interface CerrarMesaRequest {
  motivo: string;
}

/** DELETE /pedidos/pagados: how many tickets left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

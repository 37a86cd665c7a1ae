import type { EstadoGrupo, EstadoLinea } from '../dominio/linea/estado-linea';
import type { EstadoHistorial } from '../dominio/historia/historial';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

/** A move that waited for a connection sends these (docs/reglas/piso.md#moves-that-wait), and a key. */
export interface Toque {
  /** ms since the tap, at most 4 h; being relative, it survives a wrong clock. */
  haceMs?: number;
  /** The screen has seen the effects of these earlier moves of its own, by their keys. */
  tras?: string[];
}

export interface MoverTicketRequest extends Toque {
  estado: EstadoGrupo;
  /** The screen saw this estado; 409 when it has changed. */
  de?: EstadoGrupo;
  /** The screen saw this rev: later moves by others are not undone. */
  rev?: number;
  alcance?: 'grupo' | 'pedido';
  /** With `alcance: 'pedido'`, moves these lines alone, as a station does; `de` is then their estado. */
  lineas?: string[];
  /** Reopens a paid mesa, with `estado: 'entregado'` and its current `rev`. */
  reabrir?: boolean;
}

/** `de` and `rev` are those of the line and its mesa, as above. */
export interface MoverLineaRequest extends Toque {
  estado: EstadoLinea;
  de?: EstadoLinea;
  rev?: number;
}

/** PUT /pedidos/grupos/{grupo}/marchar and /esperar: `pase` is its id. */
export interface MarcharPaseRequest extends Toque {
  pase: string;
  rev?: number;
}

/** PUT /pedidos/{id}/producto/{linea}/pase: null marches it at once. */
export interface PonerPaseRequest extends Toque {
  pase: string | null;
  rev?: number;
}

export interface CancelarLineaRequest {
  motivo: string;
  /** An Idempotency-Key is needed; absent cancels all that are left. */
  unidades?: number;
  rev?: number;
}

/** False releases it. */
export interface LlevarTicketRequest extends Pick<Toque, 'haceMs'> {
  llevar: boolean;
  rev?: number;
}

/** PUT /pedidos/{id}/urgente: false takes it back. */
export interface MarcarUrgenteRequest extends Toque {
  urgente: boolean;
  rev?: number;
}

/** PUT /pedidos/{id}/producto/{linea}/peso */
export interface PesarLineaRequest {
  gramos: number;
  rev?: number;
}

/** PUT /pedidos/grupos/{grupo}/comensales: null takes it back. */
export interface DecirComensalesRequest {
  comensales: number | null;
  rev?: number;
}

/** The station acknowledges the mesa that its screen shows. */
export interface EnteradoMudanzaRequest {
  mesa: number;
}

export interface MovimientoReciente {
  pedido: string;
  /** Absent means that the whole ticket moved. */
  linea?: string;
  de: EstadoHistorial;
  a: EstadoHistorial;
  /** What marched, or was made to wait. */
  pase?: string;
  /** A mesa closed without payment has one. */
  motivo?: string;
  en: string;
  por: string;
  mesa: number;
  numero: number;
  tipoPedido: TipoPedido;
  /** A cancellation lists only the cancelled units. */
  productos: { nombre: string; cantidad: number; formato?: string }[];
}

export interface CerrarMesaRequest {
  motivo: string;
}

/** This many tickets left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

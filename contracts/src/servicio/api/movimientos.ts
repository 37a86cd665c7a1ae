import type { EstadoHistorial } from '../dominio/historia/historial';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';

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

/** This many tickets left the board. */
export interface PagadosEliminados {
  pedidosEliminados: number;
}

import type { FormaCaja } from '../../servicio/dominio/mesa/cobro';
import type { EstadoDestino } from '../../servicio/dominio/linea/estado-linea';

/** GET /pedidos/stats: the current service day, in euros (docs/reglas/dinero.md#money-and-days). */
export interface EstadisticasHoy {
  porEstado: Record<EstadoDestino, number>;
  recaudado: number;
  /** The forms add up to `recaudado`. */
  porForma: Record<FormaCaja, number>;
  pendienteDeCobro: number;
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  topProductos: { nombre: string; formato?: string; unidades: number; total: number }[];
}

/**
 * Tickets count by the first payment that stood as its day ended, takings (euros) by their entries: per service
 * day ('2026-11-21'), or per hour of the place's clock, in order from 5 to 4.
 */
export interface VentasDelDia {
  dia: string;
  pedidos: number;
  total: number;
}
export interface VentasDeLaHora {
  hora: number;
  pedidos: number;
  total: number;
}

/** GET /restaurantes/{id}/stats?desde&hasta: service days, both included; today when absent. */
export interface EstadisticasRango {
  desde: string;
  hasta: string;
  pedidos: number;
  recaudado: number;
  porForma: Record<FormaCaja, number>;
  pendienteDeCobro: number;
  /** Of the paid mesas that say how many sat there; absent where none does. */
  porComensal?: { mesas: number; comensales: number; total: number };
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  minutosAEntregado: { mediana: number | null; p90: number | null; muestras: number };
  /** `total` is the price of the cancelled units, in euros. */
  cancelado: { unidades: number; total: number };
  porDia: VentasDelDia[];
  porHora: VentasDeLaHora[];
  topProductos: { nombre: string; formato?: string; unidades: number; total: number }[];
}

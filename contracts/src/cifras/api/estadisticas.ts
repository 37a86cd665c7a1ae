import type { FormaCaja } from '../../servicio/dominio/cobro';
import type { EstadoDestino } from '../../servicio/dominio/estado-linea';

/** Shapes of the figures (docs/reglas.md#money-and-days). Money in euros. */

/** GET /pedidos/stats: today's figures; the service day begins at 05:00 by the clock of the place. */
export interface EstadisticasHoy {
  porEstado: Record<EstadoDestino, number>;
  recaudado: number;
  /** How it was paid; adds up to `recaudado`. */
  porForma: Record<FormaCaja, number>;
  pendienteDeCobro: number;
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  topProductos: { nombre: string; formato?: string; unidades: number; total: number }[];
}

/**
 * Tickets paid and their takings (euros), by the instant of the payment: of one service day
 * ('2026-11-21'), or of one hour (0 to 23, on the clock of the place), told from 5 to 4 as a service day goes.
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

/** GET /restaurantes/{id}/stats?desde&hasta: service days, both included; today's when absent. */
export interface EstadisticasRango {
  desde: string;
  hasta: string;
  pedidos: number;
  recaudado: number;
  /** How it was paid; adds up to `recaudado`. */
  porForma: Record<FormaCaja, number>;
  pendienteDeCobro: number;
  minutosAListo: { mediana: number | null; p90: number | null; muestras: number };
  minutosAEntregado: { mediana: number | null; p90: number | null; muestras: number };
  /** Units that were cancelled, and what they would have cost (euros). */
  cancelado: { unidades: number; total: number };
  porDia: VentasDelDia[];
  porHora: VentasDeLaHora[];
  topProductos: { nombre: string; formato?: string; unidades: number; total: number }[];
}

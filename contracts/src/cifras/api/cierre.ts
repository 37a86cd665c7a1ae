import type { FormaCaja, FormaCobro } from '../../servicio/dominio/cobro';
import type { QuienMotivo } from '../../servicio/api/grupo';

/** Shapes of the closing of a service day (docs/reglas.md#closing-the-day). Money in euros. */

/** GET /pedidos/cierre?dia=AAAA-MM-DD: what a service day took, and what was taken back. It is no invoice. */
export interface CierreDelDia {
  dia: string;
  /** Of the mesas paid that day, in euros. */
  recaudado: number;
  porForma: Record<FormaCaja, number>;
  mesasPagadas: number;
  /** Ordered that day or before, and not paid yet. */
  abiertas: { mesa: number; total: number; cobrado: number; pendiente: number }[];
  cancelaciones: CancelacionDelDia[];
  anulaciones: AnulacionDelDia[];
  /** Closed without payment. */
  cerradas: CerradaDelDia[];
}

/** A line, or units of one, taken off an order; `importe` in euros, of those units. */
export interface CancelacionDelDia extends QuienMotivo {
  mesa: number;
  nombre: string;
  formato?: string;
  cantidad: number;
  importe: number;
}

/** A charge annulled. */
export interface AnulacionDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
  forma: FormaCobro;
}

/** A mesa closed without payment. */
export interface CerradaDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
}

import type { FormaCaja, FormaCobro } from '../../servicio/dominio/cobro';
import type { QuienMotivo } from '../../servicio/api/grupo';

/** Money in euros (docs/reglas.md#closing-the-day). */

/** GET /pedidos/cierre?dia=AAAA-MM-DD. It is no invoice. */
export interface CierreDelDia {
  dia: string;
  /** Of the mesas paid that day. */
  recaudado: number;
  porForma: Record<FormaCaja, number>;
  mesasPagadas: number;
  /** Ordered that day or before, not paid yet. */
  abiertas: { mesa: number; total: number; cobrado: number; pendiente: number }[];
  cancelaciones: CancelacionDelDia[];
  anulaciones: AnulacionDelDia[];
  cerradas: CerradaDelDia[];
}

/** `importe` in euros, of the cancelled units. */
export interface CancelacionDelDia extends QuienMotivo {
  mesa: number;
  nombre: string;
  formato?: string;
  cantidad: number;
  importe: number;
}

export interface AnulacionDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
  forma: FormaCobro;
}

export interface CerradaDelDia extends QuienMotivo {
  mesa: number;
  importe: number;
}

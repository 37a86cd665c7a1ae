import type { FormaCaja, FormaCobro } from '../../servicio/dominio/cobro';
import type { QuienMotivo } from '../../servicio/api/grupo';

/** GET /pedidos/cierre?dia=AAAA-MM-DD, in euros (docs/reglas.md#closing-the-day). It is no invoice. */
export interface CierreDelDia {
  dia: string;
  /** The mesas paid that day brought this much. */
  recaudado: number;
  porForma: Record<FormaCaja, number>;
  mesasPagadas: number;
  /** They ordered that day or before, and have not paid yet. */
  abiertas: { mesa: number; total: number; cobrado: number; pendiente: number }[];
  cancelaciones: CancelacionDelDia[];
  anulaciones: AnulacionDelDia[];
  cerradas: CerradaDelDia[];
}

/** `importe` is the price of the cancelled units, in euros. */
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

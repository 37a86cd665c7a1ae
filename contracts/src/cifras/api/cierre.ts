import type { Rebaja } from '../../servicio/dominio/mesa/rebaja';
import type { ConForma, FormaCaja, PorForma } from '../../servicio/dominio/mesa/cobro';
import type { ApunteArqueo, EsperadoArqueo } from '../../servicio/api/arqueo';
import type { QuienMotivo } from '../../servicio/api/grupo';

/** GET /pedidos/cierre?dia=AAAA-MM-DD, in euros (docs/reglas/dinero.md#closing-the-day). It is no invoice. */
export interface CierreDelDia extends PorForma {
  dia: string;
  /** Charges of that day less those annulled on it, of paid and open mesas. */
  recaudado: number;
  /** Who took it, by name; all of them add up to `porForma`. */
  porQuien: TomadoPor[];
  /** Given besides by form, in none of the takings. */
  propinas: Record<FormaCaja, number>;
  mesasPagadas: number;
  /** They ordered that day or before, and have not paid yet. */
  abiertas: { mesa: number; total: number; cobrado: number; pendiente: number }[];
  cancelaciones: CancelacionDelDia[];
  anulaciones: AnulacionDelDia[];
  /** What was taken off bills on that day, and what was given back; absent where nothing was. */
  ajustes?: RebajaDelDia[];
  cerradas: CerradaDelDia[];
  /** Absent while nobody did anything about the drawer; `esperado` is as of now. */
  arqueo?: { apuntes: ApunteArqueo[]; esperado: EsperadoArqueo };
  sello: SelloDelDia;
}

export interface TomadoPor extends PorForma {
  por: string;
  total: number;
}

/** Whether the money steps of a day are as they were sealed after it (docs/decisiones/sello.md). */
export type SelloDelDia =
  | { es: 'sin_sello' }
  | { es: 'integro'; raiz: string }
  /** Sentences that name what was altered, is missing or was slipped in. */
  | { es: 'roto'; porque: string[] };

/** With the encargado who approved it, by name, where the house asked for one. */
export interface HechoDelDia extends QuienMotivo {
  aprobadoPor?: string;
}

/** `importe` is the price of the cancelled units, in euros. */
export interface CancelacionDelDia extends HechoDelDia {
  mesa: number;
  nombre: string;
  formato?: string;
  cantidad: number;
  importe: number;
}

/** `importe` was taken off, in euros; of a 'deshacer', and of a 'pesar' that added grams, it is negative. */
export interface RebajaDelDia extends HechoDelDia {
  mesa: number;
  /** 'pesar': a line was weighed anew after it was served. */
  tipo: Rebaja['tipo'] | 'pesar';
  importe: number;
  /** Empty where the whole tab was discounted. */
  platos: { nombre: string; formato?: string; cantidad: number }[];
}

/** `sin_indicar`: the mesa was reopened. */
export interface AnulacionDelDia extends HechoDelDia, ConForma<FormaCaja> {
  mesa: number;
  importe: number;
}

export interface CerradaDelDia extends HechoDelDia {
  mesa: number;
  importe: number;
}

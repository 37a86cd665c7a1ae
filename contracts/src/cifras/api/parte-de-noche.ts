import type { CocinaDeParte, PedidosDeParte } from '../dominio/cuenta-de-noche';

/** GET and PUT /pedidos/parte/ajustes. Null: no parte is made. */
export interface AjustesParte {
  correo: string | null;
}

/** GET /pedidos/parte?dia=AAAA-MM-DD: what was counted once that day was over; null where nothing was. */
export interface ParteDelDia {
  dia: string;
  parte: ParteDeNoche | null;
}

/** Null is not known (docs/reglas/cifras.md#the-mornings-count). */
export interface ParteDeNoche extends PedidosDeParte {
  escritoEn: string;
  /** Keys that phones said they held, and no mesa has. */
  noLlegados: number;
  cocina: CocinaDeParte;
  llamadas: number;
  llamadasTarde: number;
  anulaciones: ActosDeParte;
  /** What was taken off bills; a counter-step gives back. */
  ajustes: ActosDeParte;
  /** A sentence with the root of the day's seal. */
  sello: string;
}

/** In euros. */
export interface ActosDeParte {
  veces: number;
  importe: number;
  quien: { por: string; veces: number; importe: number }[];
}

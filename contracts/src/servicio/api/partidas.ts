import type { FormaCobro, UnidadesDeLinea } from '../dominio/cobro';
import type { Grupo } from './grupo';

/** Shapes of the calls about whole mesas: where they are, with whom, and what is charged of them (docs/api.md#orders). */

/** PUT /pedidos/grupos/{grupoMesa}/mover */
export interface MoverMesaRequest {
  de: number;
  a: number;
  /** The rev of the mesa as the screen saw it. */
  rev: number;
}

/** PUT /pedidos/grupos/{grupoMesa}/juntas: every mesa of its party, its own included; none parts them. */
export interface JuntarMesasRequest {
  mesas: number[];
  rev: number;
  /** The open tabs that the screen saw at those mesas: where one has left its mesa, nothing is joined. */
  grupos?: string[];
}

/** PUT /pedidos/grupos/{grupoMesa}/pagar: every open tab of the party, by its grupo, with the rev that was seen. */
export interface PagarMesasRequest {
  revs: Record<string, number>;
}

/** 200 of it; also `data` of its 409: every tab of the party as it is now, the leader last. */
export interface MesasPagadas {
  grupos: Grupo[];
}

/**
 * POST /pedidos/grupos/{grupoMesa}/cobros, under an Idempotency-Key: an amount in euros, or some units. Of a
 * party `revs` names every open tab: an amount fills one after the other, the leader last. `pagar`: the amount is
 * all that is left, and each tab is paid as it takes its part.
 */
export interface CobrarRequest {
  importe?: number;
  lineas?: UnidadesDeLinea[];
  forma: FormaCobro;
  rev: number;
  revs?: Record<string, number>;
  pagar?: boolean;
}

/** 201 of it; also `data` of its refusals: every tab that was named, as it is now, the leader last. */
export interface MesasCobradas {
  grupos: Grupo[];
}

/** PUT /cobros/{id}/anular: the whole charge, in every tab of a party; answers the tab of that part. */
export interface AnularCobroRequest {
  motivo: string;
}

import type { FormaCobro, UnidadesDeLinea } from '../dominio/cobro';
import type { Grupo } from './grupo';

/** Calls about whole mesas (docs/api.md#orders). */

export interface MoverMesaRequest {
  de: number;
  a: number;
  rev: number;
}

/** All mesas of the party, own included; an empty list parts them. */
export interface JuntarMesasRequest {
  mesas: number[];
  rev: number;
  /** Open tabs seen at those mesas; if one has left, nothing is joined. */
  grupos?: string[];
}

/** Each open tab of the party with the rev that was seen. */
export interface PagarMesasRequest {
  revs: Record<string, number>;
}

/** Also `data` of the 409: all tabs of the party now, the leader last. */
export interface MesasPagadas {
  grupos: Grupo[];
}

/**
 * An amount in euros, or units. For a party `revs` names every open tab; an amount fills one after another,
 * the leader last. `pagar`: it is all that is left, and each tab is paid as it takes its part.
 */
export interface CobrarRequest {
  importe?: number;
  lineas?: UnidadesDeLinea[];
  forma: FormaCobro;
  rev: number;
  revs?: Record<string, number>;
  pagar?: boolean;
}

/** Also `data` of refusals: every named tab now, the leader last. */
export interface MesasCobradas {
  grupos: Grupo[];
}

/** Annuls the whole charge in every tab of a party; returns the tab of this part. */
export interface AnularCobroRequest {
  motivo: string;
}

import type { ConForma, UnidadesDeLinea } from '../dominio/mesa/cobro';
import type { Grupo } from './grupo';

/** These requests concern whole mesas (docs/api.md#orders). */

export interface MoverMesaRequest {
  de: number;
  a: number;
  rev: number;
}

/** All mesas of the party, its own included; an empty list parts them. */
export interface JuntarMesasRequest {
  mesas: number[];
  rev: number;
  /** The screen saw these open tabs; if one has left its mesa, nothing is joined. */
  grupos?: string[];
}

/** Each open tab of the party is listed with the rev that the screen saw. */
export interface PagarMesasRequest {
  revs: Record<string, number>;
}

/** The 409 has it as `data`, too: all tabs of the party now, the leader last. */
export interface MesasPagadas {
  grupos: Grupo[];
}

/**
 * Charges an amount in euros, or units. For a party `revs` names every open tab; an amount fills one after
 * another, the leader last. `pagar`: it is all that is left, so each tab is paid as it takes its part.
 */
export interface CobrarRequest extends ConForma {
  importe?: number;
  lineas?: UnidadesDeLinea[];
  /** Euros given besides; never part of the takings. */
  propina?: number;
  rev: number;
  revs?: Record<string, number>;
  pagar?: boolean;
}

/** Refusals have it as `data`, too: every named tab now, the leader last. */
export interface MesasCobradas {
  grupos: Grupo[];
}

/** Annuls the whole charge in every tab of a party; returns the tab of this part. */
export interface AnularCobroRequest {
  motivo: string;
}

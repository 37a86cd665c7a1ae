import type { EstacionCasa, Pase } from '../dominio/cocina';

type Nueva<T extends { _id: string }> = Omit<T, '_id'> & { _id?: string };

/**
 * PUT /restaurantes/{id}/pases lists all, in order. A pase without `_id` gets that of the old one with its
 * name, even a removed one, and so keeps its dishes.
 */
export interface CambiarPasesRequest {
  pases: Nueva<Pase>[];
}

/** PUT /restaurantes/{id}/estaciones: likewise. */
export interface CambiarEstacionesRequest {
  estaciones: Nueva<EstacionCasa>[];
}

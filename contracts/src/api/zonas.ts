import type { Zona } from '../dominio/zona';

/**
 * PUT /restaurantes/{id}/zonas: all of them, in their order. A zona keeps the `_id` it is sent with, or else that
 * of the one that was called the same; so its prices stay its own, and one that was removed can come back.
 */
export interface CambiarZonasRequest {
  zonas: (Omit<Zona, '_id'> & { _id?: string })[];
}

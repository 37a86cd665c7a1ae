import { rutasGestion } from '@carta/contracts';
import type { CambiarLegalRequest, DatosLegales } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';

/** Absent fields stay. */
export function saveLegal(restauranteId: string, cambios: CambiarLegalRequest): Promise<DatosLegales> {
  return put<DatosLegales>(rutasGestion.legal(restauranteId), cambios, { auth: true });
}

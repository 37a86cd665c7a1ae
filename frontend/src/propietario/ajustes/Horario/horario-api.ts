import { rutasGestion } from '@carta/contracts';
import type { CambiarHorarioRequest, Horario } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';

/** Absent fields stay. */
export function saveHorario(restauranteId: string, cambios: CambiarHorarioRequest): Promise<Horario> {
  return put<Horario>(rutasGestion.horario(restauranteId), cambios, { auth: true });
}

import { rutasGestion } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import { get } from '../../shared/api/cliente';
import type { Rango } from './modelo/rangos';

export function readEstadisticas(
  restauranteId: string,
  rango: Rango,
  signal: AbortSignal,
): Promise<EstadisticasRango> {
  return get<EstadisticasRango>(rutasGestion.estadisticas(restauranteId, rango), { auth: true, signal });
}

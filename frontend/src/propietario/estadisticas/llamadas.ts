import { rutasGestion } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import { get } from '../../shared/api/cliente';
import type { Rango } from './modelo/rangos';

/** A year of a busy house takes a while. Whoever asks again shares the answer that is being worked out. */
const PACIENCIA_MS = 25_000;

export function readEstadisticas(
  restauranteId: string,
  rango: Rango,
  signal: AbortSignal,
): Promise<EstadisticasRango> {
  const ruta = rutasGestion.estadisticas(restauranteId, rango);
  return get<EstadisticasRango>(ruta, { auth: true, signal, timeoutMs: PACIENCIA_MS });
}

import { rutasGestion, VIDA_CACHE } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import type { EstadisticasRango } from '@carta/contracts';
import { ApiError } from '../../shared/api/errores';
import type { Rango } from './modelo/rangos';
import { get } from '../../shared/api/cliente';

/** The server works out one request of a house at a time; the page shows that it waits. */
const EN_COLA_MS = 3_000;
const VECES_EN_COLA = 40;

const isEnCola = (error: unknown): boolean => error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';

export function useEstadisticas(restauranteId: string, { desde, hasta }: Rango, enMarcha: boolean) {
  return useQuery({
    queryKey: ['estadisticas', restauranteId, desde, hasta],
    queryFn: ({ signal }) => readEstadisticas(restauranteId, { desde, hasta }, signal),
    retry: (veces, error) => isEnCola(error) && veces < VECES_EN_COLA,
    retryDelay: EN_COLA_MS,
    staleTime: enMarcha ? 0 : VIDA_CACHE.normal,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}

/** ms; a year of a busy house takes long, and repeats share the same computation. */
const PACIENCIA_MS = 25_000;

function readEstadisticas(
  restauranteId: string,
  rango: Rango,
  signal: AbortSignal,
): Promise<EstadisticasRango> {
  const ruta = rutasGestion.estadisticas(restauranteId, rango);
  return get<EstadisticasRango>(ruta, { auth: true, signal, timeoutMs: PACIENCIA_MS });
}

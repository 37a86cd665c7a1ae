import { VIDA_CACHE } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { readEstadisticas } from './llamadas';
import type { Rango } from './modelo/rangos';

/** The figures of some days; read again every minute while `enMarcha`. */
export function useEstadisticas(restauranteId: string, { desde, hasta }: Rango, enMarcha: boolean) {
  return useQuery({
    queryKey: ['estadisticas', restauranteId, desde, hasta],
    queryFn: ({ signal }) => readEstadisticas(restauranteId, { desde, hasta }, signal),
    staleTime: enMarcha ? 0 : VIDA_CACHE.normal,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}

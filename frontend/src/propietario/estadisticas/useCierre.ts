import { VIDA_CACHE, rutasSala } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/cliente';

/** The closing of a service day; read again every minute while it goes on. */
export function useCierre(restauranteId: string, dia: string, enMarcha: boolean) {
  return useQuery({
    queryKey: ['cierre', restauranteId, dia],
    queryFn: ({ signal }) => get<CierreDelDia>(rutasSala.cierre(dia), { auth: true, signal }),
    // Of a day that is over a mesa may be paid yet, or a charge annulled.
    staleTime: 0,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}

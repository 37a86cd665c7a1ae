import { VIDA_CACHE, rutasSala } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/cliente';

export function useCierre(restauranteId: string, dia: string, enMarcha: boolean) {
  return useQuery({
    queryKey: ['cierre', restauranteId, dia],
    queryFn: ({ signal }) => get<CierreDelDia>(rutasSala.cierre(dia), { auth: true, signal }),
    // after the day a mesa may still be paid, or a charge annulled
    staleTime: 0,
    refetchInterval: enMarcha ? VIDA_CACHE.corta : false,
  });
}

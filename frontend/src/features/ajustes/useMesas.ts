import { VIDA_CACHE } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { readMesas } from './llamadas';

/** Where the mesas of a restaurant are kept among what has been read; writing their number undoes it. */
export const claveMesas = (restauranteId: string) => ['mesas', restauranteId] as const;

/** The mesas and what their codes say, read once somebody asks for them. */
export function useMesas(restauranteId: string, pedidas = true) {
  return useQuery({
    queryKey: claveMesas(restauranteId),
    queryFn: ({ signal }) => readMesas(restauranteId, signal),
    staleTime: VIDA_CACHE.larga,
    enabled: pedidas,
  });
}

import { useQuery } from '@tanstack/react-query';
import { readMesas } from './ajustes-api';

/** Where the mesas of a restaurant are kept among what has been read; writing their number undoes it. */
export const claveMesas = (restauranteId: string) => ['mesas', restauranteId] as const;

/**
 * The mesas and what their codes say, read whenever somebody asks for them: another screen may have
 * renewed the codes, and what was read before would be printed in vain.
 */
export function useMesas(restauranteId: string, pedidas = true) {
  return useQuery({
    queryKey: claveMesas(restauranteId),
    queryFn: ({ signal }) => readMesas(restauranteId, signal),
    staleTime: 0,
    enabled: pedidas,
  });
}

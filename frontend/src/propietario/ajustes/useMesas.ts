import { useQuery } from '@tanstack/react-query';
import { readMesas } from './ajustes-api';

export const claveMesas = (restauranteId: string) => ['mesas', restauranteId] as const;

/** Always read again: another screen may have renewed the codes, and old ones would be printed in vain. */
export function useMesas(restauranteId: string, pedidas = true) {
  return useQuery({
    queryKey: claveMesas(restauranteId),
    queryFn: ({ signal }) => readMesas(restauranteId, signal),
    staleTime: 0,
    enabled: pedidas,
  });
}

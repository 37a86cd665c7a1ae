import { VIDA_CACHE } from '@carta/contracts';
import { QueryClient } from '@tanstack/react-query';

/**
 * What the owner's screens have read from the server. The API client already tries again and knows
 * what 'no connection' means, so nothing here waits or repeats by itself
 * (docs/arquitectura.md#state-on-the-screens).
 */
export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: VIDA_CACHE.normal,
      gcTime: VIDA_CACHE.larga,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

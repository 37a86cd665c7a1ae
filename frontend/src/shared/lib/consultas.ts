import { VIDA_CACHE } from '@carta/contracts';
import { QueryClient } from '@tanstack/react-query';

/**
 * The owner's server state. The API client already retries, so nothing here does
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

import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readServicio, saveServicio } from '../ajustes-api';

const consultaServicio = (restauranteId: string) => ['servicio', restauranteId] as const;

/** Always read again: staff may have paused it. */
export function useServicio(restauranteId: string) {
  return useQuery({
    queryKey: consultaServicio(restauranteId),
    queryFn: ({ signal }) => readServicio(restauranteId, signal),
    staleTime: 0,
  });
}

/**
 * Shown at once, sent one after another, and reverted field by field if refused. The server's answer is shown
 * only when no later change is pending.
 */
export function useCambiarServicio(restauranteId: string) {
  const consultas = useQueryClient();
  const consulta = consultaServicio(restauranteId);
  const show = (cambios: CambiarServicioRequest) =>
    consultas.setQueryData<Servicio>(consulta, (actual) => actual && { ...actual, ...cambios });
  const isUltimo = () => consultas.isMutating({ mutationKey: consulta }) === 1;

  return useMutation({
    mutationKey: consulta,
    scope: { id: consulta.join() },
    mutationFn: (cambios: CambiarServicioRequest) => saveServicio(restauranteId, cambios),
    onMutate: async (cambios) => {
      await consultas.cancelQueries({ queryKey: consulta });
      const antes = consultas.getQueryData<Servicio>(consulta);
      show(cambios);
      return { antes };
    },
    onError: async (_error, cambios, contexto) => {
      if (contexto?.antes) show(pickLos(contexto.antes, cambios));
      if (isUltimo()) await consultas.invalidateQueries({ queryKey: consulta });
    },
    onSuccess: (servicio) => {
      if (isUltimo()) consultas.setQueryData(consulta, servicio);
    },
  });
}

function pickLos(antes: Servicio, cambios: CambiarServicioRequest): CambiarServicioRequest {
  return Object.fromEntries(Object.entries(antes).filter(([campo]) => campo in cambios));
}

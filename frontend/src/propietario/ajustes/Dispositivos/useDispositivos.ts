import type { CambiarDispositivoRequest, Dispositivo } from '@carta/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeDispositivo,
  deleteDispositivo,
  deleteDispositivos,
  readDispositivos,
  readmitirDispositivo,
} from '../ajustes-api';

const CLAVE = ['dispositivos'] as const;
/** It is in ms. */
const CADA = { quieta: 5_000, emparejando: 2_000 } as const;

export function useDispositivos(ritmo: keyof typeof CADA) {
  return useQuery({
    queryKey: CLAVE,
    queryFn: ({ signal }) => readDispositivos(signal),
    staleTime: 0,
    refetchInterval: CADA[ritmo],
  });
}

/** A removed device cannot return. */
export function useQuitarDispositivo() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Dispositivo) => deleteDispositivo(_id),
    onSuccess: async (_, { _id }) => {
      await consultas.cancelQueries({ queryKey: CLAVE });
      consultas.setQueryData<Dispositivo[]>(CLAVE, (todos) =>
        todos?.filter((dispositivo) => dispositivo._id !== _id),
      );
    },
  });
}

export function useCambiarDispositivo() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...datos }: CambiarDispositivoRequest & { id: string }) =>
      changeDispositivo(id, datos),
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  });
}

export function useReadmitirDispositivo() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cifras }: { id: string; cifras: string }) => readmitirDispositivo(id, cifras),
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  });
}

export function useQuitarTodos() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: deleteDispositivos,
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  });
}

import type { Dispositivo } from '@carta/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteDispositivo,
  deleteDispositivos,
  readDispositivos,
  readmitirDispositivo,
} from '../ajustes-api';

const CLAVE = ['dispositivos'] as const;
/** How often the list is read again while it is open, in ms; sooner while one is being paired. */
const CADA = { quieta: 5_000, emparejando: 2_000 } as const;

/** The paired devices of this restaurant, as they are now. */
export function useDispositivos(ritmo: keyof typeof CADA) {
  return useQuery({
    queryKey: CLAVE,
    queryFn: ({ signal }) => readDispositivos(signal),
    staleTime: 0,
    refetchInterval: CADA[ritmo],
  });
}

/** Removes a device for good; it leaves the list at once when the server has agreed. */
export function useQuitarDispositivo() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Dispositivo) => deleteDispositivo(_id),
    onSuccess: async (_, { _id }) => {
      await consultas.cancelQueries({ queryKey: CLAVE });
      consultas.setQueryData<Dispositivo[]>(CLAVE, (todos) => todos?.filter((uno) => uno._id !== _id));
    },
  });
}

/** Lets a screen that asks be this device again. */
export function useReadmitirDispositivo() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cifras }: { id: string; cifras: string }) => readmitirDispositivo(id, cifras),
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  });
}

/** Removes every device for good. */
export function useQuitarTodos() {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn: deleteDispositivos,
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  });
}

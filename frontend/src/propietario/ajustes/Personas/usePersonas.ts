import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { CambiarPersonaRequest, CrearPersonaRequest, Persona } from '@carta/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, get, post, put } from '../../../shared/api/cliente';

const CLAVE = ['personas'] as const;

export function usePersonas() {
  return useQuery({
    queryKey: CLAVE,
    queryFn: ({ signal }) => get<Persona[]>(rutasSala.personas(), { auth: true, signal }),
  });
}

/** `clave` is one for each opening of the form: saving again after a lost answer makes nobody twice. */
export function useCrearPersona() {
  return useCambioPersonas(({ clave, datos }: { clave: string; datos: CrearPersonaRequest }) =>
    post<Persona[]>(rutasSala.personas(), datos, { auth: true, headers: { [CABECERA_CLAVE]: clave } }),
  );
}

export function useCambiarPersona() {
  return useCambioPersonas(({ id, datos }: { id: string; datos: CambiarPersonaRequest }) =>
    put<Persona[]>(rutasSala.persona(id), datos, { auth: true }),
  );
}

/** Every mesa that the house has kept is looked through before it is answered. */
const ESPERA_OLVIDO_MS = 60_000;

/** It cannot be undone. */
export function useOlvidarPersona() {
  const opciones = { auth: true, timeoutMs: ESPERA_OLVIDO_MS };
  return useCambioPersonas(({ _id }: Persona) => del<Persona[]>(rutasSala.persona(_id), opciones));
}

/** Every change answers all of them. */
function useCambioPersonas<T>(mutationFn: (cambio: T) => Promise<Persona[]>) {
  const consultas = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (personas) => {
      await consultas.cancelQueries({ queryKey: CLAVE });
      consultas.setQueryData(CLAVE, personas);
    },
  });
}

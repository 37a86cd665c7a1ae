import { CABECERA_CLAVE, reglasTextos, rutasGestion } from '@carta/contracts';
import type { CuentaTextos, Lengua, TextoDeCarta, TextoRequest, TextosDeCarta } from '@carta/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { get, put } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { withGuardados } from './textos-traducir';

const claveTextos = (lengua: Lengua) => ['textos', lengua] as const;

/** Always read again: the carta may have been renamed, and another may be translating it. */
export function useTextos(lengua: Lengua, pedidos = true) {
  return useQuery({
    queryKey: claveTextos(lengua),
    queryFn: ({ signal }) => get<TextosDeCarta>(rutasGestion.textos(lengua), { auth: true, signal }),
    staleTime: 0,
    enabled: pedidos,
  });
}

/** Returns them as they are now, for what happens long after a drawing. */
export function useTextosDeAhora(lengua: Lengua): () => readonly TextoDeCarta[] {
  const consultas = useQueryClient();
  return () => consultas.getQueryData<TextosDeCarta>(claveTextos(lengua))?.textos ?? [];
}

export type GuardarTextos = (textos: readonly TextoRequest[]) => Promise<void>;

/** Saves one text or many, as many at once as may be; those that were saved stay so if a later lot fails. */
export function useGuardarTextos(lengua: Lengua): GuardarTextos {
  const consultas = useQueryClient();
  return useCallback(
    async (textos) => {
      const { porPeticion } = reglasTextos.LIMITES_TEXTOS;
      for (let desde = 0; desde < textos.length; desde += porPeticion) {
        const lote = textos.slice(desde, desde + porPeticion);
        await put<CuentaTextos>(
          rutasGestion.textos(lengua),
          { textos: lote },
          { auth: true, headers: { [CABECERA_CLAVE]: createClave() } },
        );
        await consultas.cancelQueries({ queryKey: claveTextos(lengua) });
        consultas.setQueryData<TextosDeCarta>(
          claveTextos(lengua),
          (leidos) => leidos && withGuardados(leidos, lote),
        );
      }
    },
    [consultas, lengua],
  );
}

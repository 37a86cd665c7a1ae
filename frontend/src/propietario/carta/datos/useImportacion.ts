import { rutasGestion } from '@carta/contracts';
import type { FilaImportacion, Importacion, ImportarRequest, ResolverFilaRequest } from '@carta/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { get, post, put, remove } from '../../../shared/api/cliente';
import { isEnMarcha } from '../modelo/importacion';

const IMPORTACION = ['importacion'] as const;
const CARTA = ['carta'] as const;
const CADA_MS = 500;
const AUTH = { auth: true } as const;
/** A long text takes a moment to be sent and read. */
const ESPERA_MS = 30_000;

/** The last one; polled while it is being done, and when somebody comes back to it. */
export function useImportacion() {
  return useQuery({
    queryKey: IMPORTACION,
    queryFn: ({ signal }) => get<Importacion | null>(rutasGestion.importaciones(), { ...AUTH, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isEnMarcha(state.data) ? CADA_MS : false),
  });
}

/** @throws ApiError or NetworkError. */
export function useAccionesImportacion() {
  const cliente = useQueryClient();

  async function keep(send: () => Promise<Importacion>): Promise<void> {
    await cliente.cancelQueries({ queryKey: IMPORTACION });
    cliente.setQueryData(IMPORTACION, await send());
  }

  return {
    plan: (request: ImportarRequest) =>
      keep(() => post<Importacion>(rutasGestion.importaciones(), request, { ...AUTH, timeoutMs: ESPERA_MS })),
    apply: ({ _id }: Importacion) =>
      keep(() => post<Importacion>(rutasGestion.aplicarImportacion(_id), undefined, AUTH)),
    undo: ({ _id }: Importacion) =>
      keep(() => post<Importacion>(rutasGestion.deshacerImportacion(_id), undefined, AUTH)),
    discard: async ({ _id }: Importacion): Promise<void> => {
      await remove(rutasGestion.importacion(_id), AUTH);
      await cliente.invalidateQueries({ queryKey: IMPORTACION });
    },
    resolve: async ({ _id }: Importacion, fila: number, resuelta: ResolverFilaRequest): Promise<void> => {
      const nueva = await put<FilaImportacion>(rutasGestion.filaImportacion(_id, fila), resuelta, AUTH);
      cliente.setQueryData<Importacion | null>(IMPORTACION, (importacion) =>
        importacion?._id === _id ? withFila(importacion, nueva) : importacion,
      );
    },
    /** What the carta is now is read again. */
    rereadCarta: () => rereadCarta(cliente),
  };
}

const rereadCarta = (cliente: QueryClient): Promise<void> => cliente.invalidateQueries({ queryKey: CARTA });

const withFila = (importacion: Importacion, nueva: FilaImportacion): Importacion => ({
  ...importacion,
  filas: importacion.filas.map((fila) => (fila.fila === nueva.fila ? nueva : fila)),
});

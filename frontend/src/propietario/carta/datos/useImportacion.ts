import { rutasGestion } from '@carta/contracts';
import type {
  CampoColumna,
  FilaImportacion,
  Importacion,
  ImportarRequest,
  ResolverFilaRequest,
} from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { post, put, remove } from '../../../shared/api/cliente';
import { isEnMarcha } from '../modelo/importacion';
import { createObra } from './obra';

const IMPORTACION = ['importacion'] as const;
const AUTH = { auth: true } as const;
/** A long text takes a moment to be sent and read. */
const ESPERA_MS = 30_000;

const importaciones = createObra<Importacion>({
  queryKey: IMPORTACION,
  ruta: rutasGestion.importaciones,
  isEnMarcha,
  cadaMs: 500,
});

/** The last one, followed while it is being done. */
export const useImportacion = importaciones.useUltima;

/** @throws ApiError or NetworkError. */
export function useAccionesImportacion() {
  const cliente = useQueryClient();

  async function run(ruta: string, request?: ImportarRequest): Promise<void> {
    await importaciones.run(cliente, () =>
      post<Importacion>(ruta, request, { ...AUTH, ...(request ? { timeoutMs: ESPERA_MS } : {}) }),
    );
  }

  return {
    plan: (request: ImportarRequest) => run(rutasGestion.importaciones(), request),
    apply: ({ _id }: Importacion) => run(rutasGestion.aplicarImportacion(_id)),
    undo: ({ _id }: Importacion) => run(rutasGestion.deshacerImportacion(_id)),
    discard: async ({ _id }: Importacion): Promise<void> => {
      await remove(rutasGestion.importacion(_id), AUTH);
      await cliente.invalidateQueries({ queryKey: IMPORTACION });
    },
    /** Its table is read again. */
    setColumnas: async ({ _id }: Importacion, columnas: CampoColumna[]): Promise<void> => {
      const leida = await put<Importacion>(rutasGestion.columnasImportacion(_id), { columnas }, AUTH);
      cliente.setQueryData<Importacion>(IMPORTACION, leida);
    },
    resolve: async ({ _id }: Importacion, fila: number, resuelta: ResolverFilaRequest): Promise<void> => {
      const nueva = await put<FilaImportacion>(rutasGestion.filaImportacion(_id, fila), resuelta, AUTH);
      cliente.setQueryData<Importacion | null>(IMPORTACION, (importacion) =>
        importacion?._id === _id ? withFila(importacion, nueva) : importacion,
      );
    },
  };
}

const withFila = (importacion: Importacion, nueva: FilaImportacion): Importacion => ({
  ...importacion,
  filas: importacion.filas.map((fila) => (fila.fila === nueva.fila ? nueva : fila)),
});

import type { ActoConEncargado, AprobacionNecesaria } from '@carta/contracts';
import { create } from 'zustand';
import { ApiError } from '../../../shared/api/cliente';
import { useTablero } from '../tablero/useTablero';

/** Somebody is asked for an encargado's PIN; `end` says whether one approved it. */
export interface AprobacionPedida extends AprobacionNecesaria {
  /** The Idempotency-Key of what waits for it. */
  clave: string;
  /** Mesa, thing and sum, as `textoPorAprobar` has them. */
  que: string;
  end: (isAprobada: boolean) => void;
}

/** The sheet 'PIN de encargado' shows it; one at a time. */
export const useAprobacion = create<{ pedida: AprobacionPedida | null }>()(() => ({ pedida: null }));

/**
 * Sends a request and, where the house asks an encargado for it, sends it again under its key once one has
 * approved it. `request` rethrows APROBACION_NECESARIA. Resolves to null when nobody did
 * (docs/reglas/casa.md#approvals).
 */
export async function withAprobacion<T>(
  { clave, que }: Pick<AprobacionPedida, 'clave' | 'que'>,
  request: () => Promise<T>,
): Promise<T | null> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const necesaria = necesariaDe(error);
      if (necesaria === null) throw error;
      if (!(await askEncargado({ ...necesaria, clave, que }))) return null;
    }
  }
}

/** APROBACION_NECESARIA is known by its data (`ERRORES_SERVIDOR`). */
export function necesariaDe(error: unknown): AprobacionNecesaria | null {
  return error instanceof ApiError && isNecesaria(error.data) ? error.data : null;
}

/** The house asks an encargado for it, so nothing of it waits for a connection. */
export function isConEncargado(acto: ActoConEncargado): boolean {
  return useTablero.getState().servicio.conEncargado?.includes(acto) ?? false;
}

/** Whoever was asked for something else meanwhile is not asked any more. */
function askEncargado(pedida: Omit<AprobacionPedida, 'end'>): Promise<boolean> {
  useAprobacion.getState().pedida?.end(false);
  return new Promise((resolve) => {
    const end = (isAprobada: boolean) => {
      useAprobacion.setState({ pedida: null });
      resolve(isAprobada);
    };
    useAprobacion.setState({ pedida: { ...pedida, end } });
  });
}

function isNecesaria(data: unknown): data is AprobacionNecesaria {
  return typeof data === 'object' && data !== null && 'acto' in data && 'encargados' in data;
}

import { ERRORES, rutas } from '@carta/contracts';
import type { CambiarRestauranteRequest, MesaConEnlace, Restaurante } from '@carta/contracts';
import { ApiError, get, mensajeDe, put } from '../../shared/api/cliente';

export function saveRestaurante(id: string, cambios: CambiarRestauranteRequest): Promise<Restaurante> {
  return put<Restaurante>(rutas.restaurante(id), cambios, { auth: true });
}

export function readMesas(id: string, signal: AbortSignal): Promise<MesaConEnlace[]> {
  return get<MesaConEnlace[]>(rutas.mesas(id), { auth: true, signal });
}

/**
 * The words of specification §8, 'Settings update'. It lets a broken connection say that permission
 * is missing; here it says that the connection is broken, since that is what the person can mend.
 */
export function falloDeAjustes(error: unknown): string {
  if (!(error instanceof ApiError)) return mensajeDe(error);
  if (error.code === 'UNAUTHORIZED') return 'Usuario no autenticado';
  return error.code === 'FORBIDDEN' ? ERRORES.FORBIDDEN.mensaje : error.message;
}

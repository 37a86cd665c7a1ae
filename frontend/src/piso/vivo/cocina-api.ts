import { CABECERA_CLAVE, LIMITES, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  CancelarLineaRequest,
  DisponibilidadRequest,
  Grupo,
  MovimientoReciente,
  Producto,
} from '@carta/contracts';
import { get, put } from '../../shared/api/cliente';
import { createClave } from '../../shared/lib/clave';

/** The calls of a station besides moving what is on it. */
const AUTH = { auth: true } as const;

/**
 * `rev` is that of the mesa as the screen saw it; units that are asked for again for want of an answer go once.
 * @param clave by which it can be taken back
 */
export function callCancelar(
  ticketId: string,
  lineaId: string,
  cuerpo: CancelarLineaRequest,
  clave: string,
): Promise<Grupo> {
  const headers = { [CABECERA_CLAVE]: clave };
  return put<Grupo>(rutasSala.cancelarLinea(ticketId, lineaId), cuerpo, { ...AUTH, headers });
}

/** Takes the cancellation of this key back. */
export function callReponer(ticketId: string, lineaId: string, clave: string): Promise<Grupo> {
  const headers = { [CABECERA_CLAVE]: clave };
  return put<Grupo>(rutasSala.reponerLinea(ticketId, lineaId), undefined, { ...AUTH, headers });
}

/** Sold out for today, or back on the carta; asked again for want of an answer, it counts once. */
export function callDisponible(productoId: string, disponible: boolean): Promise<Producto> {
  const cuerpo: DisponibilidadRequest = disponible ? { disponible } : { disponible, hasta: 'mañana' };
  return put<Producto>(rutasGestion.disponibilidad(productoId), cuerpo, {
    ...AUTH,
    headers: { [CABECERA_CLAVE]: createClave() },
  });
}

/** The last moves of the restaurant, the newest first. Throws ApiError or NetworkError. */
export function readRecientes(): Promise<MovimientoReciente[]> {
  return get<MovimientoReciente[]>(rutasSala.recientes(LIMITES.recientes), AUTH);
}

import { LIMITES, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  CancelarLineaRequest,
  DisponibilidadRequest,
  Grupo,
  MovimientoReciente,
  Producto,
  QuedanRequest,
} from '@carta/contracts';
import { get, put } from '../../shared/api/cliente';
import { conClave } from './cola/con-clave';

const AUTH = { auth: true } as const;

/** `rev` is the one that the screen saw; repeats count once, and `clave` can undo it. */
export function callCancelar(
  ticketId: string,
  lineaId: string,
  cuerpo: CancelarLineaRequest,
  clave: string,
): Promise<Grupo> {
  return put<Grupo>(rutasSala.cancelarLinea(ticketId, lineaId), cuerpo, conClave(clave));
}

export function callReponer(ticketId: string, lineaId: string, clave: string): Promise<Grupo> {
  return put<Grupo>(rutasSala.reponerLinea(ticketId, lineaId), undefined, conClave(clave));
}

/** It lasts for today; repeats count once. */
export function callDisponible(productoId: string, disponible: boolean): Promise<Producto> {
  const cuerpo: DisponibilidadRequest = disponible ? { disponible } : { disponible, hasta: 'mañana' };
  return put<Producto>(rutasGestion.disponibilidad(productoId), cuerpo, conClave());
}

/** Units left, null where it is not counted. @throws ApiError or NetworkError. */
export async function readQuedan(productoId: string): Promise<number | null> {
  const productos = await get<Producto[]>(rutasGestion.productos(), AUTH);
  return productos.find(({ _id }) => _id === productoId)?.quedan ?? null;
}

/** All attempts share one key. A 409 carries the product of now. */
export function callQuedan(productoId: string, cuerpo: QuedanRequest): Promise<Producto> {
  return put<Producto>(rutasGestion.quedan(productoId), cuerpo, conClave());
}

/** The newest come first. @throws ApiError or NetworkError. */
export function readRecientes(): Promise<MovimientoReciente[]> {
  return get<MovimientoReciente[]>(rutasSala.recientes(LIMITES.recientes), AUTH);
}

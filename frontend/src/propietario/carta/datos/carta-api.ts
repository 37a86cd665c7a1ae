import { CABECERA_CLAVE, rutasGestion } from '@carta/contracts';
import type {
  Alergeno,
  CambiarCategoriaRequest,
  Categoria,
  CrearCategoriaRequest,
  CuentaDeLengua,
  DisponibilidadRequest,
  MenuRequest,
  Opcion,
  OpcionRequest,
  OrdenCategoriasRequest,
  OrdenProductosRequest,
  Producto,
  QuedanRequest,
  SeccionOrden,
} from '@carta/contracts';
import { ApiError, get, post, put, remove } from '../../../shared/api/cliente';
import { upload } from '../../../shared/api/upload';
import { createClave } from '../../../shared/lib/clave';

/** @throws ApiError or NetworkError. */
const AUTH = { auth: true } as const;

export function listCategorias(signal: AbortSignal): Promise<Categoria[]> {
  return get<Categoria[]>(rutasGestion.categorias(), { ...AUTH, signal });
}

export function listProductos(signal: AbortSignal): Promise<Producto[]> {
  return get<Producto[]>(rutasGestion.productos(), { ...AUTH, signal });
}

export function listCuentasTextos(signal: AbortSignal): Promise<CuentaDeLengua[]> {
  return get<CuentaDeLengua[]>(rutasGestion.cuentaTextos(), { ...AUTH, signal });
}

/** One key for all attempts, so that a lost answer does not end in 'that name is taken'. */
export function createCategoria(nueva: CrearCategoriaRequest): Promise<Categoria> {
  const headers = { [CABECERA_CLAVE]: createClave() };
  return post<Categoria>(rutasGestion.categorias(), nueva, { ...AUTH, headers });
}

export function updateCategoria(id: string, cambio: CambiarCategoriaRequest): Promise<Categoria> {
  return put<Categoria>(rutasGestion.categoria(id), cambio, AUTH);
}

export function deleteCategoria(id: string): Promise<void> {
  return remove(rutasGestion.categoria(id), AUTH);
}

/** A 409 carries the current categorías. */
export function orderCategorias(ids: string[]): Promise<Categoria[]> {
  return put<Categoria[]>(rutasGestion.ordenCategorias(), { ids } satisfies OrdenCategoriasRequest, AUTH);
}

/** Whole categorías, only those that change. A 409 carries the current products. */
export function orderProductos(secciones: SeccionOrden[]): Promise<Producto[]> {
  const orden: OrdenProductosRequest = { secciones };
  return put<Producto[]>(rutasGestion.ordenProductos(), orden, AUTH);
}

/** Returns null unless a 409 carries the list. */
export function freshOf<T>(error: unknown): T[] | null {
  return error instanceof ApiError && error.status === 409 && Array.isArray(error.data)
    ? (error.data as T[])
    : null;
}

/** Returns null unless a 409 carries the thing itself as it is now. */
export function currentOf<T extends Producto | Opcion>(error: unknown): T | null {
  const data = error instanceof ApiError && error.status === 409 ? (error.data as Partial<T> | null) : null;
  return typeof data?._id === 'string' ? (data as T) : null;
}

/** `parte` 0 to 1. */
export interface Envio {
  onProgreso: (parte: number) => void;
  signal: AbortSignal;
}

/** One `clave` for all attempts, so that a lost answer does not create it twice. */
export function createProducto(body: FormData, clave: string, envio: Envio): Promise<Producto> {
  const headers = { [CABECERA_CLAVE]: clave };
  return upload<Producto>(rutasGestion.productos(), { method: 'POST', body, headers, ...envio });
}

/** One `clave` for all attempts: a late one undoes no later change. A 409 carries the product of now. */
export function updateProducto(
  id: string,
  body: FormData,
  { rev, clave, ...envio }: Sobre & Partial<Envio>,
): Promise<Producto> {
  if (rev !== undefined) body.set('rev', String(rev));
  const headers = { [CABECERA_CLAVE]: clave };
  return upload<Producto>(rutasGestion.producto(id), { method: 'PUT', body, headers, ...envio });
}

/** What a change is made over. */
interface Sobre {
  /** Of what was seen. */
  rev: number | undefined;
  clave: string;
}

/** A menú del día with its price and what it includes. */
export interface MenuPublicado {
  menu: MenuRequest;
  precio: number;
  alergenos?: readonly Alergeno[];
  alergenosDeclarados?: boolean;
}

/** As `updateProducto`. */
export function publishMenu(id: string, menu: MenuPublicado, { rev, clave }: Sobre): Promise<Producto> {
  const body = { ...menu, rev };
  return put<Producto>(rutasGestion.producto(id), body, { ...AUTH, headers: { [CABECERA_CLAVE]: clave } });
}

/** The first menu of a house. */
export function createMenu(
  body: MenuPublicado & { nombre: string; categoria: string },
  clave: string,
): Promise<Producto> {
  return post<Producto>(rutasGestion.productos(), body, { ...AUTH, headers: { [CABECERA_CLAVE]: clave } });
}

export function deleteProducto(id: string): Promise<void> {
  return remove(rutasGestion.producto(id), AUTH);
}

/** All attempts share one key, so that a late one undoes nothing newer. A 409 carries the product of now. */
export function setQuedan(id: string, cambio: QuedanRequest): Promise<Producto> {
  const headers = { [CABECERA_CLAVE]: createClave() };
  return put<Producto>(rutasGestion.quedan(id), cambio, { ...AUTH, headers });
}

/** All attempts share one key, so that a late one undoes nothing newer. */
export function setDisponibilidad(id: string, cambio: DisponibilidadRequest): Promise<Producto> {
  const headers = { [CABECERA_CLAVE]: createClave() };
  return put<Producto>(rutasGestion.disponibilidad(id), cambio, { ...AUTH, headers });
}

export function listOpciones(signal: AbortSignal): Promise<Opcion[]> {
  return get<Opcion[]>(rutasGestion.opciones(), { ...AUTH, signal });
}

/** All attempts share one `clave`. */
export function createOpcion(nueva: OpcionRequest, clave: string): Promise<Opcion> {
  return post<Opcion>(rutasGestion.opciones(), nueva, { ...AUTH, headers: { [CABECERA_CLAVE]: clave } });
}

/** As `updateProducto`; a 409 of another kind carries nothing. */
export function updateOpcion(id: string, entera: OpcionRequest, { rev, clave }: Sobre): Promise<Opcion> {
  const body = { ...entera, rev };
  return put<Opcion>(rutasGestion.opcion(id), body, { ...AUTH, headers: { [CABECERA_CLAVE]: clave } });
}

export function deleteOpcion(id: string): Promise<void> {
  return remove(rutasGestion.opcion(id), AUTH);
}

/** `cambio` names the value. */
export function setDisponibilidadOpcion(id: string, cambio: DisponibilidadRequest): Promise<Opcion> {
  const headers = { [CABECERA_CLAVE]: createClave() };
  return put<Opcion>(rutasGestion.disponibilidadOpcion(id), cambio, { ...AUTH, headers });
}

import { ERRORES, rutas, rutasSala } from '@carta/contracts';
import type {
  CambiarDispositivoRequest,
  CambiarRestauranteRequest,
  CambiarServicioRequest,
  CodigoDispositivo,
  CodigosRenovados,
  CrearCodigoRequest,
  Dispositivo,
  Grupo,
  MesaConEnlace,
  Restaurante,
  Servicio,
} from '@carta/contracts';
import { ApiError, del, get, mensajeDe, post, put, remove } from '../../shared/api/cliente';

export function saveRestaurante(id: string, cambios: CambiarRestauranteRequest): Promise<Restaurante> {
  return put<Restaurante>(rutas.restaurante(id), cambios, { auth: true });
}

export function readMesas(id: string, signal: AbortSignal): Promise<MesaConEnlace[]> {
  return get<MesaConEnlace[]>(rutas.mesas(id), { auth: true, signal });
}

/** Mesas are in order. */
export async function readMesasAbiertas(signal: AbortSignal): Promise<number[]> {
  const tableros = [rutas.pedidos(), rutas.pedidosEntregados()];
  const grupos = await Promise.all(tableros.map((ruta) => get<Grupo[]>(ruta, { auth: true, signal })));
  return grupos
    .flat()
    .map(({ mesa }) => mesa.numero)
    .sort((a, b) => a - b);
}

/** The old ones are void. */
export async function renewMesas(id: string): Promise<MesaConEnlace[]> {
  return (await post<CodigosRenovados>(rutasSala.renovarMesas(id), undefined, { auth: true })).mesas;
}

export function readServicio(id: string, signal: AbortSignal): Promise<Servicio> {
  return get<Servicio>(rutasSala.servicio(id), { auth: true, signal });
}

export function saveServicio(id: string, cambios: CambiarServicioRequest): Promise<Servicio> {
  return put<Servicio>(rutasSala.servicio(id), cambios, { auth: true });
}

export function readDispositivos(signal: AbortSignal): Promise<Dispositivo[]> {
  return get<Dispositivo[]>(rutasSala.dispositivos(), { auth: true, signal });
}

export function createCodigo(dispositivo: CrearCodigoRequest): Promise<CodigoDispositivo> {
  return post<CodigoDispositivo>(rutasSala.codigosDispositivo(), dispositivo, { auth: true });
}

/** @param cifras shown by the screen. */
export async function readmitirDispositivo(id: string, cifras: string): Promise<void> {
  await post(rutasSala.readmitir(id), { cifras }, { auth: true });
}

export async function changeDispositivo(id: string, datos: CambiarDispositivoRequest): Promise<void> {
  await put(rutasSala.dispositivo(id), datos, { auth: true });
}

export async function deleteDispositivos(): Promise<void> {
  await del(rutasSala.dispositivos(), { auth: true });
}

export function deleteDispositivo(id: string): Promise<void> {
  return remove(rutasSala.dispositivo(id), { auth: true });
}

/** A broken connection is not reported as a missing permission: its person can fix the former. */
export function falloDeAjustes(error: unknown): string {
  if (!(error instanceof ApiError)) return mensajeDe(error);
  if (error.code === 'UNAUTHORIZED') return 'Usuario no autenticado';
  return error.code === 'FORBIDDEN' ? ERRORES.FORBIDDEN.mensaje : error.message;
}

import { eleccionId } from '@carta/contracts/comensal';
import type { LineasFrescas, MesaCambiada, ProductoFresco } from '@carta/contracts';
import { ApiError } from '../shared/api/cliente';

/** Too early, too slow, too many: they say nothing about the order. */
const PASAJEROS: readonly number[] = [408, 425, 429];

/**
 * True when this order will never be accepted: a 4xx with our server's words, or paused orders. A proxy's or
 * portal's refusal has no words and proves nothing; other 5xx stay open.
 */
export function isDefinitivo(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === 'PEDIDOS_PAUSADOS' || (error.status >= 400 && error.status < 500)) &&
    error.conMensaje &&
    !PASAJEROS.includes(error.status)
  );
}

/** No server of ours answered. */
export function isSinServidor(error: unknown): boolean {
  return !(error instanceof ApiError && error.conMensaje);
}

/** It is in ms. */
const ESPERAS_REENVIO = [1_000, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
const ESPERA_MAXIMA = 60_000;

/** Returns ms, at least as many as the server asked for. */
export function esperaTras(fallos: number, error: unknown): number {
  const esperaPropia = ESPERAS_REENVIO[Math.min(fallos, ESPERAS_REENVIO.length) - 1] ?? 1_000;
  const pedida = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(esperaPropia, Math.min(pedida, ESPERA_MAXIMA));
}

export function mesaCambiadaOf(error: ApiError): MesaCambiada | null {
  return error.code === 'MESA_CAMBIADA' ? (error.data as MesaCambiada) : null;
}

/** Keys are `eleccionId`s. */
export function frescosOf(error: ApiError): Map<string, ProductoFresco> {
  const datos = error.data as Partial<LineasFrescas> | null;
  const frescos = new Map<string, ProductoFresco>();
  for (const { productoId, precio, disponible, quedan, ...seleccion } of datos?.lineas ?? []) {
    if (productoId === null) continue;
    const id = eleccionId(productoId, seleccion);
    // two lines with other notes are one choice
    const juntas = quedan === undefined ? {} : { quedan: quedan + (frescos.get(id)?.quedan ?? 0) };
    frescos.set(id, { precio, disponible, ...juntas });
  }
  return frescos;
}

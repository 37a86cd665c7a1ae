import { eleccionId } from '@carta/contracts/comensal';
import type { LineasFrescas, MesaCambiada, ProductoFresco } from '@carta/contracts';
import { ApiError } from '../shared/api/cliente';

/** Refusals that say nothing about the order itself: too early, too slow, too many. */
const PASAJEROS: readonly number[] = [408, 425, 429];

/**
 * Whether an error means that this order will never be taken: a 4xx of our server, which always brings
 * its own words, or its word that orders are paused. A proxy's or a captive portal's refusal brings none
 * and proves nothing; any other 5xx leaves the question open.
 */
export function isDefinitivo(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === 'PEDIDOS_PAUSADOS' || (error.status >= 400 && error.status < 500)) &&
    error.conMensaje &&
    !PASAJEROS.includes(error.status)
  );
}

/** Whether nobody of ours has answered: no network, no server, or something in between that answered instead. */
export function isSinServidor(error: unknown): boolean {
  return !(error instanceof ApiError && error.conMensaje);
}

/** Milliseconds before the next attempt: 1 s twice, then longer, up to 15 s. */
const ESPERAS_REENVIO = [1_000, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
const ESPERA_MAXIMA = 60_000;

/** How long to wait after `fallos` failures in a row, in ms; at least what the server asked for. */
export function esperaTras(fallos: number, error: unknown): number {
  const propia = ESPERAS_REENVIO[Math.min(fallos, ESPERAS_REENVIO.length) - 1] ?? 1_000;
  const pedida = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(propia, Math.min(pedida, ESPERA_MAXIMA));
}

/** Where the tab is that an order named, when it was refused for that. */
export function mesaCambiadaOf(error: ApiError): MesaCambiada | null {
  return error.code === 'MESA_CAMBIADA' ? (error.data as MesaCambiada) : null;
}

/** What a refusal tells about what is in the cart, by its `eleccionId`; empty when it tells nothing. */
export function frescosOf(error: ApiError): Map<string, ProductoFresco> {
  const datos = error.data as Partial<LineasFrescas> | null;
  const frescos = new Map<string, ProductoFresco>();
  for (const { productoId, precio, disponible, ...seleccion } of datos?.lineas ?? []) {
    if (productoId !== null) frescos.set(eleccionId(productoId, seleccion), { precio, disponible });
  }
  return frescos;
}

import type { Destino, DestinoRequest } from '@carta/contracts';

/** The pase and estación of a product or a categoría as they are stored: null and absent say nothing. */
export type DestinoDoc = DestinoRequest;

export function destinoOf({ pase, estacion }: DestinoDoc): Destino {
  return { ...(pase ? { pase } : {}), ...(estacion ? { estacion } : {}) };
}

/** Absent ones stay; null, and the empty text of a form, remove. */
export function toDestino({ pase, estacion }: DestinoRequest): DestinoDoc {
  return {
    ...(pase === undefined ? {} : { pase: toIdOrNull(pase) }),
    ...(estacion === undefined ? {} : { estacion: toIdOrNull(estacion) }),
  };
}

const toIdOrNull = (id: string | null): string | null => (id ? id.toLowerCase() : null);

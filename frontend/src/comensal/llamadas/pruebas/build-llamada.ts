import type { Llamada, CrearLlamadaResponse } from '@carta/contracts';

export function buildLlamada(datos: Partial<Llamada> = {}): Llamada {
  return {
    _id: 'llamada-1',
    rev: 1,
    mesa: 4,
    tipo: 'camarero',
    creadoEn: new Date(1_000_000).toISOString(),
    estado: 'pendiente',
    ...datos,
  };
}

export function buildRespuesta(datos: Partial<Llamada> = {}): CrearLlamadaResponse {
  const llamada = buildLlamada(datos);
  return { ...llamada, seguimiento: `token-${llamada._id}` };
}

import type { Aviso, CrearAvisoResponse } from '@carta/contracts';

/** A call just made; a test states only what matters to it. */
export function buildAviso(datos: Partial<Aviso> = {}): Aviso {
  return {
    _id: 'aviso-1',
    rev: 1,
    mesa: 4,
    tipo: 'camarero',
    creadoEn: new Date(1_000_000).toISOString(),
    estado: 'pendiente',
    ...datos,
  };
}

export function buildRespuesta(datos: Partial<Aviso> = {}): CrearAvisoResponse {
  const aviso = buildAviso(datos);
  return { ...aviso, seguimiento: `token-${aviso._id}` };
}

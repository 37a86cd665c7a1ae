import { SERVICIO_INICIAL } from '@carta/contracts';
import type { Servicio } from '@carta/contracts';

type Campo = keyof typeof SERVICIO_INICIAL;

/** @param stored null, too, for an absent field: a covering index returns it so. */
export function servicioOf(stored: Partial<Servicio> | null | undefined): Servicio {
  const guardado = stored ?? {};
  const deSiempre = Object.entries(SERVICIO_INICIAL).map(([campo, inicial]) => [
    campo,
    guardado[campo as Campo] ?? inicial,
  ]);
  return {
    rev: guardado.rev ?? 0,
    ...(Object.fromEntries(deSiempre) as Pick<Servicio, Campo>),
    ...(guardado.conEncargado?.length ? { conEncargado: guardado.conEncargado } : {}),
    ...(guardado.husos?.length ? { husos: guardado.husos } : {}),
  };
}

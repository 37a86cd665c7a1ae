import { ESPERAS } from '@carta/contracts';
import { refreshToken } from '../shared/api/ganchos';
import { onRegreso } from '../shared/lib/pausa';
import { readCredenciales } from './emparejado';
import { useSesion } from './useSesion';

/** ms; room for several checks on a bad line. */
const RENOVACION_PREVIA_MS = 2 * 60_000;

/**
 * Keeps a device signed in while it is paired, touched or not (docs/reglas/casa.md#accounts-and-sessions). Returns
 * how to stop.
 */
export function startVigilanciaDispositivo(): () => void {
  const revise = () => {
    const credenciales = readCredenciales();
    if (credenciales === null) return useSesion.getState().checkEmparejado();
    if (Date.now() >= credenciales.caducidad - RENOVACION_PREVIA_MS) void renew();
  };
  const pulso = setInterval(revise, ESPERAS.revisionSesion);
  const stop = onRegreso(revise);
  revise();
  return () => {
    clearInterval(pulso);
    stop();
  };
}

/** A failure is retried at the next check. */
async function renew(): Promise<void> {
  const token = await refreshToken().catch(() => undefined);
  if (token === null) useSesion.getState().checkEmparejado();
}

import { ESPERAS } from '@carta/contracts';
import { refreshToken } from '../shared/api/ganchos';
import { onRegreso } from '../shared/lib/pausa';
import { readCredenciales } from './emparejado';
import { useSesion } from './useSesion';

/** How long before its end a device's token is renewed, in ms: several checks, should the line be bad. */
const RENOVACION_PREVIA_MS = 2 * 60_000;

/**
 * Keeps a paired device signed in for as long as it is paired, whether anybody touches it or not
 * (docs/reglas.md#accounts-and-sessions). Answers how to stop.
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

/** Whatever keeps the server from answering, it is asked again at the next check. */
async function renew(): Promise<void> {
  const token = await refreshToken().catch(() => undefined);
  if (token === null) useSesion.getState().checkEmparejado();
}

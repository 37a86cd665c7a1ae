import { refreshToken } from '../shared/api/ganchos';
import { onSenal } from '../shared/lib/senales';
import { readActividad, readCaducidad, saveActividad } from './almacen';
import { useSesion } from './useSesion';
import { finDeSesion, judgeSesion, nextRevision } from './veredicto-sesion';
import type { MomentoSesion } from './veredicto-sesion';

/** ms; a moving mouse sends a hundred events a second. */
const PAUSA_SENALES = 1_000;

/**
 * Ends the session of an absent person or an expired token, renews the token otherwise, and warns before the
 * end. Returns how to stop.
 */
export function startVigilancia(onAviso: (avisando: boolean) => void): () => void {
  let ultimaActividad = readActividad() ?? Date.now();
  let avisando = false;
  let reloj: ReturnType<typeof setTimeout> | undefined;

  const momento = (): MomentoSesion => ({
    ahora: Date.now(),
    ultimaActividad,
    caducidad: readCaducidad(),
  });

  function revise() {
    clearTimeout(reloj);
    const actual = momento();
    const veredicto = judgeSesion(actual);
    const fin = finDeSesion(veredicto);
    if (fin !== null) return useSesion.getState().expire(fin);
    if (veredicto === 'renovar') void renew();
    setAvisando(veredicto === 'avisar');
    reloj = setTimeout(revise, nextRevision(actual));
  }

  function setAvisando(valor: boolean) {
    if (valor !== avisando) onAviso(valor);
    avisando = valor;
  }

  function handleSenal() {
    const actual = momento();
    if (finDeSesion(judgeSesion(actual)) !== null) return revise();
    if (actual.ahora - ultimaActividad < PAUSA_SENALES) return;
    ultimaActividad = actual.ahora;
    saveActividad(ultimaActividad);
    if (avisando) revise();
  }

  const stopSenales = onSenal(handleSenal);
  document.addEventListener('visibilitychange', revise);
  revise();

  return () => {
    clearTimeout(reloj);
    stopSenales();
    document.removeEventListener('visibilitychange', revise);
  };
}

/** A failure is retried at the next check; a refusal ends the session. */
async function renew(): Promise<void> {
  const token = await refreshToken().catch(() => undefined);
  if (token === null) useSesion.getState().expire('caducada');
}

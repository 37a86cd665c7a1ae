import { ESPERAS } from '@carta/contracts';

/** ms before inactivity at which its person is warned, and before expiry at which a token is renewed. */
const AVISO_PREVIO_MS = 30_000;
const RENOVACION_PREVIA_MS = 60_000;

/** `avisar` repeats until somebody moves. */
export type Veredicto = 'seguir' | 'renovar' | 'avisar' | 'inactiva' | 'caducada';

export type FinDeSesion = Extract<Veredicto, 'inactiva' | 'caducada'>;

export function finDeSesion(veredicto: Veredicto): FinDeSesion | null {
  return veredicto === 'inactiva' || veredicto === 'caducada' ? veredicto : null;
}

/** It is in ms on this device's clock. */
export interface MomentoSesion {
  ahora: number;
  ultimaActividad: number;
  caducidad: number;
}

/** It ends after five idle minutes or with an expired token (docs/reglas/casa.md#accounts-and-sessions). */
export function judgeSesion({ ahora, ultimaActividad, caducidad }: MomentoSesion): Veredicto {
  const quieta = ahora - ultimaActividad;
  if (quieta >= ESPERAS.inactividad) return 'inactiva';
  if (ahora >= caducidad) return 'caducada';
  if (quieta >= ESPERAS.inactividad - AVISO_PREVIO_MS) return 'avisar';
  return ahora >= caducidad - RENOVACION_PREVIA_MS ? 'renovar' : 'seguir';
}

/** ms until the verdict may change; 30 s at most. */
export function nextRevision({ ahora, ultimaActividad, caducidad }: MomentoSesion): number {
  const limite = ultimaActividad + ESPERAS.inactividad;
  const citas = [limite - AVISO_PREVIO_MS, limite, caducidad - RENOVACION_PREVIA_MS, caducidad];
  const esperas = citas.map((cita) => cita - ahora).filter((espera) => espera > 0);
  return Math.min(ESPERAS.revisionSesion, ...esperas);
}

import { ESPERAS } from '@carta/contracts';

/** How long before an inactive session ends its person is told, and before expiry a token is renewed; ms. */
const AVISO_PREVIO_MS = 30_000;
const RENOVACION_PREVIA_MS = 60_000;

/** What to do with an open session now. `avisar` goes on being said until somebody moves. */
export type Veredicto = 'seguir' | 'renovar' | 'avisar' | 'inactiva' | 'caducada';

/** The verdicts that end a session. */
export type FinDeSesion = Extract<Veredicto, 'inactiva' | 'caducada'>;

export function finDeSesion(veredicto: Veredicto): FinDeSesion | null {
  return veredicto === 'inactiva' || veredicto === 'caducada' ? veredicto : null;
}

/** Instants in ms of this device's clock. */
export interface MomentoSesion {
  ahora: number;
  ultimaActividad: number;
  caducidad: number;
}

/**
 * The end of a session (docs/reglas.md#accounts-and-sessions): five minutes without a person, or an expired
 * token.
 */
export function judgeSesion({ ahora, ultimaActividad, caducidad }: MomentoSesion): Veredicto {
  const quieta = ahora - ultimaActividad;
  if (quieta >= ESPERAS.inactividad) return 'inactiva';
  if (ahora >= caducidad) return 'caducada';
  if (quieta >= ESPERAS.inactividad - AVISO_PREVIO_MS) return 'avisar';
  return ahora >= caducidad - RENOVACION_PREVIA_MS ? 'renovar' : 'seguir';
}

/** How long until the verdict may change, in ms; never more than the check every 30 s. */
export function nextRevision({ ahora, ultimaActividad, caducidad }: MomentoSesion): number {
  const limite = ultimaActividad + ESPERAS.inactividad;
  const citas = [limite - AVISO_PREVIO_MS, limite, caducidad - RENOVACION_PREVIA_MS, caducidad];
  const esperas = citas.map((cita) => cita - ahora).filter((espera) => espera > 0);
  return Math.min(ESPERAS.revisionSesion, ...esperas);
}

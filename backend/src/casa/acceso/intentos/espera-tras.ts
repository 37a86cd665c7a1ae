const MINUTO_MS = 60_000;

/** Failures are forgotten this long after the last one. */
export const MEMORIA_INTENTOS_MS = 15 * MINUTO_MS;

/** Who was right on a device is known there for as long. */
export const MEMORIA_ACIERTO_MS = 24 * 60 * MINUTO_MS;

const LIBRES = 5;
const BLOQUEO = 10;

/**
 * In ms, after n failed logins: five are free, then 1 to 60 s, and 15 minutes from the tenth on; never for
 * ever.
 */
export function esperaTras(fallos: number): number {
  if (fallos < LIBRES) return 0;
  if (fallos >= BLOQUEO) return MEMORIA_INTENTOS_MS;
  return Math.min(2 ** (fallos - LIBRES) * 1_000, MINUTO_MS);
}

/** In ms, after n wrong PINs on a device: 1, 2, 4 … 60 s, never more, for somebody has to work with it. */
export function esperaTrasPin(fallos: number): number {
  return Math.min(2 ** (fallos - 1) * 1_000, MINUTO_MS);
}

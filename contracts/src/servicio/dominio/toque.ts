/** Moves that had to wait for a connection (docs/reglas.md#moves-that-wait). */

/** ms; an older move is given back. */
export const ESPERA_TOQUE_MAX_MS = 4 * 3_600_000;

/** ms after which the instant counts as only reported, and no times are learnt from it. */
const TARDIO_MS = 4_000;

/** As many steps as a mesa keeps. */
export const TRAS_MAX = 200;

export function isTardio(haceMs: number): boolean {
  return haceMs > TARDIO_MS;
}

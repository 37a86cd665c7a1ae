/** Some moves have to wait for a connection (docs/reglas/piso.md#moves-that-wait). */

/** An older move (ms) is given back. */
export const ESPERA_TOQUE_MAX_MS = 4 * 3_600_000;

/** After this long (ms) the instant is only reported, and no times are learnt from it. */
const TARDIO_MS = 4_000;

/** A mesa keeps as many steps. */
export const TRAS_MAX = 200;

export function isTardio(haceMs: number): boolean {
  return haceMs > TARDIO_MS;
}

/** When a move was tapped, of one that had to wait for a connection (docs/reglas.md#moves-that-wait). */

/** For so long it may have waited, in ms: an older one is given back. */
export const ESPERA_TOQUE_MAX_MS = 4 * 3_600_000;

/** A move that came later than this, in ms, has a moment that its screen says: nothing is learnt from it. */
const TARDIO_MS = 4_000;

/** How many earlier moves one may name that it builds on: as many steps as a mesa remembers. */
export const TRAS_MAX = 200;

export function isTardio(haceMs: number): boolean {
  return haceMs > TARDIO_MS;
}

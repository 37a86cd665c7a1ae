/**
 * Now, in ms of a clock that nobody can set: when the tablet's own clock jumps, a silence of the
 * server is still as long as it is.
 */
export function instante(): number {
  return performance.now();
}

/** An instant as an hour: what this device's clock would show if nobody had set it, in ms since 1970. */
export function horaFija(momento = instante()): number {
  return performance.timeOrigin + momento;
}

/** What the clock on the wall showed at such an instant, in ms since 1970. */
export function toHora(momento: number): number {
  return Date.now() - (instante() - momento);
}

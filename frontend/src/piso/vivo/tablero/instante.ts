/** Nobody can set this clock (ms), so silences are measured right when the tablet's clock jumps. */
export function instante(): number {
  return performance.now();
}

/** Returns this device's clock without corrections, ms since 1970. */
export function horaFija(momento = instante()): number {
  return performance.timeOrigin + momento;
}

/** Returns the wall clock, ms since 1970. */
export function toHora(momento: number): number {
  return Date.now() - (instante() - momento);
}

/** The machine's own clock (µs) never jumps, and all processes read the same. */
export function now(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e6 + nanoseconds / 1e3;
}

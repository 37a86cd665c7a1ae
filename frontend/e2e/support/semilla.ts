/** Of what a run does at random; given in the environment, it makes the choices of another run again. */
export const SEMILLA = Number(process.env.SEMILLA ?? Math.floor(Math.random() * 2 ** 31));

/** Returns numbers from 0 to 1, 1 left out: mulberry32 of the run's seed. */
export function createAzar(): () => number {
  let estado = SEMILLA;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let n = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 2 ** 32;
  };
}

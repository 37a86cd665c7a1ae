const SEGUNDO_MS = 1_000;
const MINUTO_MS = 60 * SEGUNDO_MS;

/** Times of every delivery in ms are injected, so that tests can be faster. */
export class Ritmo {
  /** Envios left by another process are looked for this often. */
  sondeo = 5 * SEGUNDO_MS;
  envio = 40 * SEGUNDO_MS;
  /** A lease must be longer than a delivery may take. */
  arriendo = 60 * SEGUNDO_MS;
  /** The n-th failure pauses this long; the last pause is repeated. */
  reintentos: readonly number[] = [5 * SEGUNDO_MS, 15 * SEGUNDO_MS, MINUTO_MS, 2 * MINUTO_MS];

  esperaTras(intentos: number): number {
    return this.reintentos[Math.min(intentos, this.reintentos.length) - 1] ?? this.sondeo;
  }
}

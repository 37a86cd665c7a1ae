const SEGUNDO_MS = 1_000;
const MINUTO_MS = 60 * SEGUNDO_MS;

/** Times of every delivery, in ms; injected, so that tests can be faster. */
export class Ritmo {
  /** How often it looks for envios left by another process. */
  sondeo = 5 * SEGUNDO_MS;
  envio = 40 * SEGUNDO_MS;
  /** How long an envio is leased: longer than its delivery may take. */
  arriendo = 60 * SEGUNDO_MS;
  /** The pause after the n-th failure; the last one is repeated. */
  reintentos: readonly number[] = [5 * SEGUNDO_MS, 15 * SEGUNDO_MS, MINUTO_MS, 2 * MINUTO_MS];

  /** @param intentos at least 1. */
  esperaTras(intentos: number): number {
    return this.reintentos[Math.min(intentos, this.reintentos.length) - 1] ?? this.sondeo;
  }
}

const SEGUNDO_MS = 1_000;
const MINUTO_MS = 60 * SEGUNDO_MS;

/** How patient the delivery of every kind of envio is, in ms; injected, so that a test can be in more of a hurry. */
export class Ritmo {
  /** Envios that another process left are looked for this often. */
  sondeo = 5 * SEGUNDO_MS;
  /** Longest time one delivery may take, whatever the other side does. */
  envio = 40 * SEGUNDO_MS;
  /** How long an envio is held: longer than its delivery may take. */
  arriendo = 60 * SEGUNDO_MS;
  /** Rest after the n-th failure of an envio; the last one is repeated. */
  reintentos: readonly number[] = [5 * SEGUNDO_MS, 15 * SEGUNDO_MS, MINUTO_MS, 2 * MINUTO_MS];

  /** @param intentos how often it has failed, at least 1. */
  esperaTras(intentos: number): number {
    return this.reintentos[Math.min(intentos, this.reintentos.length) - 1] ?? this.sondeo;
  }
}

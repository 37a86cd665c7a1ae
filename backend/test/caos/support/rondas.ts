/**
 * Kills of the whole suite, `CAOS_RONDAS` or 50, shared out between the application and the
 * database: a kill of the application costs a whole start.
 */
const RONDAS = Number(process.env.CAOS_RONDAS ?? 50);

export const RONDAS_APP = Math.ceil(RONDAS * 0.4);
export const RONDAS_BD = RONDAS - RONDAS_APP;

/** The worst moment is not known, so every one up to this many ms after orders go through is as likely. */
const VENTANA_MS = 300;

export function randomMoment(): number {
  return Math.random() * VENTANA_MS;
}

/** A whole round on a slow machine, in ms. */
export const LIMITE_RONDA_MS = 60_000;

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Carga } from './carga';

/**
 * Kills of the whole suite, `CAOS_RONDAS` or 50 (12 in `.ci/run`), shared out between the application and the
 * database: a kill of the application costs a whole start.
 */
const RONDAS = Number(process.env.CAOS_RONDAS ?? 50);

export const RONDAS_APP = Math.ceil(RONDAS * 0.4);
export const RONDAS_BD = RONDAS - RONDAS_APP;
/** Besides them: kills of the application while mesas are moved, joined, charged and paid; at least so many. */
export const RONDAS_PARTIDAS = Math.ceil(RONDAS * 0.12);

/** The kill that may double an order comes between its write and its answer: rounds go on until there was one. */
export const isPorMatar = (ronda: number, rondas: number, { repetidos }: Pick<Carga, 'repetidos'>): boolean =>
  ronda < rondas || (repetidos === 0 && ronda < 6 * rondas);

/** The worst moment is not known, so every one up to this many ms is as likely. */
const VENTANA_MS = 300;
/** A start is followed by at most this many orders before that, so that each round has something to lose. */
const PEDIDOS_ANTES = 20;

/** Waits for orders to go through, and then until some moment nobody chose. */
export async function untilRandomMoment(carga: Carga): Promise<void> {
  await carga.untilAcknowledged(randomInt(1, PEDIDOS_ANTES + 1));
  await sleep(Math.random() * VENTANA_MS);
}

/** Bounds a failure: a whole round on a machine with much else to do, in ms. */
export const LIMITE_RONDA_MS = 600_000;

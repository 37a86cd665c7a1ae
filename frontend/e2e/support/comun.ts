import type { EnMarcha } from './start-producto';

/** What all the journeys of a run use at the same time, started by `comun-setup.ts` before the first of them. */
export interface Comun {
  producto: EnMarcha;
  /** Where its Chromium is spoken to. */
  chromium: string;
}

/** The workers are processes of their own, and inherit what Jest's has here. */
const VARIABLE = 'JOURNEYS_COMUN';

export function publishComun(comun: Comun): void {
  process.env[VARIABLE] = JSON.stringify(comun);
}

/** Null in a run without journeys of the common kind, as that of `caos/`. */
export function findComun(): Comun | null {
  const texto = process.env[VARIABLE];
  return texto === undefined ? null : (JSON.parse(texto) as Comun);
}

import { centimos } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';

/** People round up to these euros, which are also notes. */
const REDONDEOS = [5, 10, 20, 50, 100] as const;
const CUANTAS = 3;

/** Returns what a diner is likely to give in notes, the least first, but never the bill itself. */
export function entregasDe(importe: Centimos): Centimos[] {
  const posibles = REDONDEOS.map((euros) => Math.ceil((importe + 1) / (euros * 100)) * euros * 100);
  return [...new Set(posibles)]
    .sort((a, b) => a - b)
    .slice(0, CUANTAS)
    .map(centimos);
}

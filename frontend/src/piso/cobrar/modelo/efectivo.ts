import { centimos } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';

/** In euros: what people round up to, and the notes there are. */
const REDONDEOS = [5, 10, 20, 50, 100] as const;
const CUANTAS = 3;

/** What is likely to be given for a bill in notes, the least first; never the bill itself. */
export function entregasDe(importe: Centimos): Centimos[] {
  const posibles = REDONDEOS.map((euros) => Math.ceil((importe + 1) / (euros * 100)) * euros * 100);
  return [...new Set(posibles)]
    .sort((a, b) => a - b)
    .slice(0, CUANTAS)
    .map(centimos);
}

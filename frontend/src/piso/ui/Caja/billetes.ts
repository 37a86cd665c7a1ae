import { centimos, sumCentimos, timesUnidades } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';

/** Notes and coins of the euro, in céntimos. */
export const BILLETES = [
  50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const;

/** How many of each, as typed. */
export type Contados = Readonly<Partial<Record<number, string>>>;

/** Returns null when one of them is no number of notes. */
export function sumBilletes(contados: Contados): Centimos | null {
  const sumas = BILLETES.map((valor) => {
    const texto = contados[valor]?.trim() ?? '';
    return /^\d{0,4}$/.test(texto) ? timesUnidades(centimos(valor), Number(texto)) : null;
  });
  return sumas.some((suma) => suma === null) ? null : sumCentimos(sumas.filter((suma) => suma !== null));
}

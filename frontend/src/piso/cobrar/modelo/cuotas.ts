import { CUOTAS_MAX, CUOTAS_MIN, formaOf, cuotasIguales } from '@carta/contracts';
import type { Centimos, ConForma, Grupo } from '@carta/contracts';
import { cargosDe } from './cargos';

/** Paid parts stay as they were, and the rest is spread over the others. */

/** In a party a paid part may be spread over several tabs. */
export interface CuotaPagada extends ConForma {
  id: string;
  importe: Centimos;
  por: string;
}

export type Cuota = { importe: Centimos; pagada?: CuotaPagada };

/** Returns the valid amounts, the first charge first; dishes that were charged by name are no part. */
export function cuotasPagadas(grupos: readonly Grupo[]): CuotaPagada[] {
  return cargosDe(grupos)
    .filter(({ anulado, lineas }) => !anulado && lineas === undefined)
    .map(({ _id: id, por, importe, ...pago }) => ({ id, ...formaOf(pago), por, importe }));
}

/** Returns the paid parts, and the rest spread over the others to the céntimo. */
export function cuotasDe(falta: Centimos, personas: number, pagadas: readonly CuotaPagada[]): Cuota[] {
  const hechas = pagadas.map((pagada): Cuota => ({ importe: pagada.importe, pagada }));
  if (falta <= 0) return hechas;
  const quedan = Math.max(1, personas - pagadas.length);
  return [...hechas, ...cuotasIguales(falta, quedan).map((importe): Cuota => ({ importe }))];
}

/**
 * The first paid part shows among how many a bill was shared; before that it is as many as sit there, and
 * otherwise as few as possible.
 */
export function personasDe(
  total: Centimos,
  pagadas: readonly CuotaPagada[],
  comensales: number | null = null,
): number {
  const minimo = Math.max(CUOTAS_MIN, pagadas.length + 1);
  const [primera] = pagadas;
  if (!primera || primera.importe <= 0) return Math.min(CUOTAS_MAX, Math.max(minimo, comensales ?? 0));
  const cuantas = Math.round(total / primera.importe);
  if (cuantas < minimo || cuantas > CUOTAS_MAX) return minimo;
  return cuotasIguales(total, cuantas).includes(primera.importe) ? cuantas : minimo;
}

import { centimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/**
 * How an owner makes a zone's prices from the usual ones, or new usual prices from those there are. What results are
 * final prices, which the carta shows and the order charges: nothing is ever added to a bill (docs/reglas.md#zones).
 */
export interface Subida {
  modo: 'porcentaje' | 'euros';
  /** Whole hundredths: 1000 is 10 %, or 10 €. Less than zero makes the zone cheaper. */
  valor: number;
  redondeo: Redondeo;
}

/** What every result is a multiple of, in céntimos. */
export const REDONDEOS = [5, 10, 50, 100] as const;
export type Redondeo = (typeof REDONDEOS)[number];

/**
 * The new price for one: the nearest round one (halves go up), which a rise never brings below the
 * one it was nor a fall above it. A fall ends at one step of rounding, or where the price already is less.
 */
export function subirPrecio(base: Centimos, { modo, valor, redondeo }: Subida): Centimos {
  if (valor === 0) return base;
  // in ten-thousandths of a céntimo, so that a half is a half
  const exacto = modo === 'euros' ? (base + valor) * 10_000 : base * (10_000 + valor);
  const paso = redondeo * 10_000;
  const cercano = Math.floor((2 * exacto + paso) / (2 * paso)) * redondeo;
  if (valor > 0) return centimos(Math.max(cercano, Math.ceil(base / redondeo) * redondeo));
  return centimos(Math.min(base, Math.max(cercano, redondeo)));
}

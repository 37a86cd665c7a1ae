import { centimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/**
 * An owner derives new prices from the usual ones. The carta shows the resulting prices, so nothing is ever
 * added to a bill (docs/reglas/carta.md#zones).
 */
export interface Subida {
  modo: 'porcentaje' | 'euros';
  /** Whole hundredths: 1000 is 10 % or 10 €; a negative value makes it cheaper. */
  valor: number;
  redondeo: Redondeo;
}

export const REDONDEOS = [5, 10, 50, 100] as const;
export type Redondeo = (typeof REDONDEOS)[number];

/**
 * Rounds to the nearest step (halves up); a rise never ends below the old price nor a fall above it. A fall
 * stops at one step, or at the old price if that is less.
 */
export function subirPrecio(base: Centimos, { modo, valor, redondeo }: Subida): Centimos {
  if (valor === 0) return base;
  // counted in ten-thousandths of a céntimo, so that a half is exactly a half
  const exacto = modo === 'euros' ? (base + valor) * 10_000 : base * (10_000 + valor);
  const paso = redondeo * 10_000;
  const cercano = Math.floor((2 * exacto + paso) / (2 * paso)) * redondeo;
  if (valor > 0) return centimos(Math.max(cercano, Math.ceil(base / redondeo) * redondeo));
  return centimos(Math.min(base, Math.max(cercano, redondeo)));
}

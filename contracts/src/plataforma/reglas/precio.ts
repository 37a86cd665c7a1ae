import { fromEuros, isEuros } from '../dominio/dinero';
import type { Centimos } from '../dominio/dinero';

/** Longer than any price is written. */
const LARGO_MAX = 24;
const MONEDA = /^(?:€|eur(?:os?)?)\s*|\s*(?:€|eur(?:os?)?)$/gi;
/** At most two decimals, after a comma, a point or an apostrophe. */
const SIN_MILES = /^\d{1,7}(?:[.,'’´`]\d{1,2})?$/;
/** Points part thousands only where a comma says so: '1.250' alone could be either. */
const CON_MILES = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;

/**
 * Céntimos of a price as a person types it ('12,50', '12.5', "3'50", '€ 3,50', '1.250,00', 12.5); null when it
 * is not one, or could be two.
 */
export function parsePrecio(valor: unknown): Centimos | null {
  if (typeof valor !== 'string') return isEuros(valor) ? fromEuros(valor) : null;
  const escrito = valor.trim();
  const cifras = escrito.length > LARGO_MAX ? '' : escrito.replace(MONEDA, '');
  if (SIN_MILES.test(cifras)) return fromEuros(Number(cifras.replace(/\D/, '.')));
  return CON_MILES.test(cifras) ? fromEuros(Number(cifras.replaceAll('.', '').replace(',', '.'))) : null;
}

import { fromEuros, isEuros } from '../dominio/dinero';
import type { Centimos } from '../dominio/dinero';

const LARGO_MAX = 24;
const MONEDA = /^(?:€|eur(?:os?)?)\s*|\s*(?:€|eur(?:os?)?)$/gi;
const SIN_MILES = /^\d{1,7}(?:[.,'’´`]\d{1,2})?$/;
/** '1.250' alone is ambiguous: a point separates thousands only before a comma. */
const CON_MILES = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;

/** Reads a price as people type it ('12,50', "3'50", '€ 3,50', '1.250,00', 12.5); null when ambiguous. */
export function parsePrecio(valor: unknown): Centimos | null {
  if (typeof valor !== 'string') return isEuros(valor) ? fromEuros(valor) : null;
  const escrito = valor.trim();
  const cifras = escrito.length > LARGO_MAX ? '' : escrito.replace(MONEDA, '');
  if (SIN_MILES.test(cifras)) return fromEuros(Number(cifras.replace(/\D/, '.')));
  return CON_MILES.test(cifras) ? fromEuros(Number(cifras.replaceAll('.', '').replace(',', '.'))) : null;
}

import { fromEuros, isEuros } from '../dominio/dinero';
import type { Centimos } from '../dominio/dinero';

/** At most two decimals after a comma or a point. */
const ESCRITO = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Céntimos of a price as a person types it ('12,50', '12.5', 12.5); null when it is not one. */
export function parsePrecio(valor: unknown): Centimos | null {
  if (typeof valor === 'string') {
    const texto = valor.trim();
    return ESCRITO.test(texto) ? fromEuros(Number(texto.replace(',', '.'))) : null;
  }
  return isEuros(valor) ? fromEuros(valor) : null;
}

import { CERO, costeLinea, fromEuros } from '@carta/contracts/comensal';
import type { Centimos, ConCoste } from '@carta/contracts/comensal';
import type { Linea } from '@carta/contracts';

/** The money of a line as it is told, in céntimos. */
export function toConCoste({
  precio,
  cantidad,
  rebaja,
  gratis,
}: Pick<Linea, 'precio' | 'cantidad' | 'rebaja' | 'gratis'>): ConCoste {
  return {
    precio: fromEuros(precio),
    cantidad,
    rebaja: rebaja === undefined ? CERO : fromEuros(rebaja),
    gratis: gratis ?? 0,
  };
}

/** What all of it costs. */
export const costeDe = (linea: Parameters<typeof toConCoste>[0]): Centimos => costeLinea(toConCoste(linea));

import { CERO, costeLinea, fromEuros, timesUnidades } from '@carta/contracts/comensal';
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

type Costeada = Parameters<typeof toConCoste>[0];

/** What all of it costs. */
export const costeDe = (linea: Costeada): Centimos => costeLinea(toConCoste(linea));

/** What it cost before anything was taken off. */
export const enteroDe = ({ precio, cantidad }: Costeada): Centimos =>
  timesUnidades(fromEuros(precio), cantidad);

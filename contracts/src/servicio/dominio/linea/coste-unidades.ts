import { CERO, centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { costeLinea } from './coste';
import type { ConCoste } from './coste';

/** What some units of a line cost; a diner's first load has no use for it. */

/**
 * What this many units cost after the first `desde`, in whole céntimos: all of them together cost what the line
 * does, and the first bear what is left over. What costs nothing comes last, so that fewer units never cost
 * another sum each.
 */
export function costeUnidades(linea: ConCoste, unidades: number, desde = 0): Centimos {
  return centimos(costePrimeras(linea, desde + unidades) - costePrimeras(linea, desde));
}

function costePrimeras(linea: ConCoste, unidades: number): Centimos {
  const { cantidad, gratis = 0 } = linea;
  return proporcionDe(costeLinea(linea), cantidad - gratis, unidades);
}

/** What the first of some units bear of what all of them cost together. */
export function proporcionDe(total: Centimos, entre: number, unidades: number): Centimos {
  if (unidades >= entre) return total;
  const base = Math.floor(total / entre);
  return centimos(base * unidades + Math.min(unidades, total - base * entre));
}

/** What these units cost, which were cancelled while others stayed. */
export function costeRetirada(
  { precio }: Pick<ConCoste, 'precio'>,
  { unidades, rebaja = CERO }: { unidades: number; rebaja?: Centimos },
): Centimos {
  return costeLinea({ precio, cantidad: unidades, rebaja });
}

import { CERO, centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';

/** What a line costs, said once (docs/reglas/dinero.md#money-and-days). */

export interface ConCoste {
  /** Of one unit. */
  precio: Centimos;
  cantidad: number;
  /** Taken off all of them together. */
  rebaja?: Centimos;
  /** This many of them cost nothing. */
  gratis?: number;
}

/** Never below nothing: an older program cancels units and leaves what was taken off them. */
export function costeLinea({ precio, cantidad, rebaja = CERO }: ConCoste): Centimos {
  return centimos(Math.max(0, precio * cantidad - rebaja));
}

import { CERO, centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { costeLinea } from './coste';
import { costeUnidades } from './coste-unidades';
import type { ConCoste } from './coste';

type Menos = Pick<ConCoste, 'rebaja' | 'gratis'>;

/** What stays of a line, what went with the cancelled units, and what these cost. */
export interface SinUnidades {
  queda: Menos & { cantidad: number };
  ido: Menos;
  importe: Centimos;
}

/**
 * Units that cost something go first, unless they are charged (docs/reglas/dinero.md#adjustments); what was taken off
 * them goes with them, and those that stay cost what they did.
 */
export function sinUnidades(linea: ConCoste, unidades: number, cobradas = 0): SinUnidades {
  const { precio, rebaja = CERO, gratis = 0 } = linea;
  const dePago = linea.cantidad - gratis;
  const siguen = Math.max(dePago - unidades, Math.min(cobradas, dePago), 0);
  const idas = unidades - (dePago - siguen);
  const resto = costeUnidades(linea, siguen);
  const cantidad = linea.cantidad - unidades;
  const queda = centimos(precio * cantidad - resto);
  return {
    queda: { cantidad, ...menos(queda, gratis - idas) },
    ido: menos(centimos(rebaja - queda), idas),
    importe: centimos(costeLinea(linea) - resto),
  };
}

const menos = (rebaja: Centimos, gratis: number): Menos => ({
  ...(rebaja > 0 ? { rebaja } : {}),
  ...(gratis > 0 ? { gratis } : {}),
});

import type { CrearPedidoRequest } from '@carta/contracts';
import type { Ronda } from './rondas';

/**
 * How an order made now at a mesa names its tab: by the newest order of this phone there that is not paid, unless
 * its diner stays behind of it. A phone is another for each tab, so that nobody follows it from one to the next.
 */
export function pertenenciaAt(
  rondas: readonly Ronda[],
  mesa: number | null,
  createMovil: () => string,
): Pick<CrearPedidoRequest, 'seguimiento' | 'movil'> {
  const ultima = rondas.find(
    ({ pagado, aparte, antes, mesa: suya }) => !pagado && !aparte && (antes ?? suya) === mesa,
  );
  const movil = ultima?.movil ?? createMovil();
  return ultima === undefined ? { movil } : { seguimiento: ultima.seguimiento, movil };
}

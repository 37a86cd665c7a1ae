import type { CrearPedidoRequest } from '@carta/contracts';
import type { Ronda } from './rondas';

/**
 * Names the tab by the newest unpaid order here, unless its diner stays behind. `movil` differs per tab, so
 * that nobody can follow a phone from one to the next.
 */
export function pertenenciaAt(
  rondas: readonly Ronda[],
  mesa: number | null,
  createMovil: () => string,
): Pick<CrearPedidoRequest, 'seguimiento' | 'movil'> {
  const ultima = rondas.find(
    ({ pagado, aparte, antes, mesa: deLaRonda }) => !pagado && !aparte && (antes ?? deLaRonda) === mesa,
  );
  const movil = ultima?.movil ?? createMovil();
  return ultima === undefined ? { movil } : { seguimiento: ultima.seguimiento, movil };
}

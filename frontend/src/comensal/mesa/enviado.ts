import type { CarritoStore } from '../../pedir/carrito-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';

/**
 * Calls back with the key of the order that was on its way and is in the kitchen now, whichever tab of this phone
 * has sent it. What is stored reaches a tab in pieces: it has gone from the cart and is followed, in any order.
 * Answers how to stop.
 */
export function watchEnviado(
  carrito: CarritoStore,
  seguimiento: SeguimientoStore,
  onEnviado: (clave: string) => void,
): () => void {
  let enCamino: string | null = null;
  function look() {
    const { envio } = carrito.getState();
    if (envio !== null) enCamino = envio.clave;
    else if (seguimiento.getState().rondas.some(({ clave }) => clave === enCamino)) {
      const enviada = enCamino;
      enCamino = null;
      if (enviada !== null) onEnviado(enviada);
    }
  }
  look();
  const stops = [carrito.subscribe(look), seguimiento.subscribe(look)];
  return () => stops.forEach((stop) => stop());
}

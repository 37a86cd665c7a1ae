import type { CarritoStore } from '../../pedir/carrito-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';

/**
 * Calls back with an order's key once it is in the kitchen, whichever tab sent it. Another tab's writes
 * arrive in pieces and in any order. Returns how to stop.
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

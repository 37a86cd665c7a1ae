import { startTomados } from '../piso/tomar-pedido/tomados';
import { startSesion, useSesion } from '../sesion/useSesion';
import { consultas } from '../shared/lib/consultas';

/** What every screen of the staff relies on, whichever of them is opened first. */
export function startPersonal(): void {
  // what one restaurant has read is never shown to another, nor once its session is over
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) consultas.clear();
  });
  startTomados();
  startSesion();
}

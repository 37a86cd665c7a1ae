import { BrowserRouter } from 'react-router-dom';
import { startTomados } from '../piso/tomar-pedido/tomados';
import { startCobros } from '../piso/vivo/cobros';
import { startPasos } from '../piso/vivo/cola/pasos';
import { useTablero } from '../piso/vivo/useTablero';
import { startSesion, useSesion } from '../sesion/useSesion';
import { consultas } from '../shared/lib/consultas';
import { HusosProvider, SIN_CAMBIOS } from '../shared/lib/hora';
import { RutasPersonal } from './RutasPersonal';

/** What every screen of the staff relies on, whichever of them is opened first. */
export function startPersonal(): void {
  // what one restaurant has read is never shown to another, nor once its session is over
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) consultas.clear();
  });
  useTablero.subscribe(({ servicio }, { servicio: antes }) => {
    if (servicio !== antes && servicio.rev >= 0) useSesion.getState().hearHusos(servicio.husos);
  });
  startTomados();
  startCobros();
  startPasos();
  startSesion();
}

/** The screens that are not a diner's, where the browser stands. */
export function AppPersonal() {
  const husos = useSesion(({ restaurante }) => restaurante?.husos);
  return (
    <HusosProvider value={husos ?? SIN_CAMBIOS}>
      <BrowserRouter>
        <RutasPersonal />
      </BrowserRouter>
    </HusosProvider>
  );
}

import { BrowserRouter } from 'react-router-dom';
import { startTomados } from '../piso/tomar-pedido/tomados';
import { startCobros } from '../piso/vivo/actos/cobrar';
import { startPasos } from '../piso/vivo/actos';
import { startSesion, useSesion } from '../sesion/useSesion';
import { consultas } from '../shared/lib/consultas';
import { addEspera } from '../shared/lib/version';
import { HusosProvider, SIN_CAMBIOS } from '../shared/lib/hora';
import { RutasPersonal } from './RutasPersonal';
import { startCasaAlDia } from './casa-al-dia';
import { hasPorEnviar } from './por-enviar';

export function startPersonal(): void {
  // one restaurant's data is never shown to another, nor after its session
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) consultas.clear();
  });
  startCasaAlDia();
  startTomados();
  startCobros();
  startPasos();
  addEspera(hasPorEnviar);
  startSesion();
}

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

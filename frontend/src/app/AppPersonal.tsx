import { BrowserRouter } from 'react-router-dom';
import type { Restaurante, Servicio } from '@carta/contracts';
import { startTomados } from '../piso/tomar-pedido/tomados';
import { startCobros } from '../piso/vivo/cobros';
import { startPasos } from '../piso/vivo/cola/pasos';
import { useTablero } from '../piso/vivo/useTablero';
import { startSesion, useSesion } from '../sesion/useSesion';
import { consultas } from '../shared/lib/consultas';
import { HusosProvider, SIN_CAMBIOS } from '../shared/lib/hora';
import { RutasPersonal } from './RutasPersonal';

export function startPersonal(): void {
  // one restaurant's data is never shown to another, nor after its session
  useSesion.subscribe(({ restaurante }, { restaurante: antes }) => {
    if (restaurante?._id !== antes?._id) consultas.clear();
  });
  useTablero.subscribe(({ servicio }, { servicio: antes }) => {
    if (servicio === antes || servicio.rev < 0) return;
    const { receiveHusos, reload, restaurante } = useSesion.getState();
    receiveHusos(servicio.husos);
    // what this screen misses now it reads when it is opened again
    if (isDeLaCasa(antes, servicio, restaurante)) void reload().catch(() => undefined);
  });
  startTomados();
  startCobros();
  startPasos();
  startSesion();
}

/**
 * A higher rev of the same settings: its pases or its estaciones have changed. The first settings that a screen
 * hears may be newer than the house it has read.
 */
function isDeLaCasa(antes: Servicio, ahora: Servicio, casa: Restaurante | null): boolean {
  if (antes.rev < 0) return casa?.pases !== undefined || casa?.estaciones !== undefined;
  const isIgual = JSON.stringify({ ...antes, rev: 0 }) === JSON.stringify({ ...ahora, rev: 0 });
  return ahora.rev > antes.rev && isIgual;
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

import { noteHora } from './horario/hora-del-servidor';
import { hearExistencias } from '../../pedir/existencias';
import { onRegreso } from '../../shared/lib/pausa';
import { hearBuild } from '../../shared/lib/version';
import { openComensal } from '../../shared/realtime/conectar';
import { watchVersion } from './watch-version';

/** For menus without orders, which have no other channel. Returns how to stop. */
export async function openCartaViva(
  restauranteId: string,
  onCarta: (version: string) => void,
): Promise<() => void> {
  const socket = await openComensal(() => ({ restaurante: restauranteId }));
  socket.on('connect', () => hearExistencias());
  socket.on('carta', (carta) => {
    hearExistencias(carta);
    onCarta(carta.version);
  });
  socket.on('latido', ({ hora, cartaVersion, build }) => {
    noteHora(hora);
    hearBuild(build);
    if (cartaVersion !== null) onCarta(cartaVersion);
  });
  const stopVersion = watchVersion();
  const stopRegreso = onRegreso(() => {
    if (!socket.connected) socket.connect();
  });
  socket.connect();
  return () => {
    stopVersion();
    stopRegreso();
    socket.disconnect();
  };
}

import { noteHora } from './horario/hora-del-servidor';
import { hearExistencias } from '../../pedir/existencias';
import { onRegreso } from '../../shared/lib/pausa';
import { openComensal } from '../../shared/realtime/conectar';

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
  socket.on('latido', ({ hora, cartaVersion }) => {
    noteHora(hora);
    if (cartaVersion !== null) onCarta(cartaVersion);
  });
  const stopRegreso = onRegreso(() => {
    if (!socket.connected) socket.connect();
  });
  socket.connect();
  return () => {
    stopRegreso();
    socket.disconnect();
  };
}

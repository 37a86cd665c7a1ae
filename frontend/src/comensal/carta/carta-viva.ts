import { noteHora } from './horario/hora-del-servidor';
import { onRegreso } from '../../shared/lib/pausa';
import { openComensal } from '../../shared/realtime/conectar';

/**
 * Tells the carta's version now, as often as the server says it, to a menu that takes no orders and
 * so has nothing else to hear. Answers how to stop.
 */
export async function openCartaViva(
  restauranteId: string,
  onCarta: (version: string) => void,
): Promise<() => void> {
  const socket = await openComensal(() => ({ restaurante: restauranteId }));
  socket.on('carta', ({ version }) => onCarta(version));
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

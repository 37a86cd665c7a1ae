import { WebSocket } from 'ws';
import { NS_TABLERO } from '@carta/contracts';
import type { Pantalla } from '@carta/contracts';

const SALUDO = '/socket.io/?EIO=4&transport=websocket';

export interface Oyentes {
  /** It receives each packet once the socket has entered. */
  onText?: (texto: string, socket: WebSocket) => void;
  /** Either side may have closed it. */
  onClose: () => void;
}

/** Speaks as little of Socket.IO as it must; resolves once the socket has entered. */
export function openScreen(
  port: number,
  espacio: string,
  auth: object,
  { onText, onClose }: Oyentes,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SALUDO}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      onClose();
      reject(new Error('The server closed a socket'));
    });
    socket.on('message', (data: Buffer) => {
      const texto = data.toString();
      if (texto.startsWith('0')) socket.send(`40${espacio},${JSON.stringify(auth)}`);
      else if (texto === '2') socket.send('3');
      else if (texto.startsWith(`40${espacio},`)) resolve(socket);
      else if (texto.startsWith(`44${espacio},`)) reject(new Error(`Not let in: ${texto}`));
      else onText?.(texto, socket);
    });
  });
}

/** A visible screen answers its latido in this way. */
export function answerLatido(socket: WebSocket, texto: string, pantalla: Pantalla): void {
  if (!texto.startsWith(`42${NS_TABLERO},["latido"`)) return;
  socket.send(`42${NS_TABLERO},${JSON.stringify(['pantalla', pantalla])}`);
}

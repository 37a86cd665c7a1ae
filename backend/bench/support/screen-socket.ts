import { WebSocket } from 'ws';
import { NS_TABLERO } from '@carta/contracts';
import type { Pantalla } from '@carta/contracts';

const SALUDO = '/socket.io/?EIO=4&transport=websocket';

/** What a screen's socket is told. */
export interface Oyentes {
  /** Each packet as it came, once the socket is let in. */
  onText?: (texto: string, socket: WebSocket) => void;
  /** It was closed, by whichever side. */
  onClose: () => void;
}

/** A socket that speaks Socket.IO and as little of it as it must; resolves when it is let in. */
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

/** A screen answers its latido, as a visible one does. */
export function answerLatido(socket: WebSocket, texto: string, pantalla: Pantalla): void {
  if (!texto.startsWith(`42${NS_TABLERO},["latido"`)) return;
  socket.send(`42${NS_TABLERO},${JSON.stringify(['pantalla', pantalla])}`);
}

import { Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';

/** A screen answers thirty latidos a minute, and a phone follows up to fifty orders when it connects. */
const MAX_POR_MINUTO = 300;
const MINUTO_MS = 60_000;

type Conexion = Socket['conn'];

interface Terminable {
  socket?: { terminate?: () => void };
}

const logger = new Logger('Sockets');

/** Cuts off a flooding client: the transport's packets are counted before they are read, pings too. */
export function limitMensajes(server: Server): void {
  server.engine.on('connection', (conexion: Conexion) => {
    let desde = performance.now();
    let enviados = 0;
    conexion.on('packet', () => {
      const ahora = performance.now();
      if (ahora - desde > MINUTO_MS) [desde, enviados] = [ahora, 0];
      enviados += 1;
      if (enviados !== MAX_POR_MINUTO + 1) return;
      logger.log('Conexión cortada: demasiados mensajes');
      conexion.close(true);
      // A closing websocket would go on reading what the client has already sent.
      (conexion.transport as unknown as Terminable).socket?.terminate?.();
    });
  });
}

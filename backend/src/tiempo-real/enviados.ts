import type { Server, Socket } from 'socket.io';

type Conexion = Socket['conn'];

/**
 * Empties the list of what a connection has sent, as soon as it is on its way. Engine.IO lets it go full; but it
 * has waited for its packets so long that only a full collection finds it, and until then keeps each of them and
 * its text: with thousands of boards at rest, megabytes of old latidos every second.
 */
export function dropEnviados(server: Server): void {
  let enviados: unknown[] = [];
  // Of one connection these two come one right after the other, with nothing but the sending between them.
  server.engine.on('flush', (_conexion: Conexion, paquetes: unknown[]) => {
    enviados = paquetes;
  });
  server.engine.on('drain', () => {
    enviados.length = 0;
    enviados = [];
  });
}

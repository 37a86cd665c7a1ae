import type { Server, Socket } from 'socket.io';

type Conexion = Socket['conn'];

/** What `ws` keeps of the last message of a connection, under its own names. */
interface Receptor {
  _fragments: unknown[];
  _mask?: Uint8Array;
}

interface PorWebSocket {
  socket?: { _receiver?: Receptor };
}

/**
 * Lets go of what a connection has heard, as soon as it is understood. `ws` keeps the bytes that masked a message
 * until the next one comes, and puts each into a list that has waited for it since the one before: so long that
 * only a full collection finds it, and until then the message with it. Of boards that answer every latido
 * nineteen of twenty bytes that grew old were that.
 */
export function dropRecibidos(server: Server): void {
  server.engine.on('connection', (conexion: Conexion) => {
    let lista = receptorOf(conexion)?._fragments;
    conexion.on('packet', () => {
      const receptor = receptorOf(conexion);
      if (!receptor || receptor._fragments === lista) return;
      if (lista) lista.length = 0;
      lista = receptor._fragments;
      receptor._mask = undefined;
    });
  });
}

function receptorOf({ transport }: Conexion): Receptor | undefined {
  return (transport as unknown as PorWebSocket).socket?._receiver;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Conexiones } from './conexiones';
import type { LimitesConexiones } from './conexiones';

const LIMITES: LimitesConexiones = { total: 100, porDireccion: 20, pendiente: 64 * 1024, atrasoMs: 30_000 };
/** This is more than the system's buffers of both ends hold. */
const LARGO = Buffer.alloc(32 * 1024 * 1024);

describe('The connections of a server', () => {
  let server: Server;
  let conexiones: Conexiones;
  let llegadas: Socket[];
  const abiertas: Socket[] = [];

  const start = async (limites: Partial<LimitesConexiones> = {}): Promise<void> => {
    server = createServer((_request, response) => response.end(LARGO));
    server.on('upgrade', (_request, socket: Socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    );
    llegadas = [];
    conexiones = new Conexiones(server, { ...LIMITES, ...limites });
    server.on('connection', (socket: Socket) => llegadas.push(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  };
  afterEach(async () => {
    for (const socket of abiertas.splice(0)) socket.destroy();
    for (const socket of llegadas) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  const open = async (): Promise<Socket> => {
    const llega = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    abiertas.push(socket);
    await llega;
    return socket;
  };
  const openMany = async (cuantas: number): Promise<Socket[]> => {
    const sockets: Socket[] = [];
    for (let i = 0; i < cuantas; i++) sockets.push(await open());
    return sockets;
  };

  it.each([
    ['an address', {}],
    ['all addresses', { total: 20, porDireccion: undefined }],
  ])(
    'are so many for %s: the oldest makes room for the new one, but for those that are kept',
    async (_name, limites) => {
      await start(limites);
      await openMany(3);
      const [primera] = llegadas;
      if (!primera) throw new Error('none came');
      conexiones.keep(primera);

      await openMany(60);

      const vivas = llegadas.filter(({ destroyed }) => !destroyed);
      expect(conexiones.size).toBe(vivas.length);
      expect(vivas.length).toBeLessThanOrEqual(21);
      expect(vivas).toContain(primera);
      expect(vivas.slice(1)).toEqual(llegadas.slice(1 - vivas.length));
    },
  );

  it('are let go when nothing has been read for too long, and not before', async () => {
    await start();
    const [lenta, rapida] = await openMany(2);
    lenta?.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => (llegadas[0]?.writableLength ?? 0) > 0);
    rapida?.resume();

    conexiones.sweep(0);
    conexiones.sweep(LIMITES.atrasoMs);
    expect(llegadas.map(({ destroyed }) => destroyed)).toEqual([false, false]);

    conexiones.sweep(LIMITES.atrasoMs + 1);
    expect(llegadas.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });

  it('are let go at once when too much waits for a socket that goes on being told', async () => {
    await start();
    const [http, ws] = await openMany(2);
    http?.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    ws?.pause().write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await once(server, 'upgrade');
    llegadas[1]?.write(LARGO);
    await until(() => (llegadas[0]?.writableLength ?? 0) > 0);

    conexiones.sweep(0);

    expect(llegadas.map(({ destroyed }) => destroyed)).toEqual([false, true]);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

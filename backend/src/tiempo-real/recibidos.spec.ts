import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { dropRecibidos } from './recibidos';

const MENSAJES = Array.from({ length: 50 }, (_, i) => `pantalla ${i}`);

/** What `ws` keeps of the messages of its connection. */
interface Receptor {
  _fragments: unknown[];
  _mask?: Uint8Array;
}

describe('What a connection has heard', () => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket', 'polling'] });
  const listas = new Set<unknown[]>();
  const mascaras: unknown[] = [];
  let oidos: string[] = [];
  let puerto = 0;

  beforeAll(async () => {
    // Before it is let go: each list that a message came in, and after it: what is left
    server.engine.on('connection', (conexion) => {
      const receptor = (): Receptor | undefined =>
        (conexion.transport as unknown as { socket?: { _receiver?: Receptor } }).socket?._receiver;
      const note = () => {
        const suyo = receptor();
        if (suyo) listas.add(suyo._fragments);
      };
      note();
      conexion.on('packet', note);
    });
    dropRecibidos(server);
    server.on('connection', (socket) => {
      socket.on('dicho', (texto: string, bytes?: Buffer) => {
        oidos.push(texto, ...(bytes ? [String(bytes)] : []));
        const { transport } = socket.conn as unknown as { transport: { socket?: { _receiver?: Receptor } } };
        mascaras.push(transport.socket?._receiver?._mask);
      });
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    puerto = (http.address() as AddressInfo).port;
  });

  beforeEach(() => {
    oidos = [];
    listas.clear();
    mascaras.length = 0;
  });

  afterAll(() => server.close());

  it.each([[['websocket']], [['polling']], [['polling', 'websocket']]])(
    'came whole by %s, and is kept by nobody',
    async (transports) => {
      const cliente = io(`http://127.0.0.1:${puerto}`, { transports, forceNew: true });
      const isWebSocket = transports.includes('websocket');
      await once(cliente as never, 'connect');
      if (transports.length > 1) await once(cliente.io.engine as never, 'upgrade');

      for (const mensaje of MENSAJES) {
        cliente.emit('dicho', mensaje, Buffer.from(mensaje));
        if (oidos.length % 7 === 0) await nextTurn();
      }
      await heard(2 * MENSAJES.length);

      cliente.disconnect();
      expect(oidos).toEqual(MENSAJES.flatMap((mensaje) => [mensaje, mensaje]));
      expect(listas.size > MENSAJES.length).toBe(isWebSocket);
      expect([...listas].flat()).toEqual([]);
      expect(mascaras.every((mascara) => mascara === undefined)).toBe(true);
    },
  );

  it('came whole in pieces, whatever came between them', async () => {
    const cliente = new WebSocket(`ws://127.0.0.1:${puerto}/socket.io/?EIO=4&transport=websocket`);
    await once(cliente, 'message');
    cliente.send('40');
    await once(cliente, 'message');

    for (const mensaje of MENSAJES) {
      cliente.send('42["dicho",', { fin: false });
      cliente.ping();
      await nextTurn();
      cliente.send(`"${mensaje}`, { fin: false });
      cliente.send('"]');
    }
    await heard(MENSAJES.length);

    cliente.close();
    expect(oidos).toEqual(MENSAJES);
    expect([...listas].flat()).toEqual([]);
  });

  async function heard(cuantos: number): Promise<void> {
    while (oidos.length < cuantos) await nextTurn();
  }
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

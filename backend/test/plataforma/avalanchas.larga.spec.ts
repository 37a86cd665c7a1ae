// Longer than most: every way to flood one connection is tried on one server.
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import type { Socket as TcpSocket } from 'node:net';
import { NS_COMENSAL, NS_TABLERO, rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Manager, io } from 'socket.io-client';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { ComensalGateway } from '../../src/salidas/tiempo-real/comensal.gateway';
import { useApp } from '../support/app';
import { buildLocal, order, pedidoOf } from '../support/local';
import type { Local } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { connect, hear, openComensal, openTablero, refusal } from '../support/socket';

describe('Floods', () => {
  const app = useApp({ rateLimit: true });
  let local: Local;

  beforeEach(async () => {
    local = await buildLocal(app);
  });

  /** A board that connects now and hears the next order. */
  const expectServicio = async (mesa: number): Promise<void> => {
    const tablero = await openTablero(app, local.token);
    const oido = hear<Grupo>(tablero, 'grupo');
    expect((await order(app, pedidoOf(local, { mesa }))).status).toBe(201);
    expect((await oido).mesa.numero).toBe(mesa);
    tablero.close();
  };

  it('of messages end with the socket they come through', async () => {
    const tablero = await openTablero(app, local.token);
    const inundados = await Promise.all(Array.from({ length: 5 }, () => openComensal(app, local.id)));
    const cortados = inundados.map((socket) => hear(socket, 'disconnect'));
    for (const socket of inundados) for (let i = 0; i < 5_000; i++) socket.emit('seguir', 'mentira');

    await expectServicio(1);
    await Promise.all(cortados);
    expect(tablero.connected).toBe(true);
  });

  it('of packets in long polls end with their session', async () => {
    const direccion = `${app.url}/socket.io/?EIO=4&transport=polling`;
    const abierta = await (await fetch(direccion)).text();
    const { sid } = JSON.parse(abierta.slice(1)) as { sid: string };
    const post = (body: string) => fetch(`${direccion}&sid=${sid}`, { method: 'POST', body });

    await post(Array<string>(200).fill('3').join('\x1e'));
    expect((await post('3')).status).toBe(200);
    await post(Array<string>(20_000).fill('3').join('\x1e')).catch(() => undefined);

    const despues = await fetch(`${direccion}&sid=${sid}`);
    expect([despues.status, await despues.text()]).toEqual([
      400,
      expect.stringContaining('Session ID unknown'),
    ]);
    await expectServicio(1);
  });

  const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  const LLAVE = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const CUERPO = 'Content-Type: application/json\r\nContent-Length: 1\r\n';
  it.each([
    ['GET /menu', '', ''],
    ['GET /api/salud/viva', '', ''],
    ['GET /api/no-existe', '', ''],
    ['GET /api/pedidos', '', ''],
    ['GET /assets/no-existe.js', '', ''],
    ['GET /favicon.svg', CUERPO, '1'],
    ['GET /socket.io/?EIO=4&transport=polling', '', ''],
    ['POST /socket.io/?EIO=4&transport=polling&sid=x', CUERPO, '1'],
    ['GET /menu', CUERPO, '1'],
    ['POST /api/pedidos', CUERPO, '1'],
    ['POST /api/auth/login', CUERPO, '{'],
    ['POST /api/no-existe', CUERPO, '1'],
    ['GET /otro', UPGRADE + LLAVE, ''],
    ['GET /socket.io/?EIO=4&transport=websocket', UPGRADE + LLAVE, ''],
  ])(
    'of requests %s %j that wait for no answer end with their connection',
    async (linea, cabeceras, cuerpo) => {
      const { hostname, port } = new URL(app.url);
      const peticion = `${linea} HTTP/1.1\r\nHost: ${hostname}\r\n${cabeceras}\r\n${cuerpo}`;
      const avalancha = connectTcp(Number(port), hostname);
      let respondidas = 0;
      avalancha.on(
        'data',
        (trozo) => (respondidas += trozo.toString('latin1').split('HTTP/1.1 ').length - 1),
      );
      avalancha.on('error', () => undefined);
      // an end by a reset is one too
      const cortada = new Promise((resolve) => avalancha.once('close', resolve));

      avalancha.write(peticion.repeat(1_000));
      await cortada;

      expect(respondidas).toBeLessThanOrEqual(16);
      // whoever waits for the answers may go on asking
      for (let i = 0; i < 40; i++) await (await fetch(`${app.url}/menu`)).arrayBuffer();
      await expectServicio(1);
    },
  );

  it('of strangers leave places for who has the code of a mesa or an order of their own', async () => {
    const { body } = await order(app, pedidoOf(local, { mesa: 5 }));
    const { seguimiento } = body.data;
    const t = await app.app.get(MesasFirmadasService).signMesa(local.id, 4);
    const restaurante = local.id;
    let dentro = 0;
    for (let lote = 0; lote < 16; lote++) {
      await Promise.all(Array.from({ length: 50 }, () => openComensal(app, restaurante)));
      dentro += 50;
    }

    expect(dentro).toBe(800);
    const vecino = await buildLocal(app);
    const ajeno = (await order(app, pedidoOf(vecino))).body.data.seguimiento;
    for (const prueba of [
      {},
      { mesa: 5, t },
      { t },
      { mesa: '4', t },
      { seguimiento: ajeno },
      { seguimiento: 'x' },
    ]) {
      expect(await refusal(app, NS_COMENSAL, { restaurante, ...prueba })).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
    }
    await openComensal(app, vecino.id);
    const conOrden = await connect(app, NS_COMENSAL, { restaurante, seguimiento });
    expect(await conOrden.emitWithAck('seguir', seguimiento)).toEqual({ success: true });
    for (let i = 0; i < 20; i++) await connect(app, NS_COMENSAL, { restaurante, mesa: 4, t });
    // A code that was photographed does not take them all.
    expect(await refusal(app, NS_COMENSAL, { restaurante, mesa: 4, t })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    const deOtra = await app.app.get(MesasFirmadasService).signMesa(local.id, 6);
    const sentado = await connect(app, NS_COMENSAL, { restaurante, mesa: 6, t: deOtra });
    await expectServicio(2);
    sentado.close();
  });

  it('of one connection that asks many times at once are one place', async () => {
    const manager = new Manager(app.url, { transports: ['websocket'], reconnection: false });
    app.onClose(() => manager._close());
    await new Promise((resolve) => manager.once('open', () => resolve(null)));
    const respuestas: string[] = [];
    const cinco = new Promise((resolve) => {
      manager.engine.on('data', (dato: string) => {
        // its first latido may come between them
        const isRespuesta = dato.includes(NS_COMENSAL) && /^[04]/.test(dato);
        if (isRespuesta && respuestas.push(dato) === 5) resolve(null);
      });
    });

    const pregunta = `0${NS_COMENSAL},${JSON.stringify({ restaurante: local.id })}`;
    for (let i = 0; i < 5; i++) manager.engine.write(pregunta);

    await cinco;
    expect(respuestas.filter((respuesta) => respuesta.startsWith('0'))).toHaveLength(1);
    expect(
      respuestas.filter((respuesta) => respuesta.startsWith('4') && respuesta.includes('FORBIDDEN')),
    ).toHaveLength(4);
  });

  it('are not who leaves and comes back on the same connection', async () => {
    const socket = io(`${app.url}${NS_COMENSAL}`, {
      auth: { restaurante: local.id },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    app.onClose(() => socket.io._close());
    // Another namespace keeps the connection open while this one goes
    const tablero = socket.io.socket(NS_TABLERO, { auth: { token: local.token } }).connect();
    await Promise.all([hear(socket, 'connect'), hear(tablero, 'connect')]);
    const { engine } = socket.io;
    const { sockets } = app.app.get(ComensalGateway).namespace;
    const { id = '' } = socket;

    socket.disconnect();
    await eventually(() => !sockets.has(id));
    socket.connect();

    await hear(socket, 'connect');
    expect(socket.io.engine === engine).toBe(true);
  });

  it('of connections that never read shut no board out', async () => {
    const { hostname, port } = new URL(app.url);
    const sordas: TcpSocket[] = [];
    for (let i = 0; i < 300; i++) {
      const socket = connectTcp(Number(port), hostname).on('error', () => undefined);
      sordas.push(socket);
      await once(socket, 'connect');
      const peticion = `GET ${rutas.carta(local.id)} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
      socket.pause().write(peticion.repeat(16));
    }

    await expectServicio(1);
    for (const socket of sordas) socket.destroy();
  });
});

import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, NS_TABLERO, centimos, rutas } from '@carta/contracts';
import type { Carta, CrearPedidoResponse, Grupo } from '@carta/contracts';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { Config } from '../../src/config/config';
import { ProductosService } from '../../src/productos/productos.service';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { buildLocal, order, pedidoOf, readTablero } from '../support/carta';
import type { Local } from '../support/carta';
import { buildRestaurante, login } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { collect } from '../support/socket';
import { ask } from './support/cliente';
import { seconds, tell } from './support/informe';
import { startRedis } from './support/redis';
import type { Redis } from './support/redis';
import { Servidor, ensureBuilt } from './support/servidor';

/** Without Redis a carta would be told for up to 30 s. */
const CARTA_FRESCA_MS = 5_000;

jest.setTimeout(240_000);

/** `a` is this process, so that a test can change the carta in it; `b` is another. */
describe('Two processes on one database and one Redis', () => {
  let redis: Redis;
  let a: TestApp;
  let b: Servidor;
  let local: Local;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    ensureBuilt();
    redis = await startRedis();
    a = await createTestApp({ redisUrl: redis.url });
    const { mongodbUri = '' } = a.app.get(Config);
    b = await Servidor.start({ MONGODB_URI: mongodbUri, REDIS_URL: redis.url, JWT_SECRET });
    local = await buildLocal(a);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await b?.destroy();
    await a?.close();
    await redis?.stop();
  });

  async function openTableroOn(url: string, token: string): Promise<Socket> {
    const socket = io(`${url}${NS_TABLERO}`, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(undefined)).once('connect_error', reject);
    });
    return socket;
  }

  const orderOnB = (body: unknown, clave: string) =>
    ask<CrearPedidoResponse>(`${b.url}${rutas.pedidos()}`, {
      method: 'POST',
      body,
      headers: { [CABECERA_CLAVE]: clave },
    });

  it('a board hears what is ordered at the other one, in both directions', async () => {
    const enA = collect<Grupo>(await openTableroOn(a.url, local.token), 'grupo');
    const enB = collect<Grupo>(await openTableroOn(b.url, local.token), 'grupo');

    const porA = await order(a, pedidoOf(local, { mesa: 2 }));
    const porB = await orderOnB(pedidoOf(local, { mesa: 3 }), randomUUID());

    const esperados = [porA.body.data.grupoMesa, porB.data?.grupoMesa].sort();
    const idsOf = (oidos: Grupo[]) => oidos.map(({ grupoMesa }) => grupoMesa).sort();
    await eventually(() => enA.length === 2 && enB.length === 2);
    expect([idsOf(enA), idsOf(enB)]).toEqual([esperados, esperados]);
    expect(await readTablero(a, local)).toEqual(expect.arrayContaining(enB));
  });

  it('the same key at both at once, 20 times, is one order', async () => {
    const otro = await buildLocal(a);
    const clave = randomUUID();

    const [deA, deB] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => order(a, pedidoOf(otro), clave))),
      Promise.all(Array.from({ length: 10 }, () => orderOnB(pedidoOf(otro), clave))),
    ]);

    expect([...deA, ...deB].map(({ status }) => status)).toEqual(Array(20).fill(201));
    const seguimientos = [...deA.map(({ body }) => body.data), ...deB.map(({ data }) => data)];
    expect(new Set(seguimientos.map((pedido) => pedido?.seguimiento)).size).toBe(1);
    const grupos = await readTablero(a, otro);
    expect(grupos.map(({ pedidos }) => pedidos.length)).toEqual([2]);
  });

  it('a logout at one closes that session’s boards at the other', async () => {
    const restaurante = await buildRestaurante(a, { tipoUsuario: 'premium' });
    const [suya, otra] = await Promise.all([login(a, restaurante), login(a, restaurante)]);
    const propio = await openTableroOn(b.url, suya.accessToken);
    const ajeno = await openTableroOn(b.url, otra.accessToken);
    const desde = performance.now();

    await a.post(rutas.logout(), { token: suya.accessToken });

    await eventually(() => propio.disconnected);
    tell(`a logout reaches the other process in ${seconds(performance.now() - desde)}`);
    expect(ajeno.connected).toBe(true);
  });

  it('a change of the carta at one is told by the other', async () => {
    const readB = async () => (await ask<Carta>(`${b.url}${rutas.carta(local.id)}`)).data;
    const antes = await readB();
    expect(await readB()).toEqual(antes);

    await a.app.get(ProductosService).create(local.id, {
      nombre: 'Croquetas',
      descripcion: '',
      precio: centimos(900),
      categoriaId: null,
      ingredientes: [],
      alergenos: [],
      disponible: true,
      agotadoHasta: null,
    });

    await eventually(
      async () => (await readB())?.sinCategoria.some(({ nombre }) => nombre === 'Croquetas') ?? false,
      CARTA_FRESCA_MS,
    );
    expect((await readB())?.version).not.toBe(antes?.version);
  });
});

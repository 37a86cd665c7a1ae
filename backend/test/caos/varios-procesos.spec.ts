// Longer than most: two processes and a Redis take long to start, so all cases share them.
// loaded now, not while the server connects to its database
import 'redis';
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, NS_COMENSAL, NS_TABLERO, rutas, rutasSala } from '@carta/contracts';
import type {
  Llamada,
  Carta,
  CrearLlamadaResponse,
  CrearPedidoResponse,
  Estaciones,
  Grupo,
  Pantalla,
  TicketEnVivo,
} from '@carta/contracts';
import { Types } from 'mongoose';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { Config } from '../../src/plataforma/config/config';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { attend, readLlamadas } from '../support/call';
import { buildLocal, order, pedidoOf, readTablero } from '../support/local';
import type { Local } from '../support/local';
import { ensureBuilt } from '../support/construido';
import { buildProducto, buildRestaurante, login } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { collect } from '../support/socket';
import { ask } from './support/ask';
import { seconds, tell } from './support/informe';
import { Redis } from './support/redis';
import { Servidor } from './support/servidor';

/** `a` is this process, so that a test can change the carta in it; `b` is another. */
describe('Two processes on one database and one Redis', () => {
  let redis: Redis;
  let a: TestApp;
  let b: Servidor;
  let local: Local;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    ensureBuilt();
    redis = await Redis.start();
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

  const openTableroOn = (url: string, token: string): Promise<Socket> => openOn(url, NS_TABLERO, { token });

  async function openOn(url: string, espacio: string, auth: object): Promise<Socket> {
    const socket = io(`${url}${espacio}`, {
      auth,
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

  /** A screen at either process; it answers every latido with what it shows. */
  async function openPantallaOn(url: string, token: string, pantalla: Pantalla): Promise<Socket> {
    const socket = await openOn(url, NS_TABLERO, { token });
    return socket.on('latido', () => void socket.emit('pantalla', pantalla));
  }

  const callOnB = ({ id }: Local) =>
    ask<CrearLlamadaResponse>(`${b.url}${rutasSala.llamadas()}`, {
      method: 'POST',
      body: { restaurante: id, mesa: 1, tipo: 'camarero' },
    });

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

  it('a change of a mesa is said once to its boards and once to its phones, however many orders it has', async () => {
    const vecino = await buildLocal(a);
    const pedidos = await Promise.all(Array.from({ length: 5 }, () => order(a, pedidoOf(vecino))));
    const oidos = await Promise.all(
      pedidos.map(async ({ body }) => {
        const telefono = await openOn(b.url, NS_COMENSAL, { restaurante: vecino.id });
        await telefono.emitWithAck('seguir', body.data.seguimiento);
        return collect<TicketEnVivo>(telefono, 'pedido');
      }),
    );
    const { grupoMesa, pedidos: tickets = [] } = pedidos[0]?.body.data ?? {};

    const movido = await a.put<Grupo>(rutas.pedidoEstado(tickets[0]?._id ?? ''), {
      token: vecino.token,
      body: { estado: 'en_preparacion' },
    });

    const { rev, pedidos: movidos } = movido.body.data;
    const heard = () => oidos.flat().filter((oido) => oido.rev === rev);
    await eventually(() => heard().length === movidos.length);
    expect(
      heard()
        .map(({ pedido }) => [pedido._id, pedido.estado])
        .sort(),
    ).toEqual(movidos.map(({ _id, estado }) => [_id, estado]).sort());
    const anuncios = (await redis.say('XREVRANGE carta:eventos + - COUNT 20')).split(/(?=proceso\r\n)/);
    const delMovimiento = anuncios.filter(
      (anuncio) => /en_preparacion/.test(anuncio) && anuncio.includes(grupoMesa ?? '-'),
    );
    expect(delMovimiento).toHaveLength(2);
  });

  it('the same key at both at once, 20 times, is one order', async () => {
    const vecino = await buildLocal(a);
    const clave = randomUUID();

    const [deA, deB] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => order(a, pedidoOf(vecino), clave))),
      Promise.all(Array.from({ length: 10 }, () => orderOnB(pedidoOf(vecino), clave))),
    ]);

    expect([...deA, ...deB].map(({ status }) => status)).toEqual(Array(20).fill(201));
    const seguimientos = [...deA.map(({ body }) => body.data), ...deB.map(({ data }) => data)];
    expect(new Set(seguimientos.map((pedido) => pedido?.seguimiento)).size).toBe(1);
    const grupos = await readTablero(a, vecino);
    expect(grupos.map(({ pedidos: tickets }) => tickets.length)).toEqual([2]);
  });

  it('a logout at one closes that session’s boards at the other', async () => {
    const restaurante = await buildRestaurante(a, { plan: 'premium' });
    const [terminada, abierta] = await Promise.all([login(a, restaurante), login(a, restaurante)]);
    const propio = await openTableroOn(b.url, terminada.accessToken);
    const ajeno = await openTableroOn(b.url, abierta.accessToken);
    const desde = performance.now();

    await a.post(rutas.logout(), { token: terminada.accessToken });

    await eventually(() => propio.disconnected);
    tell(`a logout reaches the other process in ${seconds(performance.now() - desde)}`);
    expect(ajeno.connected).toBe(true);
  });

  it('a change of the carta at one is told by the other, long before it would look for itself', async () => {
    const readB = async ({ id }: Local) => (await ask<Carta>(`${b.url}${rutas.carta(id)}`)).data;
    const addPlato = async (nombre: string): Promise<void> => {
      await buildProducto(a, local.id, { nombre });
      await eventually(
        async () => (await readB(local))?.sinCategoria.some((plato) => plato.nombre === nombre) ?? false,
      );
    };
    // it has had this one for longer, and nobody tells it what becomes of it
    const callada = await buildLocal(a);
    // told after all that was told of that one
    await addPlato('Pan');
    const deAntes = await readB(callada);
    const antes = await readB(local);
    expect(await readB(local)).toEqual(antes);
    await a.db
      .collection('productos')
      .updateMany({ restaurante: new Types.ObjectId(callada.id) }, { $set: { nombre: 'Otra cosa' } });

    await addPlato('Croquetas');

    expect((await readB(local))?.version).not.toBe(antes?.version);
    expect(await readB(callada)).toEqual(deAntes);
  });

  it('a call made at one is heard and taken at the other, once', async () => {
    const vecino = await buildLocal(a);
    const enA = collect<Llamada>(await openTableroOn(a.url, vecino.token), 'llamada');

    const respuestas = await Promise.all(Array.from({ length: 10 }, () => callOnB(vecino)));

    expect(respuestas.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    await eventually(() => enA.length > 0);
    const [llamada] = await readLlamadas(a, vecino);
    expect(enA).toEqual([llamada]);
    const enB = collect<Llamada>(await openTableroOn(b.url, vecino.token), 'llamada');
    const { body } = await attend(a, vecino, llamada?._id ?? '', { estado: 'en_camino' });
    await eventually(() => enB.length > 0);
    expect(enB).toEqual([body.data]);
  });

  /** The last test: it ends the other process. */
  it('the screens of both are counted at both; those of one that dies, no longer', async () => {
    const vecino = await buildLocal(a);
    const enA = collect<Estaciones>(await openPantallaOn(a.url, vecino.token, 'cocina'), 'estaciones');
    const enB = collect<Estaciones>(await openPantallaOn(b.url, vecino.token, 'todo'), 'estaciones');
    const dos: Estaciones = { cocina: 2, barra: 1 };

    await eventually(() => [enA.at(-1), enB.at(-1)].every((oida) => oida?.cocina === 2));
    expect([enA.at(-1), enB.at(-1)]).toEqual([dos, dos]);
    const pantalla = await openPantallaOn(b.url, vecino.token, 'barra');
    await eventually(() => enA.at(-1)?.barra === 2);
    pantalla.disconnect();
    await eventually(() => enA.at(-1)?.barra === 1);
    const desde = performance.now();
    await b.kill();

    await eventually(() => enA.at(-1)?.cocina === 1);
    tell(`a process that dies takes its screens with it in ${seconds(performance.now() - desde)}`);
    expect(enA.at(-1)).toEqual({ cocina: 1, barra: 0 });
  });
});

// loaded now, not while the server connects to its database
import 'redis';
import { Logger } from '@nestjs/common';
import { NS_COMENSAL, rutas, rutasSala } from '@carta/contracts';
import type { Llamada, Carta, CrearLlamadaResponse, CrearPedidoResponse, Grupo } from '@carta/contracts';
import { RedisService } from '../../src/plataforma/redis/redis.service';
import { Config } from '../../src/plataforma/config/config';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { createTestApp } from '../support/app';
import type { Respuesta, TestApp } from '../support/app';
import { buildLocal, order, pedidoOf } from '../support/local';
import type { Local } from '../support/local';
import { PASSWORD, login } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { collect, connect, hear, hearUntil, openTablero } from '../support/socket';
import { seconds, tell } from './support/informe';
import { Redis } from './support/redis';

/** More orders than any limit of a mesa lets through in a minute. */
const DEMASIADOS = 25;
/** An identifier of the stream from a clock that is ahead by centuries. */
const OTRO_RELOJ = '9999999999999-0';

/** Each test leaves Redis as the next one finds it: the first where there is none. */
describe('Redis is late or away, and nothing else is', () => {
  let redis: Redis;
  let a: TestApp;
  let b: TestApp;
  let local: Local;
  const lineas: string[] = [];

  beforeAll(async () => {
    for (const nivel of ['warn', 'log', 'error'] as const) {
      jest
        .spyOn(Logger.prototype, nivel)
        .mockImplementation((...partes) => void lineas.push(String(partes[0])));
    }
    redis = await Redis.prepare();
    a = await createTestApp({ redisUrl: redis.url, rateLimit: true });
    const { mongodbUri } = a.app.get(Config);
    b = await createTestApp({ redisUrl: redis.url, rateLimit: true, mongodbUri });
    local = await buildLocal(a);
  });
  afterAll(async () => {
    // they are to end without it, too
    await redis?.stop();
    await b?.close();
    await a?.close();
    jest.restoreAllMocks();
  });

  let mesa = 0;
  /** With the mesa's code: what a diner who sits there may order is more than any test orders. */
  async function orderOn(app: TestApp): Promise<Respuesta<CrearPedidoResponse>> {
    mesa = (mesa % 11) + 1;
    const t = await a.app.get(MesasFirmadasService).signMesa(local.id, mesa);
    return order(app, pedidoOf(local, { mesa, t }));
  }

  /** Until an order of one is told by the other: what was ordered before that may have been told as well. */
  async function untilTold(de: TestApp, a_: TestApp): Promise<void> {
    const tablero = await openTablero(a_, local.token);
    const oidos = collect<Grupo>(tablero, 'grupo');
    await eventually(async () => {
      const { grupoMesa } = (await orderOn(de)).body.data ?? {};
      await new Promise((resolve) => setTimeout(resolve, 200));
      return oidos.some((grupo) => grupo.grupoMesa === grupoMesa);
    });
    tablero.close();
  }

  /** What one process does by itself, all of it while Redis is as the test left it. */
  async function liveAlone(): Promise<void> {
    const esperas: number[] = [];
    const timed = async <T>(task: Promise<T>): Promise<T> => {
      const desde = performance.now();
      const hecho = await task;
      esperas.push(performance.now() - desde);
      return hecho;
    };
    const tablero = await timed(openTablero(a, local.token));
    // what the other process was told before may still come
    const oido = hearUntil<Grupo>(tablero, 'grupo', ({ mesa: { numero } }) => numero === mesa);

    const { status, body } = await timed(orderOn(a));
    expect(status).toBe(201);
    expect((await timed(oido)).grupoMesa).toBe(body.data.grupoMesa);
    expect((await timed(a.get<Carta>(rutas.carta(local.id)))).status).toBe(200);

    const sesion = await timed(login(a, { email: local.email, password: PASSWORD }));
    const abierto = await timed(openTablero(a, sesion.accessToken));
    const fuera = hear(abierto, 'disconnect');
    await timed(a.post(rutas.logout(), { token: sesion.accessToken }));
    await timed(fuera);

    const oidoLlamada = hear<Llamada>(tablero, 'llamada');
    const cuerpo = { restaurante: local.id, mesa, tipo: 'camarero' };
    const llamada = await timed(a.post<CrearLlamadaResponse>(rutasSala.llamadas(), { body: cuerpo }));
    expect([200, 201]).toContain(llamada.status);
    if (llamada.status === 201) await timed(oidoLlamada);
    tablero.close();
    tell(`alone, the slowest step took ${seconds(Math.max(...esperas))}`);
  }

  /** How many of so many requests ask it at all: once it is known not to answer, none waits to find out again. */
  async function countAsked(veces: number): Promise<number> {
    let preguntas = 0;
    for (let i = 0; i < veces; i++) {
      const pregunta = a.app.get(RedisService).ask((cliente) => {
        preguntas += 1;
        return cliente.ping();
      });
      await pregunta.catch(() => undefined);
    }
    return preguntas;
  }

  it('a process starts without it, serves, and says so in one line', async () => {
    await liveAlone();
    const quejas = lineas.filter((linea) => linea.startsWith('Redis no responde'));
    expect(quejas).toHaveLength([a, b].length);
  });

  it('it is found as soon as it is there', async () => {
    await redis.boot();

    await untilTold(a, b);
    await untilTold(b, a);
    expect(lineas.filter((linea) => linea === 'Redis responde de nuevo.')).toHaveLength([a, b].length);
  });

  it('frozen, it holds up nobody, and each process counts by itself', async () => {
    redis.freeze();
    try {
      await liveAlone();
      const respuestas: Respuesta<unknown>[] = [];
      for (let i = 0; i < DEMASIADOS; i++) respuestas.push(await order(a, pedidoOf(local, { mesa: 12 })));
      expect([...new Set(respuestas.map(({ status }) => status))]).toEqual([201, 429]);
      expect(await countAsked(DEMASIADOS)).toBe(0);
    } finally {
      redis.thaw();
    }

    await untilTold(a, b);
    await untilTold(b, a);
    await eventually(async () => (await countAsked(1)) === 1);
  });

  it('killed, it is missed by nobody; back again, a phone hears what happened meanwhile at another process', async () => {
    const { body } = await orderOn(a);
    const [ticket] = body.data.pedidos;
    const telefono = await connect(b, NS_COMENSAL, { restaurante: local.id });
    await telefono.emitWithAck('seguir', body.data.seguimiento);
    const oidos = collect<{ rev: number }>(telefono, 'pedido');
    await redis.kill();

    await liveAlone();
    const movido = await a.put<Grupo>(rutas.lineaEstado(ticket?._id ?? '', ticket?.productos[0]?._id ?? ''), {
      token: local.token,
      body: { estado: 'en_preparacion' },
    });
    expect(movido.status).toBe(200);
    await redis.boot();

    // the order itself, told by the other process, may have come after the phone followed it
    await eventually(async () => oidos.some(({ rev }) => rev === movido.body.data.rev));
    await untilTold(a, b);
    await untilTold(b, a);
  });

  it.each([
    ['emptied', ['FLUSHALL']],
    ['cut short', ['XTRIM carta:eventos MAXLEN 0']],
    ['another one, whose clock is behind', [`XADD carta:eventos ${OTRO_RELOJ} a b`, 'FLUSHALL']],
  ])('%s, it goes on', async (_, ordenes) => {
    for (const orden of ordenes) {
      await redis.say(orden);
      await untilTold(a, b);
    }
    await untilTold(b, a);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { JWT_SECRET } from '../support/app';
import { ensureBuilt } from '../support/construido';
import { testDatabase } from '../support/mongo';
import { eventually } from '../support/mongo-motor';
import { readGruposAt } from './support/base';
import { Carga } from './support/carga';
import { ask } from './support/ask';
import { SIN_FALLOS, checkPedidos } from './support/comprobacion';
import { seconds, tell } from './support/informe';
import { enterDemo } from './support/local';
import type { Local } from './support/local';
import { Redis } from './support/redis';
import { Reparto } from './support/reparto';
import { Servidor } from './support/servidor';
import { Tablero } from './support/tablero';

/** Longer than a command waits for Redis before the client of Redis gives it up. */
const AVERIA_MS = 7_000;
const PARADA_MS = 10_000;
/** Bounds a failure on a busy machine, in ms. */
const LIMITE_MS = 60_000;
/** Some orders a second, and few enough that no mesa fills. */
const RITMO = { comensales: 3, entrePedidosMs: 2_000 };
const ENTRE_MOVIMIENTOS_MS = 500;

describe.each([2, 3])('%i processes behind one proxy, with one Redis', (cuantos) => {
  const database = testDatabase('averias');
  const servidores: Servidor[] = [];
  const tableros: Tablero[] = [];
  let redis: Redis;
  let reparto: Reparto;
  let local: Local;
  let carga: Carga;
  let camarero: Promise<void>;
  let isAbierto = true;

  beforeAll(async () => {
    ensureBuilt();
    redis = await Redis.start();
    const comun = { MONGODB_URI: database.uri, REDIS_URL: redis.url, JWT_SECRET };
    servidores.push(await Servidor.start({ ...comun, DEMO: 'on' }));
    const demas = Array.from({ length: cuantos - 1 }, () => Servidor.start({ ...comun, DEMO: 'off' }));
    servidores.push(...(await Promise.all(demas)));
    reparto = await Reparto.start(servidores.map(({ url }) => url));
    local = await enterDemo(reparto.url);
    const { url, token } = local;
    tableros.push(...servidores.map((servidor) => new Tablero({ proceso: servidor.url, url, token })));
    carga = new Carga(local, RITMO);
    carga.start();
    camarero = serve();
  });
  afterAll(async () => {
    isAbierto = false;
    for (const tablero of tableros) tablero.close();
    reparto?.close();
    await redis?.stop();
    for (const servidor of servidores) servidor.thaw();
    await Promise.all(servidores.map((servidor) => servidor.destroy()));
    await database.drop();
  });

  /** A waiter who takes to a mesa what it is waiting for, now and then. */
  async function serve(): Promise<void> {
    while (isAbierto) {
      const { data } = await ask<Grupo[]>(`${local.url}${rutas.pedidos()}`, { token: local.token });
      const grupo = data?.[Math.floor(Math.random() * data.length)];
      if (grupo) {
        const ruta = `${local.url}${rutas.pedidoEstado(grupo.pedidos[0]?._id ?? '')}`;
        const body = { estado: 'entregado', rev: grupo.rev };
        await ask(ruta, { method: 'PUT', body, token: local.token });
      }
      await sleep(ENTRE_MOVIMIENTOS_MS);
    }
  }

  /** Until every board has shown every order acknowledged so far; answers how long that took, in ms. */
  async function untilShown(): Promise<number> {
    const desde = performance.now();
    const tickets = carga.envios.flatMap(({ respuesta }) => respuesta?.pedidos.map(({ _id }) => _id) ?? []);
    await eventually(
      () => tableros.every(({ vistos }) => tickets.every((ticket) => vistos.has(ticket))),
      LIMITE_MS,
    );
    return performance.now() - desde;
  }

  /** Orders are taken and shown while the fault lasts, not when it is over. */
  async function serveThrough(averia: string, ms: number): Promise<void> {
    const desde = performance.now();
    const antes = carga.reconocidos;
    const esperas: number[] = [];
    while (performance.now() - desde < ms) {
      await carga.untilAcknowledged();
      esperas.push(await untilShown());
    }
    const peor = seconds(Math.max(...esperas));
    tell(`${averia}: ${carga.reconocidos - antes} orders, each on every board after ${peor} at most`);
  }

  it('every order is on every board while Redis is dead, and after', async () => {
    await serveThrough('nothing broken', 2_000);

    await redis.kill();
    await serveThrough('Redis dead', AVERIA_MS);

    await redis.boot();
    await serveThrough('Redis back', 2_000);
  });

  it('the same while it is frozen, and after', async () => {
    redis.freeze();
    await serveThrough('Redis frozen', AVERIA_MS);

    redis.thaw();
    await serveThrough('Redis thawed', 2_000);
  });

  it.each(['FLUSHALL', 'XTRIM carta:eventos MAXLEN 0'])('the same after %s', async (orden) => {
    await redis.say(orden);

    await serveThrough(orden, 2_000);
  });

  it('the same while one of the processes is stopped, and after', async () => {
    const [parado] = servidores;
    parado?.freeze();
    await serveThrough('one process stopped', PARADA_MS);

    parado?.thaw();
    await serveThrough('that process again', 2_000);
  });

  it('the same while one of them is killed, and started again', async () => {
    const caido = servidores.at(-1);
    await caido?.kill();
    await serveThrough('one process killed', AVERIA_MS);

    await caido?.boot();
    await serveThrough('that process started again', 2_000);
  });

  /** The last one: nobody orders any more. */
  it('then nothing is lost, doubled or hidden', async () => {
    await carga.stop();
    isAbierto = false;
    await camarero;

    tell(`${cuantos} processes: ${carga.envios.length} orders; ${carga.resumen}`);
    const guardados = await readGruposAt(database.uri);
    expect(checkPedidos(carga.envios, guardados)).toEqual(SIN_FALLOS);
    const abiertos = Object.fromEntries(guardados.map(({ _id, rev }) => [_id.toHexString(), rev]));
    await eventually(
      () => tableros.every(({ abiertos: mostrados }) => isDeepStrictEqual(mostrados, abiertos)),
      LIMITE_MS,
    ).catch(() => undefined);
    expect(tableros.map(({ abiertos: mostrados }) => mostrados)).toEqual(tableros.map(() => abiertos));
  });
});

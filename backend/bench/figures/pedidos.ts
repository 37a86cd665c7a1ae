import type { mongo } from 'mongoose';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { clearMesas, withDatabaseOf } from '../../test/support/base-en-marcha';
import { takeMesas } from '../support/free-mesas';
import type { MesaDe } from '../support/free-mesas';
import { HttpConnection, exhaust } from '../support/http-connection';
import type { Local } from '../support/locales';
import { toPost } from '../support/pedido';
import { childrenOf, cpuMicros } from '../support/process-stats';
import { clearRaw, guardedUpdate, plainInsert } from '../support/raw-orders';
import type { RawWrite } from '../support/raw-orders';
import { millis, perSecond } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, median, quantile, summarize } from '../support/stats';
import type { Pair } from '../support/stats';

const IN_FLIGHT = [16, 64];
const ROUNDS = 5;
const ORDERS = 1_500;
/** Each round takes its mesas from this many locales: as busy a town as its orders need. */
const LOCALES = 50;

const COMPARED = {
  insert: 'to free mesas, against a plain journaled insert by the raw driver',
  free: 'to free mesas, against the same guarded update by the raw driver',
  open: 'to mesas with a tab, against the same guarded update',
} as const;
const NAMES = Object.keys(COMPARED) as (keyof typeof COMPARED)[];

/** Orders per second, the ms that 99 of 100 took at most, and the processor time of one in ms. */
interface Pace {
  rate: number;
  p99: number;
  cpu: { server: number; engine: number };
}

type Round = Record<keyof typeof COMPARED, Pace>;

/** Compares POST /pedidos with the raw driver, both journaled: each mesa opens its tab, then orders again. */
export async function measurePedidos(scene: Scene): Promise<Result> {
  const rows: Row[] = [];
  for (const inFlight of IN_FLIGHT) rows.push(...(await measureInFlight(scene, inFlight)));
  return { rows };
}

async function measureInFlight(scene: Scene, inFlight: number): Promise<Row[]> {
  tell(`POST /api/pedidos, ${inFlight} in flight`);
  const pairs = await withDatabaseOf(
    scene.dataDir,
    async (database) => {
      const stored = await storeOne(scene, database);
      const mesas = takeMesas(nextLocales(scene), ORDERS);
      return alternate(
        ROUNDS,
        () => measureOurs(scene, database, inFlight),
        () => measureLimits(scene, database, { stored, mesas, inFlight }),
      );
    },
    { maxPoolSize: inFlight, minPoolSize: inFlight },
  );
  return NAMES.map((name) => toRow(name, inFlight, pairs));
}

let taken = 0;

function nextLocales({ locales }: Scene): Local[] {
  taken += LOCALES;
  return locales.slice(taken - LOCALES, taken);
}

/** Returns the document that one order leaves in the database. */
async function storeOne(scene: Scene, database: mongo.Db): Promise<GrupoDoc> {
  await clearMesas(database);
  await sendOrders(scene, takeMesas(nextLocales(scene), 1), 1);
  const stored = await database.collection<GrupoDoc>('grupos').findOne({});
  if (!stored) throw new Error('The order was not stored');
  return stored;
}

async function measureOurs(scene: Scene, database: mongo.Db, inFlight: number): Promise<Round> {
  await clearMesas(database);
  const mesas = takeMesas(nextLocales(scene), ORDERS);
  const free = await sendOrders(scene, mesas, inFlight);
  return { insert: free, free, open: await sendOrders(scene, mesas, inFlight) };
}

function sendOrders({ product }: Scene, mesas: readonly MesaDe[], inFlight: number): Promise<Pace> {
  const requests = mesas.map(({ local, mesa }, i) => toPost(local, mesa, i));
  const orders = requests.length;
  return HttpConnection.withMany(product.port, inFlight, (connections) =>
    paceOf(product.pid, orders, (onAnswer) =>
      exhaust(connections, orders, 201, (i) => requests[i] ?? Buffer.alloc(0), onAnswer),
    ),
  );
}

async function measureLimits(
  { product }: Scene,
  database: mongo.Db,
  { stored, mesas, inFlight }: { stored: GrupoDoc; mesas: readonly MesaDe[]; inFlight: number },
): Promise<Round> {
  await clearRaw(database);
  const guarded = guardedUpdate(database, stored, mesas);
  const writeAll = (write: RawWrite): Promise<Pace> =>
    paceOf(product.pid, ORDERS, (onAnswer) => repeatWrite(write, inFlight, onAnswer));
  return {
    insert: await writeAll(plainInsert(database, stored)),
    free: await writeAll(guarded),
    open: await writeAll(guarded),
  };
}

async function repeatWrite(write: RawWrite, inFlight: number, onAnswer: (ms: number) => void): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < ORDERS) {
        const sentAt = performance.now();
        await write(next++);
        onAnswer(performance.now() - sentAt);
      }
    }),
  );
}

/** `work` makes this many orders, and returns the ms that each took. */
async function paceOf(
  pid: number,
  orders: number,
  work: (onAnswer: (ms: number) => void) => Promise<unknown>,
): Promise<Pace> {
  const engines = childrenOf(pid);
  const cpuOf = (pids: readonly number[]): number => pids.reduce((sum, one) => sum + cpuMicros(one), 0);
  const before = { server: cpuOf([pid]), engine: cpuOf(engines), at: performance.now() };
  const taken: number[] = [];
  await work((ms) => taken.push(ms));
  const perOrder = (after: number, first: number): number => (after - first) / orders / 1_000;
  return {
    rate: (orders * 1_000) / (performance.now() - before.at),
    p99: quantile(taken, 0.99),
    cpu: {
      server: perOrder(cpuOf([pid]), before.server),
      engine: perOrder(cpuOf(engines), before.engine),
    },
  };
}

function toRow(name: keyof Round, inFlight: number, pairs: readonly Pair<Round>[]): Row {
  const rounds = pairs.map(({ ours, limit }) => ({ ours: ours[name], limit: limit[name] }));
  const { ratio } = summarize(rounds.map(({ ours, limit }) => ({ ours: ours.rate, limit: limit.rate })));
  const limits = rounds.map(({ limit }) => limit);
  return {
    what: `POST /api/pedidos, ${inFlight} in flight, ${COMPARED[name]}`,
    ours: describePace(
      rounds.map(({ ours }) => ours),
      'server',
    ),
    limit: describePace(limits),
    ratio,
  };
}

/** Shows medians; of the raw driver's processor time only the engine's belongs to another process. */
function describePace(paces: readonly Pace[], server?: 'server'): string {
  const middle = (of: (pace: Pace) => number): number => median(paces.map(of));
  const engine = `engine ${millis(middle(({ cpu }) => cpu.engine))}`;
  const cpu = server ? `server ${millis(middle((pace) => pace.cpu.server))}, ${engine}` : engine;
  return `${perSecond(middle(({ rate }) => rate))}, p99 ${millis(middle(({ p99 }) => p99))}; CPU ${cpu}`;
}

import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { clearMesas, withDatabaseOf } from '../support/database';
import { HttpConnection, exhaust } from '../support/http-connection';
import { mesaAt, toPost } from '../support/pedido';
import { atLeast, perSecond } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, summarize } from '../support/stats';

const IN_FLIGHT = [16, 64];
const ROUNDS = 5;
const ORDERS = 1_500;
/** Mesas are taken from these: as busy a town as the orders of a round need. */
const LOCALES = 50;

const GOAL = atLeast(0.6);

/**
 * POST /pedidos, each to a mesa of its own, against the raw driver inserting a document like the one
 * an order leaves, journaled alike: orders per second.
 */
export async function measurePedidos(scene: Scene): Promise<Result> {
  const rows: Row[] = [];
  for (const inFlight of IN_FLIGHT) rows.push(await measureInFlight(scene, inFlight));
  return { rows };
}

async function measureInFlight(scene: Scene, inFlight: number): Promise<Row> {
  tell(`POST /api/pedidos, ${inFlight} in flight`);
  const pairs = await withDatabaseOf(
    scene.dataDir,
    async (database) => {
      const stored = await storeOne(scene, database);
      return alternate(
        ROUNDS,
        () => orderRate(scene, database, inFlight),
        () => writeRate(database, stored, inFlight),
      );
    },
    { maxPoolSize: inFlight, minPoolSize: inFlight },
  );
  const { ours, limit, ratio } = summarize(pairs);
  return {
    what: `POST /api/pedidos, ${inFlight} in flight, against one journaled write by the raw driver`,
    ours: perSecond(ours),
    limit: perSecond(limit),
    ratio,
    goal: GOAL,
  };
}

/** What one order leaves in the database. */
async function storeOne(scene: Scene, database: mongo.Db): Promise<mongo.BSON.Document> {
  await clearMesas(database);
  await sendOrders(scene, 1, 1);
  const stored = await database.collection('grupos').findOne({});
  if (!stored) throw new Error('The order was not stored');
  return stored;
}

async function orderRate(scene: Scene, database: mongo.Db, inFlight: number): Promise<number> {
  await clearMesas(database);
  return ORDERS / (await sendOrders(scene, ORDERS, inFlight));
}

function sendOrders({ product, locales }: Scene, orders: number, inFlight: number): Promise<number> {
  const requests = Array.from({ length: orders }, (_, i) => {
    const { local, mesa } = mesaAt(locales.slice(0, LOCALES), i);
    return toPost(local, mesa, i);
  });
  return HttpConnection.withMany(product.port, inFlight, (connections) =>
    exhaust(connections, orders, 201, (i) => requests[i] ?? Buffer.alloc(0)),
  );
}

async function writeRate(database: mongo.Db, stored: mongo.BSON.Document, inFlight: number): Promise<number> {
  const collection = database.collection('bench');
  await collection.deleteMany({});
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next++ < ORDERS) await collection.insertOne({ ...stored, _id: new Types.ObjectId() });
    }),
  );
  return ORDERS / ((performance.now() - startedAt) / 1000);
}

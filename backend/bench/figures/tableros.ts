// Longer than most: the boards, the limit they are put beside and what marches share one stage.
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { BareWs } from '../processes/bare-ws-process';
import type { Entrada, Tableros } from '../processes/tableros-process';
import { clearMesas, databaseUri, withDatabaseOf } from '../../test/support/base-en-marcha';
import { buildCourses, readMarchas, toCourses } from '../support/courses';
import { takeMesas } from '../support/free-mesas';
import { CLIENTE, HelperProcess } from '../support/helper-process';
import { HttpConnection, headersOf } from '../support/http-connection';
import { sendSteadily } from '../support/order-stream';
import { notasOf, toPost } from '../support/pedido';
import { eventually } from '../support/poll';
import type { Local } from '../support/locales';
import { millis } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, quantile, summarize } from '../support/stats';
import type { Pair, Summary } from '../support/stats';
import { accessTokens } from '../support/tokens';

interface Setting {
  tableros: number;
  rooms: number;
  /** Two cores hold this many orders a second with room to spare. */
  rate: number;
}

const SETTINGS: readonly Setting[] = [
  { tableros: 1, rooms: 1, rate: 60 },
  { tableros: 50, rooms: 50, rate: 60 },
  { tableros: 500, rooms: 500, rate: 60 },
  { tableros: 2_000, rooms: 2_000, rate: 60 },
  { tableros: 500, rooms: 1, rate: 10 },
];

/** The mesas of one house; its walls, its pase and its waiters' phones. */
const MARCHAS = { mesas: 100, screens: 10, rate: 10 } as const;

const ROUNDS = 3;
const SECONDS = 5;
/** An order that has not reached a board by then is lost. */
const PATIENCE_MS = 10_000;
/** A shorter delay feels immediate to a person. */
const NOTICED_MS = 100;
/** Boards stay for hours, so the garbage of connecting them must not delay the measured orders. */
const SETTLE_MS = 8_000;

/** Boards received an order this many ms after it left the phone; `lost` ones never. */
interface Latencies {
  p50: number;
  p99: number;
  lost: number;
}

/** One process holds the boards of the server or of its limit. */
interface Stage extends Scene {
  barePort: number;
  boards: HelperProcess<Tableros>;
}

/**
 * Measures from POST /pedidos to the board, with many boards, against a server that makes one journaled write
 * with the raw driver and sends the same bytes with `ws`.
 */
export async function measureTableros(scene: Scene): Promise<Result> {
  const boards = new HelperProcess<Tableros>(require.resolve('../processes/tableros-process'), CLIENTE);
  const bare = new HelperProcess<BareWs>(require.resolve('../processes/bare-ws-process'));
  const stage = { ...scene, boards, barePort: await startBare(scene, boards, bare) };
  const rows: Row[] = [];
  for (const setting of SETTINGS) rows.push(await measureSetting(stage, setting));
  rows.push(await measureMarchas(stage));
  await Promise.all([boards.stop(), bare.stop()]);
  return { rows };
}

/** One order shows what the bare server must write, respond and send. */
async function startBare(
  { product, dataDir, locales }: Scene,
  boards: HelperProcess<Tableros>,
  bare: HelperProcess<BareWs>,
): Promise<number> {
  const [primera] = takeMesas(locales, 1);
  if (!primera) throw new Error('There is no mesa');
  const { local, mesa } = primera;
  const [token = ''] = accessTokens(dataDir, [local]);
  await withDatabaseOf(dataDir, clearMesas);
  await boards.ask('open', { port: product.port, entradas: [{ token }] });
  const answer = await HttpConnection.ask(product.port, toPost(local, mesa, 0));
  await eventually(async () => (await boards.ask('count', undefined)) > 0, PATIENCE_MS);
  const event = await boards.ask('lastEvent', undefined);
  await boards.ask('close', undefined);
  const stored = await withDatabaseOf(dataDir, (database) => database.collection('grupos').findOne({}));
  if (!stored || event === '') throw new Error('The first order was not stored, or not heard');
  return bare.ask('listen', {
    uri: databaseUri(dataDir),
    stored: mongo.BSON.serialize(stored),
    event: event.split(notasOf(0)),
    answer: { headers: headersOf(answer), body: answer.body },
  });
}

async function measureSetting(stage: Stage, setting: Setting): Promise<Row> {
  const name = nameOf(setting);
  tell(`order → board, ${name}`);
  const pairs = await alternate(
    ROUNDS,
    () => {
      const locales = nextLocales(stage, setting);
      const tokens = accessTokens(stage.dataDir, locales).map((token) => ({ token }));
      return measureRound(stage, setting, { port: stage.product.port, locales, entradas: tokens });
    },
    () => {
      const locales = nextLocales(stage, setting);
      const entradas = locales.map(({ id }) => ({ room: id }));
      return measureRound(stage, setting, { port: stage.barePort, locales, entradas });
    },
  );
  return toRow(`Order → board, ${name}, ${setting.rate} orders/s`, pairs);
}

/** Courses that wait at the mesas of one house march, and its screens are told. */
async function measureMarchas({ product: { port }, dataDir, locales, boards }: Stage): Promise<Row> {
  const { screens, rate } = MARCHAS;
  tell('marchar → station');
  await withDatabaseOf(dataDir, clearMesas);
  const [local] = locales.slice(-1);
  const [token = ''] = accessTokens(dataDir, locales.slice(-1));
  if (!local) throw new Error('There is no restaurant');
  const owner = { port, token };
  const platos = await buildCourses(owner, local);
  const pedidos = Array.from({ length: MARCHAS.mesas }, (_, i) => toCourses(local, platos, i + 1, i));
  await sendSteadily(port, pedidos, rate);
  const marchas = await readMarchas(owner);
  await boards.ask('open', { port, entradas: Array.from({ length: screens }, () => ({ token })) });
  await pause(SETTLE_MS);
  const sentAt = await sendSteadily(port, marchas, rate, 200);
  const expected = marchas.length * screens;
  await eventually(async () => (await boards.ask('count', undefined)) >= expected, PATIENCE_MS);
  const oidos = await boards.ask('heard', undefined);
  await boards.ask('close', undefined);
  const latencies = oidos.map(({ index, at }) => (at - (sentAt[index] ?? NaN)) / 1000);
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const lost = expected - oidos.length;
  return {
    what: `Marchar → station, ${screens} screens of one house, ${rate} courses/s`,
    ours: `p50 ${millis(p50)}, p99 ${millis(p99)}, ${lost} lost`,
    value: p99,
    goal: {
      text: `p99 ≤ ${NOTICED_MS} ms, 0 lost`,
      isMet: (ms) => ms <= NOTICED_MS && lost === 0,
    },
  };
}

function nameOf({ tableros, rooms }: Setting): string {
  const count = `${tableros.toLocaleString('en')} ${tableros === 1 ? 'board' : 'boards'}`;
  if (tableros === 1) return count;
  return rooms === 1 ? `${count} in one room` : `${count}, each in its own room`;
}

let rounds = 0;

/** Each room has a local, the same in every round; a single house has too few mesas for them all. */
function nextLocales({ locales }: Stage, { rooms }: Setting): readonly Local[] {
  rounds += 1;
  return rooms === 1 ? locales.slice(-rounds, locales.length - rounds + 1) : locales.slice(0, rooms);
}

/** The boards connect by `entradas`, one for each room. */
interface Round {
  port: number;
  locales: readonly Local[];
  entradas: readonly Entrada[];
}

async function measureRound(
  { dataDir, boards }: Stage,
  { tableros, rooms, rate }: Setting,
  { port, locales, entradas }: Round,
): Promise<Latencies> {
  await withDatabaseOf(dataDir, clearMesas);
  const todas = Array.from({ length: tableros }, (_, i) => entradas[i % rooms] as Entrada);
  await boards.ask('open', { port, entradas: todas });
  await pause(SETTLE_MS);
  const requests = takeMesas(locales, rate * SECONDS).map(({ local, mesa }, i) => toPost(local, mesa, i));
  const sentAt = await sendSteadily(port, requests, rate);
  const expected = requests.length * (tableros / rooms);
  await eventually(async () => (await boards.ask('count', undefined)) >= expected, PATIENCE_MS);
  const oidos = await boards.ask('heard', undefined);
  const closedByServer = await boards.ask('close', undefined);
  if (closedByServer > 0) throw new Error(`The server closed ${closedByServer} boards`);
  const latencies = oidos.map(({ index, at }) => (at - (sentAt[index] ?? NaN)) / 1000);
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    lost: expected - oidos.length,
  };
}

function toRow(what: string, pairs: readonly Pair<Latencies>[]): Row {
  const [p50, p99] = (['p50', 'p99'] as const).map((key) =>
    summarize(pairs.map(({ ours, limit }) => ({ ours: ours[key], limit: limit[key] }))),
  ) as [Summary, Summary];
  const lost = pairs.reduce((sum, { ours }) => sum + ours.lost, 0);
  return {
    what,
    ours: `p50 ${millis(p50.ours)}, p99 ${millis(p99.ours)}, ${lost} lost`,
    limit: `p50 ${millis(p50.limit)}, p99 ${millis(p99.limit)}`,
    ratio: p99.ratio,
    value: p99.ours,
    goal: {
      text: `p99 ≤ ${NOTICED_MS} ms, 0 lost`,
      isMet: (ms) => ms <= NOTICED_MS && lost === 0,
    },
  };
}

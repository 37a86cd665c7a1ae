import { rutas, rutasGestion } from '@carta/contracts';
import type { BareHttp } from '../processes/bare-http-process';
import { findDemoId } from '../support/demo';
import { HelperProcess } from '../support/helper-process';
import { HttpConnection, exhaust, headersOf, toRequest } from '../support/http-connection';
import { cpuMicros } from '../support/process-stats';
import { atMost, kilobytes, micros } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, summarize } from '../support/stats';
import { accessTokens } from '../support/tokens';

const CONNECTIONS = 32;
const ROUNDS = 5;
const REQUESTS = 10_000;

/** Phones ask for the carta the first time, and when they already have it. */
const WAYS = [
  { name: '200, br', accept: 'gzip, deflate, br', status: 200 },
  { name: '200, gzip', accept: 'gzip', status: 200 },
  { name: '200, not compressed', accept: 'identity', status: 200 },
  { name: '304', accept: 'gzip, deflate, br', status: 304 },
] as const;

/** Compares the CPU of GET /carta (demo) with a bare node:http server that sends the same bytes. */
export async function measureCarta(scene: Scene): Promise<Result> {
  const path = rutas.carta(await findDemoId(scene.dataDir));
  const rows: Row[] = [];
  for (const way of WAYS) rows.push(await measureWay(scene, path, way));
  return { rows: [...rows, await measurePlan(scene)] };
}

async function measureWay(
  { product }: Scene,
  path: string,
  { name, accept, status }: (typeof WAYS)[number],
): Promise<Row> {
  tell(`GET /api/carta, ${name}`);
  const asked = toRequest('GET', path, { 'Accept-Encoding': accept });
  const answer = await HttpConnection.ask(product.port, asked);
  const headers = headersOf(answer);
  const request =
    status === 304
      ? toRequest('GET', path, { 'Accept-Encoding': accept, 'If-None-Match': headers.etag ?? '' })
      : asked;
  const bare = new HelperProcess<BareHttp>(require.resolve('../processes/bare-http-process'));
  const barePort = await bare.ask('listen', { headers, body: answer.body });
  const pairs = await alternate(
    ROUNDS,
    () => cpuPerRequest(product.pid, product.port, request, status),
    () => cpuPerRequest(bare.pid, barePort, request, status),
  );
  await bare.stop();
  const { ours, limit, ratio } = summarize(pairs);
  const size = status === 304 ? '' : ` (${kilobytes(answer.body.length)})`;
  return {
    what: `GET /api/carta, ${name}${size}: server CPU per request, against bare \`node:http\``,
    ours: micros(ours),
    limit: micros(limit),
    ratio,
  };
}

const DISHES = 990;
const PLANS = 5;

/** From a text to the stored plan of its import; the slowest counts. */
async function measurePlan({ product, dataDir, locales }: Scene): Promise<Row> {
  tell(`POST ${rutasGestion.importaciones()}`);
  const [token = ''] = accessTokens(dataDir, locales.slice(0, 1));
  const lines = Array.from({ length: DISHES }, (_, i) => `Plato ${toWord(i)} ........ 9,50 €`);
  const body = JSON.stringify({ texto: ['RACIONES', ...lines].join('\n') });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const request = toRequest('POST', rutasGestion.importaciones(), headers, body);
  let slowest = 0;
  for (let i = 0; i < PLANS; i += 1) {
    const from = performance.now();
    const { status } = await HttpConnection.ask(product.port, request);
    if (status !== 201) throw new Error(`The plan was answered ${status}`);
    slowest = Math.max(slowest, performance.now() - from);
  }
  return {
    what: `A text of ${DISHES} dishes, until its plan is stored and told: the slowest of ${PLANS}`,
    ours: `${slowest.toFixed(0)} ms`,
    value: slowest,
    goal: atMost(2_000, ' ms'),
  };
}

/** Letters alone: a figure could be read as a price. */
function toWord(i: number): string {
  const letter = (n: number) => String.fromCharCode(97 + (Math.floor(n) % 26));
  return `${letter(i / 676)}${letter(i / 26)}${letter(i)}o`;
}

async function cpuPerRequest(pid: number, port: number, request: Buffer, status: number): Promise<number> {
  return HttpConnection.withMany(port, CONNECTIONS, async (connections) => {
    const before = cpuMicros(pid);
    await exhaust(connections, REQUESTS, status, () => request);
    return (cpuMicros(pid) - before) / REQUESTS;
  });
}

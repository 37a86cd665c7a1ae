import { rutas } from '@carta/contracts';
import type { BareHttp } from '../processes/bare-http-process';
import { findDemoId } from '../support/demo';
import { HelperProcess } from '../support/helper-process';
import { HttpConnection, exhaust, headersOf, toRequest } from '../support/http-connection';
import { cpuMicros } from '../support/process-stats';
import { kilobytes, micros } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, summarize } from '../support/stats';

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
  return { rows };
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

async function cpuPerRequest(pid: number, port: number, request: Buffer, status: number): Promise<number> {
  return HttpConnection.withMany(port, CONNECTIONS, async (connections) => {
    const before = cpuMicros(pid);
    await exhaust(connections, REQUESTS, status, () => request);
    return (cpuMicros(pid) - before) / REQUESTS;
  });
}

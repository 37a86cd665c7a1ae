import { setTimeout as pause } from 'node:timers/promises';
import type { BareWs } from '../processes/bare-ws-process';
import type { Entrada, Tableros } from '../processes/tableros-process';
import { databaseUri } from '../../test/support/base-en-marcha';
import { CLIENTE, HelperProcess } from '../support/helper-process';
import { residentBytes } from '../support/process-stats';
import { kilobytes } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { quantile } from '../support/stats';
import { accessTokens } from '../support/tokens';

const TABLEROS = 2_000;
/** With this many boards, latidos have made the engine's room for young objects as large as it ever gets. */
const PRIMEROS = 200;
/** By then the garbage of connecting is collected: by the server after a rush, by the engine at rest. */
const SETTLE_S = 60;
/** Collections come and go, so the last seconds count. */
const COUNTED_S = 5;

/** Each idle board, which receives only its latido, adds this much memory to a server that has some. */
export async function measureMemoria({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`memory of ${TABLEROS} idle boards`);
  const boards = new HelperProcess<Tableros>(require.resolve('../processes/tableros-process'), CLIENTE);
  const bare = new HelperProcess<BareWs>(require.resolve('../processes/bare-ws-process'));
  const barePort = await bare.ask('listen', {
    uri: databaseUri(dataDir),
    stored: Buffer.of(5, 0, 0, 0, 0),
    event: [],
    answer: { headers: {}, body: Buffer.alloc(0) },
  });
  const entradas = accessTokens(dataDir, locales.slice(0, TABLEROS)).map((token) => ({ token }));
  const ours = await measureServer(boards, product.pid, product.port, entradas);
  const rooms = entradas.map((_, i) => ({ room: String(i) }));
  const limit = await measureServer(boards, bare.pid, barePort, rooms);
  await Promise.all([boards.stop(), bare.stop()]);
  const todos = TABLEROS.toLocaleString('en');
  return {
    rows: [
      {
        what: `Memory per idle board, from ${PRIMEROS} to ${todos} connected, against bare \`ws\``,
        ours: kilobytes(ours.each),
        limit: kilobytes(limit.each),
        ratio: ours.each / limit.each,
        value: ours.each,
        goal: { text: '< 30 KB', isMet: (bytes) => bytes < 30_000 },
      },
      {
        what: `Memory that ${todos} idle boards take of an empty server, for each`,
        ours: kilobytes(ours.eachOfAll),
        limit: kilobytes(limit.eachOfAll),
        ratio: ours.eachOfAll / limit.eachOfAll,
      },
    ],
  };
}

/** Counts bytes per board: of those after the first ones, and of all. */
interface Memoria {
  each: number;
  eachOfAll: number;
}

async function measureServer(
  boards: HelperProcess<Tableros>,
  pid: number,
  port: number,
  entradas: readonly Entrada[],
): Promise<Memoria> {
  const empty = await settledBytes(pid);
  await boards.ask('open', { port, entradas: entradas.slice(0, PRIMEROS) });
  const some = await settledBytes(pid);
  await boards.ask('open', { port, entradas: entradas.slice(PRIMEROS) });
  const all = await settledBytes(pid);
  await boards.ask('close', undefined);
  return {
    each: (all - some) / (entradas.length - PRIMEROS),
    eachOfAll: (all - empty) / entradas.length,
  };
}

async function settledBytes(pid: number): Promise<number> {
  const seen: number[] = [];
  for (let second = 0; second < SETTLE_S; second++) {
    await pause(1000);
    seen.push(residentBytes(pid));
    process.stderr.write('.');
  }
  return quantile(seen.slice(-COUNTED_S), 0.5);
}

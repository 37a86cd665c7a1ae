import { setTimeout as pause } from 'node:timers/promises';
import type { BareWs } from '../processes/bare-ws-process';
import type { Entrada, Tableros } from '../processes/tableros-process';
import { databaseUri } from '../support/database';
import { CLIENTE, HelperProcess } from '../support/helper-process';
import { residentBytes } from '../support/process-stats';
import { kilobytes } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { quantile } from '../support/stats';
import { accessTokens } from '../support/tokens';

const TABLEROS = 2_000;
/** What connecting leaves behind is collected by then: the engine collects once little is allocated. */
const SETTLE_S = 60;
/** Of which so many count: collections come and go. */
const COUNTED_S = 5;

/** Memory a server takes for each board that is connected and hears nothing but its latido. */
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
  const ours = await bytesPerBoard(boards, product.pid, product.port, entradas);
  const rooms = entradas.map((_, i) => ({ room: String(i) }));
  const limit = await bytesPerBoard(boards, bare.pid, barePort, rooms);
  await Promise.all([boards.stop(), bare.stop()]);
  const what = `Memory per idle board, ${TABLEROS.toLocaleString('en')} connected, against bare \`ws\``;
  return { rows: [{ what, ours: kilobytes(ours), limit: kilobytes(limit), ratio: ours / limit }] };
}

async function bytesPerBoard(
  boards: HelperProcess<Tableros>,
  pid: number,
  port: number,
  entradas: readonly Entrada[],
): Promise<number> {
  const before = await settledBytes(pid);
  await boards.ask('open', { port, entradas });
  const after = await settledBytes(pid);
  await boards.ask('close', undefined);
  return (after - before) / entradas.length;
}

/** The median of the last seconds of a while. */
async function settledBytes(pid: number): Promise<number> {
  const seen: number[] = [];
  for (let second = 0; second < SETTLE_S; second++) {
    await pause(1000);
    seen.push(residentBytes(pid));
    process.stderr.write('.');
  }
  return quantile(seen.slice(-COUNTED_S), 0.5);
}

import { rutas } from '@carta/contracts';
import { signalEngine } from '../../test/caos/support/procesos';
import { HttpConnection } from './http-connection';
import type { Local } from './locales';
import type { Owner } from './owner';
import { toOwnRequest } from './owner';
import { toPost } from './pedido';
import { eventually } from './poll';
import { timed } from './repeat';
import { atMost } from './report';
import type { Row } from './report';
import { median } from './stats';

const ROUNDS = 5;
const MESAS = 20;
/** It is far longer than any promise, and only bounds a failure (ms). */
const PATIENCE_MS = 60_000;

/** The embedded database is frozen, thawed and killed: how soon are orders refused, and accepted again? */
export async function measureDatabaseFailures(dataDir: string, owner: Owner, local: Local): Promise<Row[]> {
  const { port } = owner;
  let index = 0;
  const order = () => toPost(local, 100 + (index++ % MESAS), index);
  const statusOf = async (request: Buffer) => (await HttpConnection.ask(port, request)).status;
  const recover = () =>
    timed(async () => {
      const isBack = await eventually(async () => (await statusOf(order())) === 201, PATIENCE_MS);
      if (!isBack) throw new Error('Orders do not go through again');
    });
  const refuse = (request: Buffer) =>
    timed(async () => {
      const status = await statusOf(request);
      if (status !== 503) throw new Error(`Without a database the answer is ${status}`);
    });

  const [negativas, deshieladas, muertas]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    signalEngine(dataDir, 'SIGSTOP');
    const reads = [rutas.pedidos(), rutas.me()].map((path) => toOwnRequest(owner, 'GET', path));
    negativas.push(Math.max(...(await Promise.all([...reads, order(), order(), order()].map(refuse)))));
    signalEngine(dataDir, 'SIGCONT');
    deshieladas.push(await recover());
    signalEngine(dataDir, 'SIGKILL');
    muertas.push(await recover());
    process.stderr.write('.');
  }
  return [
    { what: 'The database is silent: the slowest of those who are answered 503', ...describe(negativas, 5) },
    { what: 'The database answers again: an order goes through', ...describe(deshieladas, 10) },
    { what: 'The database is killed: an order goes through again', ...describe(muertas, 10) },
  ];
}

function describe(ms: readonly number[], max: number): Pick<Row, 'ours' | 'value' | 'goal'> {
  const [worst, middle] = [Math.max(...ms) / 1000, median(ms) / 1000];
  return { ours: `${worst.toFixed(1)} (${middle.toFixed(1)}) s`, value: worst, goal: atMost(max, ' s') };
}

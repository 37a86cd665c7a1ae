import { once } from 'node:events';
import { connect } from 'node:net';
import { rutas } from '@carta/contracts';
import { findDemoId } from '../support/demo';
import { HttpConnection, toRequest } from '../support/http-connection';
import { atMost, millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';

const REQUESTS = 20_000;
const ROUNDS = 5;

/** One connection sends a megabyte of requests ahead, each with a body of one byte; somebody else asks meanwhile. */
export async function measureAvalancha({ product, dataDir }: Scene): Promise<Result> {
  tell('a flood of requests on one connection');
  const carta = toRequest('GET', rutas.carta(await findDemoId(dataDir)));
  const flood = toRequest('POST', '/api/x', { 'Content-Type': 'text/plain' }, '1')
    .toString('latin1')
    .repeat(REQUESTS);
  let slowest = 0;
  await HttpConnection.withMany(product.port, 1, async ([other]) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const flooder = connect(product.port, '127.0.0.1').on('error', () => undefined);
      await once(flooder, 'connect');
      const ended = new Promise((resolve) => flooder.once('close', resolve));
      flooder.resume().write(flood);
      let isOver = false;
      void ended.then(() => (isOver = true));
      do {
        const from = performance.now();
        await other?.send(carta);
        slowest = Math.max(slowest, performance.now() - from);
      } while (!isOver);
    }
  });
  return {
    rows: [
      {
        what: `${REQUESTS.toLocaleString('en')} requests with a body of one byte ahead on one connection: the carta on another one, the slowest of ${ROUNDS} rounds`,
        ours: millis(slowest),
        value: slowest,
        goal: atMost(100, ' ms'),
      },
    ],
  };
}

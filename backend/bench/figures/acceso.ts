import { setTimeout as pause } from 'node:timers/promises';
import { rutas } from '@carta/contracts';
import type { BareArgon } from '../processes/bare-argon-process';
import { loopDelayDuring } from '../support/event-loop';
import { HelperProcess } from '../support/helper-process';
import { HttpConnection, exhaust, toRequest } from '../support/http-connection';
import { millis, perSecond } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, median, summarize } from '../support/stats';

/** As many as the server hashes at once: more only wait. */
const IN_FLIGHT = 4;
const ROUNDS = 5;
const LOGINS = 150;

const LOGIN = toRequest(
  'POST',
  rutas.login(),
  { 'Content-Type': 'application/json' },
  JSON.stringify({ email: 'demo@cartadigital.es', password: 'demo1234' }),
);

/** Logins per second against comparing passwords alone, and how late everything else is meanwhile. */
export async function measureAcceso({ product }: Scene): Promise<Result> {
  tell(`POST /api/auth/login, ${IN_FLIGHT} in flight`);
  const bare = new HelperProcess<BareArgon>(require.resolve('../processes/bare-argon-process'));
  const delays: number[] = [];
  const pairs = await alternate(
    ROUNDS,
    async () => {
      let seconds = 0;
      delays.push(
        await loopDelayDuring(product, async () => {
          seconds = await login(product.port);
        }),
      );
      return LOGINS / seconds;
    },
    () => bare.ask('rate', { count: LOGINS, atOnce: IN_FLIGHT }),
  );
  await bare.stop();
  const idle = await loopDelayDuring(product, () => pause(3_000));
  const { ours, limit, ratio } = summarize(pairs);
  return {
    rows: [
      {
        what: `POST /api/auth/login, ${IN_FLIGHT} in flight, against comparing passwords (Argon2id) alone`,
        ours: perSecond(ours),
        limit: perSecond(limit),
        ratio,
      },
      {
        what: 'Event-loop delay of the server meanwhile, p99, against an idle server',
        ours: millis(median(delays)),
        limit: millis(idle),
        ratio: median(delays) / idle,
      },
    ],
  };
}

function login(port: number): Promise<number> {
  return HttpConnection.withMany(port, IN_FLIGHT, (connections) =>
    exhaust(connections, LOGINS, 200, () => LOGIN),
  );
}

import { setTimeout as pause } from 'node:timers/promises';
import { HttpConnection } from './http-connection';
import { now } from './monotonic';

/**
 * Sends each request at its own moment, `rate` a second, whether or not the one before was answered;
 * answers when each left, in µs of the machine's clock.
 * @throws when one is not answered 201.
 */
export async function sendSteadily(
  port: number,
  requests: readonly Buffer[],
  rate: number,
): Promise<number[]> {
  const free: HttpConnection[] = [];
  const all: HttpConnection[] = [];
  const sentAt: number[] = [];
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  for (const [i, request] of requests.entries()) {
    await pause(startedAt + (i * 1000) / rate - performance.now());
    const connection = takeOpen(free) ?? (await HttpConnection.open(port));
    if (!all.includes(connection)) all.push(connection);
    sentAt.push(now());
    answers.push(
      connection.send(request).then(({ status, body }) => {
        if (status !== 201) throw new Error(`${status} ${body.toString()}`);
        free.push(connection);
      }),
    );
  }
  try {
    await Promise.all(answers);
  } finally {
    for (const connection of all) connection.close();
  }
  return sentAt;
}

function takeOpen(free: HttpConnection[]): HttpConnection | undefined {
  let connection = free.pop();
  while (connection && !connection.isOpen) connection = free.pop();
  return connection;
}

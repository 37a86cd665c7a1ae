import { setTimeout as pause } from 'node:timers/promises';
import { HttpConnection } from './http-connection';
import { now } from './monotonic';

/**
 * Sends `rate` requests a second, whether or not earlier ones were answered; returns the µs of the machine's
 * clock at which each left. @throws when one is not answered `expected`
 */
export async function sendSteadily(
  port: number,
  requests: readonly Buffer[],
  rate: number,
  expected = 201,
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
        if (status !== expected) throw new Error(`${status} ${body.toString()}`);
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

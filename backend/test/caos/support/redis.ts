import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { eventually } from '../../support/mongo-motor';
import { freePort } from './servidor';

/** A Redis of one test: in memory, on a free port. */
export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws when redis-server is not installed. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const ended = once(child, 'exit').catch((error: Error) => error);
  await once(child, 'spawn').catch((error: Error) => {
    throw new Error(`redis-server does not start: ${error.message}. On Debian: apt-get install redis-server`);
  });
  await eventually(() => answers(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { eventually } from '../../support/mongo-motor';
import { freePort } from './puerto';

/** A Redis of one test, in memory: it can be killed, frozen, emptied, and started again at the same address. */
export class Redis {
  private child?: ChildProcess;

  private constructor(private readonly port: number) {}

  /** @throws when redis-server is not installed. */
  static async start(): Promise<Redis> {
    const redis = await Redis.prepare();
    await redis.boot();
    return redis;
  }

  /** An address where there is none yet. */
  static async prepare(): Promise<Redis> {
    return new Redis(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async boot(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    this.child = child;
    await once(child, 'spawn').catch((error: Error) => {
      throw new Error(
        `redis-server does not start: ${error.message}. On Debian: apt-get install redis-server`,
      );
    });
    await eventually(() => this.say('PING').then((answer) => answer.startsWith('+PONG')));
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** It keeps its connections and answers nobody. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** What it answers to one command, as it stands on the wire; empty when nobody is there. */
  async say(command: string): Promise<string> {
    const socket = createConnection(this.port, '127.0.0.1').setEncoding('utf8');
    try {
      socket.write(`${command}\r\n`);
      const [answer] = (await once(socket, 'data')) as [string];
      return answer;
    } catch {
      return '';
    } finally {
      socket.destroy();
    }
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

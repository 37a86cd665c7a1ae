import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  head: string;
  body: Buffer;
}

const PATIENCE_MS = 30_000;
const END_OF_HEAD = '\r\n\r\n';

/** One keep-alive connection sends one request at a time: a client can hardly do less work. */
export class HttpConnection {
  private received: Buffer = Buffer.alloc(0);
  private pending: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true).setTimeout(PATIENCE_MS, () => this.fail('no answer'));
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('close', () => this.fail('closed'));
    socket.on('error', () => this.fail('broken'));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  static async withMany<T>(
    port: number,
    count: number,
    use: (connections: HttpConnection[]) => Promise<T>,
  ): Promise<T> {
    const connections = await Promise.all(Array.from({ length: count }, () => HttpConnection.open(port)));
    try {
      return await use(connections);
    } finally {
      for (const connection of connections) connection.close();
    }
  }

  static ask(port: number, request: Buffer): Promise<HttpAnswer> {
    return HttpConnection.withMany(port, 1, async ([connection]) => {
      if (!connection) throw new Error('no connection');
      return connection.send(request);
    });
  }

  /** A server closes a connection that has been idle for long. */
  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  send(request: Buffer): Promise<HttpAnswer> {
    if (!this.isOpen) return Promise.reject(new Error('A connection of the benchmark: closed before'));
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.pending = undefined;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const start = end + END_OF_HEAD.length;
    if (this.received.length < start + length) return;
    const body = this.received.subarray(start, start + length);
    const settled = this.pending;
    this.received = Buffer.alloc(0);
    this.pending = undefined;
    settled?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  private fail(why: string): void {
    this.pending?.reject(new Error(`A connection of the benchmark: ${why}`));
    this.pending = undefined;
    this.socket.destroy();
  }
}

/**
 * Sends `total` requests over these connections, one at a time on each; returns the s that all took, and
 * calls `onAnswer` with the ms that each took.
 */
export async function exhaust(
  connections: readonly HttpConnection[],
  total: number,
  status: number,
  request: (index: number) => Buffer,
  onAnswer: (ms: number) => void = () => undefined,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (next < total) {
        const sentAt = performance.now();
        const answer = await connection.send(request(next++));
        if (answer.status !== status) throw new Error(`${answer.head}\n\n${answer.body.toString()}`);
        onAnswer(performance.now() - sentAt);
      }
    }),
  );
  return (performance.now() - startedAt) / 1000;
}

export function toRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Buffer {
  const length = body ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Returns headers in lower case, without those that Node adds to its answers by itself. */
export function headersOf({ head }: HttpAnswer): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));
}

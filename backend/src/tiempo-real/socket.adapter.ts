import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Server, ServerOptions } from 'socket.io';
import { DomainError } from '../common/errors/domain-error';
import type { Config } from '../config/config';
import { isOriginAllowed } from './origen';
import { toConnectError } from './tablero.gateway';

/** Limits of one connection: frames of 64 KB, 5 s to enter a namespace, no compression. */
const LIMITES_SOCKET: Partial<ServerOptions> = {
  maxHttpBufferSize: 64 * 1024,
  connectTimeout: 5_000,
  pingInterval: 10_000,
  pingTimeout: 5_000,
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
  transports: ['websocket', 'polling'],
};

/** The Socket.IO server as this product runs it: bounded, same-origin, shared through Redis if asked. */
export class SocketAdapter extends IoAdapter {
  private redis: ReturnType<typeof openRedis> | undefined;

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
  }

  /** Connects to Redis when several processes share the work; call before the app listens. */
  async connect(): Promise<void> {
    if (this.config.redisUrl === undefined) return;
    const redis = openRedis(this.config.redisUrl);
    redis.on('error', (error: Error) => this.logger.error(`Redis: ${error.message}`));
    await redis.connect();
    this.redis = redis;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const propias: Partial<ServerOptions> = {
      ...options,
      ...LIMITES_SOCKET,
      ...(this.redis ? { adapter: createAdapter(this.redis) } : {}),
      allowRequest: (request: IncomingMessage, decide) => {
        decide(null, isOriginAllowed(request.headers, this.config));
      },
    };
    const server = super.createIOServer(port, propias as ServerOptions);
    // Socket.IO's own namespace is nobody's: nothing is ever said there, so nobody is let in to stay
    server.of('/').use((_socket, next) => next(toConnectError(new DomainError('FORBIDDEN'))));
    return server;
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await this.redis?.close();
  }
}

/** The streams adapter reads replies in the shape of RESP 2. */
function openRedis(url: string) {
  return createClient({ url, RESP: 2 });
}

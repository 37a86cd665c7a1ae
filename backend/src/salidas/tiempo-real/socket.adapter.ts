import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { DomainError } from '../../plataforma/errores/domain-error';
import { RedisService } from '../../plataforma/redis/redis.service';
import type { Config } from '../../plataforma/config/config';
import { limitMensajes } from './limit-mensajes';
import { isOriginAllowed } from './origen';
import { createAdaptador } from './procesos/adaptador';
import { Flujo } from './procesos/flujo';
import { collectAfterOleadas } from './recoleccion';
import { toConnectError } from './tablero.gateway';

/** One connection has frames of 64 KB, 5 s to enter a namespace and no compression. */
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

export class SocketAdapter extends IoAdapter {
  private readonly flujo: Flujo | undefined;

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
    const { cliente } = app.get(RedisService);
    if (cliente) this.flujo = new Flujo(cliente);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { flujo } = this;
    flujo?.start();
    const propias: Partial<ServerOptions> = {
      ...options,
      ...LIMITES_SOCKET,
      ...(flujo ? { adapter: createAdaptador(flujo) } : {}),
      allowRequest: (request: IncomingMessage, decide) => {
        decide(null, isOriginAllowed(request.headers, this.config));
      },
    };
    const server = super.createIOServer(port, propias as ServerOptions);
    collectAfterOleadas(server);
    if (this.config.rateLimit) limitMensajes(server);
    // Nobody may stay in the default namespace, which is unused.
    server.of('/').use((_socket, next) => next(toConnectError(new DomainError('FORBIDDEN'))));
    return server;
  }

  /** Our gateways register listeners themselves: Nest would keep unused state for each socket. */
  override bindMessageHandlers(
    ...[socket, handlers, transform]: Parameters<IoAdapter['bindMessageHandlers']>
  ) {
    if (handlers.length > 0) super.bindMessageHandlers(socket, handlers, transform);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    this.flujo?.close();
  }
}

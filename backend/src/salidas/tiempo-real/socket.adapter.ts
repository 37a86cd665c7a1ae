import type { IncomingMessage, IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { DomainError } from '../../plataforma/errores/domain-error';
import { RedisService } from '../../plataforma/redis/redis.service';
import type { Config } from '../../plataforma/config/config';
import { createAdaptador } from './procesos/adaptador';
import { Flujo } from './procesos/flujo';
import { collectAfterOleadas } from './recoleccion';
import { toConnectError } from './tablero.gateway';
import { Logger } from '@nestjs/common';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A page that opens a socket must come from this server, from PUBLIC_URL or, in development, from this
 * machine. Other programs send no Origin.
 */
function isOriginAllowed(
  { origin, host }: IncomingHttpHeaders,
  { publicUrl, nodeEnv }: Pick<Config, 'publicUrl' | 'nodeEnv'>,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const pagina = new URL(origin);
  if (pagina.host === host) return true;
  if (publicUrl !== undefined && pagina.origin === new URL(publicUrl).origin) return true;
  return nodeEnv === 'development' && LOOPBACK.has(pagina.hostname);
}

/** A screen answers thirty latidos a minute, and a phone follows up to fifty orders when it connects. */
const MAX_POR_MINUTO = 300;
const MINUTO_MS = 60_000;

type Conexion = Socket['conn'];

interface Terminable {
  socket?: { terminate?: () => void };
}

const logger = new Logger('Sockets');

/** Cuts off a flooding client: the transport's packets are counted before they are read, pings too. */
function limitMensajes(server: Server): void {
  server.engine.on('connection', (conexion: Conexion) => {
    let desde = performance.now();
    let enviados = 0;
    conexion.on('packet', () => {
      const ahora = performance.now();
      if (ahora - desde > MINUTO_MS) [desde, enviados] = [ahora, 0];
      enviados += 1;
      if (enviados !== MAX_POR_MINUTO + 1) return;
      logger.log('Conexión cortada: demasiados mensajes');
      conexion.close(true);
      // A closing websocket would go on reading what the client has already sent.
      (conexion.transport as unknown as Terminable).socket?.terminate?.();
    });
  });
}

/** Nobody reads the connection of an upgrade to anything else, so nobody would learn that its client has gone. */
function endOtherUpgrades(http: HttpServer, path: string): void {
  http.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (!url.startsWith(`${path}/`)) socket.destroy();
  });
}

/** One connection has frames of 64 KB, 5 s to enter a namespace and no compression. */
const LIMITES_SOCKET: Partial<ServerOptions> = {
  maxHttpBufferSize: 64 * 1024,
  connectTimeout: 5_000,
  pingInterval: 10_000,
  pingTimeout: 5_000,
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
  destroyUpgrade: false,
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
    endOtherUpgrades(server.httpServer as HttpServer, server.path());
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

import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Requests under way have this long to finish; a container is killed after ten seconds. */
const GRACE_MS = 6_000;
/** A connection may become idle while closing: how often they are looked for. */
const SWEEP_MS = 50;
/** With everything cut, closing the database takes no longer than this. */
const LIMIT_MS = GRACE_MS + 10_000;

const logger = new Logger('Cierre');

/** Requests under way finish, sockets and database close, exit 0. A second signal does not wait. */
export function closeOnSignals(app: NestFastifyApplication): void {
  let closing = false;
  const onSignal = (): void => {
    if (closing) process.exit(1);
    closing = true;
    void close(app).then((code) => process.exit(code));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function close(app: NestFastifyApplication): Promise<number> {
  logger.log('Cerrando…');
  const server = app.getHttpServer();
  setInterval(() => server.listening || server.closeIdleConnections(), SWEEP_MS).unref();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  try {
    await app.close();
    return 0;
  } catch (error) {
    logger.error('No se ha podido cerrar bien.', error instanceof Error ? error.stack : undefined);
    return 1;
  }
}

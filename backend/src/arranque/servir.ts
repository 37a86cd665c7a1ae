import { printBanner } from './banner';
import { createApp } from './app.setup';
import type { BaseDatosService } from '../plataforma/base-datos/base-datos.service';
import type { Config } from '../plataforma/config/config';
import { surviveRechazos } from './rechazos';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export { copyBeforeMigrating } from '../herramientas/datos/copia-previa';

/** Requests under way have this long to finish. */
const GRACE_MS = 6_000;
/** A connection may become idle while closing: how often they are looked for. */
const SWEEP_MS = 50;
/** With everything cut, closing the database takes no longer than this; whoever kills us waits longer. */
export const LIMIT_MS = GRACE_MS + 10_000;

/** Serves the product until a signal ends it. @throws when it cannot listen. */
export async function serve(config: Config, database: BaseDatosService): Promise<void> {
  const app = await createApp(config, database);
  if (config.nodeEnv === 'production') surviveRechazos();
  closeOnSignals(app);
  await app.listen(config.port, config.host);
  await printBanner(app);
}

/** Requests under way finish, sockets and database close, exit 0. A second signal does not wait. */
function closeOnSignals(app: NestFastifyApplication): void {
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
  const logger = new Logger('Cierre');
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

import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { BaseDatosService } from '../plataforma/base-datos/base-datos.service';
import { EnvelopeInterceptor } from '../plataforma/http/envelope';
import { HttpErrorFilter } from '../plataforma/errores/http.filter';
import { createAdapter } from '../plataforma/http/adapter';
import { measurePeticiones } from '../plataforma/http/medir-peticiones';
import { registerRequestLog } from '../plataforma/http/request-log';
import { registerSecurityHeaders } from '../plataforma/http/security-headers';
import { createLogger } from '../plataforma/log/logger';
import { ValidacionPipe } from '../plataforma/validacion/validation.pipe';
import type { Config } from '../plataforma/config/config';
import { registerOpenApi } from './openapi';
import { SocketAdapter } from '../salidas/tiempo-real/socket.adapter';

const OUTSIDE_API = ['metrics', 'uploads/:nombre'];

/** Where its calls are. */
export function setAddresses(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
}

/** @param database already open; otherwise the application opens it. */
export async function createApp(
  config: Config,
  database?: BaseDatosService,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, database),
    createAdapter(config),
    { logger: createLogger(config), abortOnError: false, bodyParser: false },
  );
  registerRequestLog(app);
  measurePeticiones(app);
  registerSecurityHeaders(app, config);
  setAddresses(app);
  app.useGlobalFilters(new HttpErrorFilter());
  app.useGlobalInterceptors(new EnvelopeInterceptor());
  app.useGlobalPipes(new ValidacionPipe());
  registerOpenApi(app, config);
  app.useWebSocketAdapter(new SocketAdapter(app, config));
  return app;
}

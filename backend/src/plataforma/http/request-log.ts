import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../acceso/acceso';
import { Muestreo } from '../log/muestreo';

const CABECERA_PETICION = 'X-Request-Id';

/** A person has noticed by then; such an answer has a line with its house, a read too. */
const LENTA_MS = 1_000;

const logger = new Logger('Http');

/** Logs one line per response, but only some of the refusals, which anybody can cause. */
export function registerRequestLog(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(CABECERA_PETICION, request.id);
    done();
  });
  const rechazos = new Muestreo((fuera) =>
    logger.log(`${fuera} rechazos más en un minuto, sin línea propia`),
  );
  fastify.addHook('onResponse', (request, reply, done) => {
    const isRechazo = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!isRechazo || rechazos.take()) logAnswer(request, reply);
    done();
  });
  fastify.addHook('onClose', (_fastify, done) => {
    rechazos.end();
    done();
  });
}

/** Successful reads are most of the traffic: they are logged at debug only, unless they were slow. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isLenta = reply.elapsedTime >= LENTA_MS;
  const level = isRead && reply.statusCode < 400 && !isLenta ? 'debug' : 'log';
  if (!Logger.isLevelEnabled(level)) return;
  // The route's pattern is logged, because an address may carry a code or an email.
  const ruta = request.routeOptions.url ?? '(desconocida)';
  logger[level](`${request.method} ${ruta} ${reply.statusCode}`, {
    requestId: request.id,
    metodo: request.method,
    ruta,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(isLenta ? { lenta: true, restaurante: restauranteOf(request) } : {}),
  });
}

/** The house that it was about, by its id: of the session, or as the phone named it; undefined where it names none. */
function restauranteOf({ query, body, ...request }: FastifyRequest): string | undefined {
  const { contexto } = request as { contexto?: Contexto };
  const { restaurante, restaurantId = restaurante } = {
    ...(body as object | null),
    ...(query as object | null),
  } as Record<'restaurante' | 'restaurantId', unknown>;
  return contexto?.restauranteId ?? (isHexId(restaurantId) ? restaurantId : undefined);
}

const isHexId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id);

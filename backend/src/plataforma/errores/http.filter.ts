import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { SobreFallo } from '@carta/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { toDomainError } from './to-domain-error';

/** Every failure over HTTP leaves through here, in the envelope (docs/api.md#conventions). */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toDomainError(thrown);
    if (error.status >= 500) this.logFailure(error, request);
    if (reply.sent) return;
    if (error.detalle.retryAfter !== undefined) {
      void reply.header('Retry-After', String(Math.max(1, Math.ceil(error.detalle.retryAfter))));
    }
    void reply.status(error.status).header('Cache-Control', 'no-store').send(toSobre(error));
  }

  private logFailure(error: DomainError, { method, url, id }: FastifyRequest): void {
    const { cause } = error.detalle;
    this.logger.error(error.message, cause instanceof Error ? cause.stack : undefined, {
      requestId: id,
      code: error.code,
      metodo: method,
      ruta: sinQuery(url),
    });
  }
}

function toSobre(error: DomainError): SobreFallo {
  const { errors, data } = error.detalle;
  return {
    success: false,
    code: error.code,
    message: error.message,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** Queries may carry a code or an email, so they never reach a log. */
function sinQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

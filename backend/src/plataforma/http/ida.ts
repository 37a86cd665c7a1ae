import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client has gone before its response. */
export const Ida = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const ida = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) ida.abort();
  });
  return ida.signal;
});

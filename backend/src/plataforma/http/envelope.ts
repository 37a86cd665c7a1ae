import { Injectable, SetMetadata } from '@nestjs/common';
import type { CallHandler, CustomDecorator, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { SobreExito } from '@carta/contracts';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';

const META_MENSAJE = 'carta:mensaje';

/** Adds a message for people to a route's success. */
export const Mensaje = (mensaje: string): CustomDecorator => SetMetadata(META_MENSAJE, mensaje);

/** Every success leaves through here (docs/api.md#conventions). */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor<unknown, SobreExito<unknown>> {
  intercept(context: ExecutionContext, next: CallHandler): Observable<SobreExito<unknown>> {
    const message = Reflect.getMetadata(META_MENSAJE, context.getHandler()) as string | undefined;
    const withMessage = message === undefined ? {} : { message };
    return next
      .handle()
      .pipe(map((data: unknown) => ({ success: true, data: data ?? null, ...withMessage })));
  }
}

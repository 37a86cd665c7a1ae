import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { SobreExito } from '@carta/contracts';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Puts what a controller answers into the envelope of API §1. Nothing else writes a success. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor<unknown, SobreExito<unknown>> {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<SobreExito<unknown>> {
    return next.handle().pipe(map((data: unknown) => ({ success: true, data: data ?? null })));
  }
}

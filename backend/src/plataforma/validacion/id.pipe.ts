import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { reglasIds } from '@carta/contracts';
import { badRequest } from '../errores/domain-error';

/** Accepts 24 hexadecimal digits, returned in lower case. @throws 400 */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const mensaje = reglasIds.id(value);
    if (mensaje !== null || typeof value !== 'string') throw badRequest(mensaje ?? undefined);
    return value.toLowerCase();
  }
}

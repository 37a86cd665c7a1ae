import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Limites } from './limites.service';

/** Counts, by address, reads of the public menu that cost a look at the database. */
@Injectable()
export class LimiteCarta implements CanActivate {
  constructor(private readonly limites: Limites) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limites.consume('cartaPorDireccion', context.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}

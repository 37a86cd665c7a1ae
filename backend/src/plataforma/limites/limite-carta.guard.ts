import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Limites } from './limites.service';

/** Limits the public menu's reads by address, because each costs a look at the database. */
@Injectable()
export class LimiteCarta implements CanActivate {
  constructor(private readonly limites: Limites) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limites.consume('cartaPorDireccion', context.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}

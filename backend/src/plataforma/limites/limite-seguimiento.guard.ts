import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Limites } from './limites.service';

@Injectable()
export class LimiteSeguimiento implements CanActivate {
  constructor(private readonly limites: Limites) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limites.consume('seguimientoPorDireccion', ip);
    return true;
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Publico } from '../acceso/acceso';
import { noEncontrado } from '../errores/domain-error';
import { Config } from '../config/config';
import { Metricas } from './metricas.service';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** METRICS decides who may read this, outside the API; anybody else gets 404. */
@Publico()
@Controller('metrics')
export class MetricasController {
  constructor(
    private readonly metricas: Metricas,
    private readonly config: Config,
  ) {}

  /** Reads what Prometheus collects. */
  @Get()
  async getMetricas(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.isAllowed(request)) throw noEncontrado();
    void reply.header('content-type', this.metricas.contentType).send(await this.metricas.text());
  }

  /** A proxy on this machine also comes from loopback, but forwards its client's address. */
  private isAllowed({ ip, headers }: FastifyRequest): boolean {
    const { metrics, metricsToken } = this.config;
    if (metrics === 'off') return false;
    if (metricsToken !== undefined) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (metrics === 'all') return true;
    const isProxied = 'x-forwarded-for' in headers || 'forwarded' in headers;
    return !isProxied && LOOPBACK.test(ip);
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(texto: string): Buffer {
  return createHash('sha256').update(texto).digest();
}

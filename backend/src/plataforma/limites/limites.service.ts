import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Counter } from 'prom-client';
import { Config } from '../config/config';
import { demasiadasSolicitudes } from '../errores/domain-error';
import { redDe } from '../red/red-de';
import type { ClienteRedis } from '../redis/cliente-redis';
import { RedisService } from '../redis/redis.service';
import { LIMITES_DE_RITMO } from './tabla';
import { Metricas } from '../salud/metricas.service';
import type { NombreLimite } from './tabla';

/** Turns are counted in this process, or in Redis when several share the work. */
@Injectable()
export class Limites implements OnModuleInit {
  /** A limiter uses only this method, within the time that a request may wait for Redis. */
  private readonly contador: Pick<ClienteRedis, 'eval'> = {
    eval: (guion, opciones) => this.redis.ask((cliente) => cliente.eval(guion, opciones)),
  };
  private readonly limitadores = new Map<NombreLimite, RateLimiterAbstract[]>();
  private readonly rechazos: Counter<'limite'>;

  constructor(
    private readonly config: Config,
    private readonly redis: RedisService,
    { registro }: Metricas,
  ) {
    this.rechazos = new Counter({
      name: 'carta_rechazos_por_limite_total',
      help: 'Requests that this process refused because of a limit, by its kind. Sum over processes.',
      labelNames: ['limite'],
      registers: [registro],
    });
  }

  onModuleInit(): void {
    if (!this.config.rateLimit) return;
    for (const nombre of Object.keys(LIMITES_DE_RITMO) as NombreLimite[]) {
      this.limitadores.set(nombre, this.createLimitadores(nombre));
      // a rate misses the first of a series that began with it
      this.rechazos.inc({ limite: nombre }, 0);
    }
  }

  /**
   * Spends turns of a subject (an address, a mesa, an email …); `mensaje` replaces the usual words.
   * @throws TOO_MANY_REQUESTS with the seconds to wait when none is left.
   */
  async consume(nombre: NombreLimite, subject: string, mensaje?: string, cuantos = 1): Promise<void> {
    try {
      const contado = countedAs(nombre, subject);
      await Promise.all(this.of(nombre).map((limitador) => limitador.consume(contado, cuantos)));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        this.rechazos.inc({ limite: nombre });
        throw demasiadasSolicitudes(refusal.msBeforeNext / 1_000, mensaje);
      }
      throw refusal;
    }
  }

  async giveBack(nombre: NombreLimite, subject: string, cuantos = 1): Promise<void> {
    const contado = countedAs(nombre, subject);
    await Promise.all(this.of(nombre).map((limitador) => limitador.reward(contado, cuantos)));
  }

  private of(nombre: NombreLimite): RateLimiterAbstract[] {
    return this.limitadores.get(nombre) ?? [];
  }

  /** While Redis is away, or slow, each process counts by itself: nobody waits for it. */
  private createLimitadores(nombre: NombreLimite): RateLimiterAbstract[] {
    return LIMITES_DE_RITMO[nombre].map(({ veces, segundos }) => {
      const opciones = { keyPrefix: `carta:${nombre}:${segundos}`, points: veces, duration: segundos };
      const propio = new RateLimiterMemory(opciones);
      if (!this.redis.cliente) return propio;
      return new RateLimiterRedis({
        ...opciones,
        storeClient: this.contador,
        useRedisPackage: true,
        insuranceLimiter: propio,
      });
    });
  }
}

function countedAs(nombre: NombreLimite, subject: string): string {
  return nombre.endsWith('PorDireccion') ? redDe(subject) : subject;
}

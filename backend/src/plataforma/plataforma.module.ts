import { Global, Module } from '@nestjs/common';
import { Config } from './config/config';
import { FallosController } from './fallos/fallos.controller';
import { FallosService } from './fallos/fallos.service';
import { DomainEvents } from './hechos/domain-events';
import { ConexionesService } from './http/conexiones.service';
import { Limites } from './limites/limites.service';
import { createCliente } from './redis/cliente-redis';
import { RedisService } from './redis/redis.service';
import { DiscoService } from './salud/disco.service';
import { MedidasBaseDatosService } from './salud/medidas-base-datos.service';
import { MetricasController } from './salud/metricas.controller';
import { Metricas } from './salud/metricas.service';
import { SaludController } from './salud/salud.controller';
import { SaludService } from './salud/salud.service';
import { VitalesController } from './salud/vitales.controller';
import { VitalesService } from './salud/vitales.service';

/** What every district may use, beside its configuration and its database. */
@Global()
@Module({
  controllers: [SaludController, MetricasController, VitalesController, FallosController],
  providers: [
    DomainEvents,
    Limites,
    ConexionesService,
    SaludService,
    DiscoService,
    MedidasBaseDatosService,
    VitalesService,
    Metricas,
    FallosService,
    {
      provide: RedisService,
      inject: [Config],
      useFactory: async ({ redisUrl }: Config) =>
        new RedisService(redisUrl === undefined ? undefined : await createCliente(redisUrl)),
    },
  ],
  exports: [DomainEvents, Limites, ConexionesService, Metricas, RedisService],
})
export class PlataformaModule {}

import { Global, Module } from '@nestjs/common';
import { colecciones } from './base-datos/coleccion';
import { Config } from './config/config';
import { FallosController } from './fallos/fallos.controller';
import { FallosService } from './fallos/fallos.service';
import { DomainEvents } from './hechos/domain-events';
import { ConexionesService } from './http/conexiones.service';
import { Limites } from './limites/limites.service';
import { PulsoController } from './pulso/pulso.controller';
import { pulsoSchema } from './pulso/pulso.schema';
import { PulsoService } from './pulso/pulso.service';
import { PulsosRepository } from './pulso/pulsos.repository';
import { createCliente } from './redis/cliente-redis';
import { RedisService } from './redis/redis.service';
import { CopiasVistas } from './salud/copias-vistas.service';
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
  imports: [colecciones(pulsoSchema)],
  controllers: [SaludController, MetricasController, VitalesController, FallosController, PulsoController],
  providers: [
    DomainEvents,
    Limites,
    ConexionesService,
    SaludService,
    DiscoService,
    CopiasVistas,
    MedidasBaseDatosService,
    VitalesService,
    Metricas,
    FallosService,
    PulsoService,
    PulsosRepository,
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

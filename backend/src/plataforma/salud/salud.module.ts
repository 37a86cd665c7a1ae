import { Global, Module } from '@nestjs/common';
import { DiscoService } from './disco.service';
import { Metricas } from './metricas.service';
import { MetricasController } from './metricas.controller';
import { SaludController } from './salud.controller';
import { SaludService } from './salud.service';

@Global()
@Module({
  controllers: [SaludController, MetricasController],
  providers: [SaludService, DiscoService, Metricas],
  exports: [Metricas],
})
export class SaludModule {}

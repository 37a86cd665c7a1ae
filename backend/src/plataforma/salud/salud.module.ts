import { Global, Module } from '@nestjs/common';
import { Metricas } from './metricas.service';
import { MetricasController } from './metricas.controller';
import { SaludController } from './salud.controller';
import { SaludService } from './salud.service';

@Global()
@Module({
  controllers: [SaludController, MetricasController],
  providers: [SaludService, Metricas],
  exports: [Metricas],
})
export class SaludModule {}

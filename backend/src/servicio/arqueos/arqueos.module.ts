import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { arqueoSchema } from './arqueo.schema';
import { ArqueosRepository } from './arqueos.repository';
import { ArqueosService } from './arqueos.service';

@Module({
  imports: [colecciones(arqueoSchema)],
  providers: [ArqueosService, ArqueosRepository],
  exports: [ArqueosService],
})
export class ArqueosModule {}

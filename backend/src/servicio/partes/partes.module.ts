import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { nocheSchema } from './noche.schema';
import { parteSchema } from './parte.schema';
import { PartesRepository } from './partes.repository';
import { PartesService } from './partes.service';

@Module({
  imports: [colecciones(nocheSchema, parteSchema)],
  providers: [PartesService, PartesRepository],
  exports: [PartesService],
})
export class PartesModule {}

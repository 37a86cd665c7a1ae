import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { nocheSchema } from './noche.schema';
import { parteSchema } from './parte-de-noche.schema';
import { PartesDeNocheRepository } from './partes-de-noche.repository';
import { PartesDeNocheService } from './partes-de-noche.service';

@Module({
  imports: [colecciones(nocheSchema, parteSchema)],
  providers: [PartesDeNocheService, PartesDeNocheRepository],
  exports: [PartesDeNocheService],
})
export class PartesDeNocheModule {}

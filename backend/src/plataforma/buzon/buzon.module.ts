import { Module } from '@nestjs/common';
import { colecciones } from '../base-datos/coleccion';
import { BuzonService } from './buzon.service';
import { envioSchema } from './envio.schema';
import { EnviosRepository } from './envios.repository';
import { Ritmo } from './ritmo';

@Module({
  imports: [colecciones(envioSchema)],
  providers: [BuzonService, EnviosRepository, Ritmo],
  exports: [BuzonService],
})
export class BuzonModule {}

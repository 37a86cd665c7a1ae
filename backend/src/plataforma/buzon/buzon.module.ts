import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BuzonService } from './buzon.service';
import { ENVIO, envioSchema } from './envio.schema';
import { EnviosRepository } from './envios.repository';
import { Ritmo } from './ritmo';

@Module({
  imports: [MongooseModule.forFeature([{ name: ENVIO, schema: envioSchema }])],
  providers: [BuzonService, EnviosRepository, Ritmo],
  exports: [BuzonService],
})
export class BuzonModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { AVISO, avisoSchema } from './aviso.schema';
import { AvisosMesaService } from './avisos-mesa.service';
import { AvisosController } from './avisos.controller';
import { AvisosRepository } from './avisos.repository';
import { AvisosService } from './avisos.service';
import { SeguimientoAvisos } from './seguimiento-avisos.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: AVISO, schema: avisoSchema }]), RestaurantesModule],
  controllers: [AvisosController],
  providers: [AvisosService, AvisosMesaService, AvisosRepository, SeguimientoAvisos],
  exports: [AvisosService, SeguimientoAvisos],
})
export class AvisosModule {}

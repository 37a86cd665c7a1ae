import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { OPCION, opcionSchema } from './opcion.schema';
import { OpcionesController } from './opciones.controller';
import { OpcionesRepository } from './opciones.repository';
import { OpcionesService } from './opciones.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: OPCION, schema: opcionSchema }]), RestaurantesModule],
  controllers: [OpcionesController],
  providers: [OpcionesService, OpcionesRepository],
  exports: [OpcionesService],
})
export class OpcionesModule {}

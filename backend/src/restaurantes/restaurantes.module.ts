import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecretosQrRepository } from './secretos-qr.repository';
import { MesasFirmadasService } from './mesas-firmadas.service';
import { MesasController } from './mesas.controller';
import { MesasService } from './mesas.service';
import { RESTAURANTE, restauranteSchema } from './restaurante.schema';
import { RestaurantesController } from './restaurantes.controller';
import { RestaurantesRepository } from './restaurantes.repository';
import { RestaurantesService } from './restaurantes.service';
import { ServicioController } from './servicio.controller';
import { ServicioService } from './servicio.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: RESTAURANTE, schema: restauranteSchema }])],
  controllers: [RestaurantesController, MesasController, ServicioController],
  providers: [
    SecretosQrRepository,
    MesasFirmadasService,
    MesasService,
    RestaurantesRepository,
    RestaurantesService,
    ServicioService,
  ],
  exports: [MesasFirmadasService, RestaurantesService],
})
export class RestaurantesModule {}

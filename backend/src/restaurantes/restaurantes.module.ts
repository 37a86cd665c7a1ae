import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RESTAURANTE, restauranteSchema } from './restaurante.schema';
import { RestaurantesController } from './restaurantes.controller';
import { RestaurantesRepository } from './restaurantes.repository';
import { RestaurantesService } from './restaurantes.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: RESTAURANTE, schema: restauranteSchema }])],
  controllers: [RestaurantesController],
  providers: [RestaurantesService, RestaurantesRepository],
  exports: [RestaurantesService],
})
export class RestaurantesModule {}

import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { opcionSchema } from './opcion.schema';
import { OpcionesController } from './opciones.controller';
import { OpcionesRepository } from './opciones.repository';
import { OpcionesService } from './opciones.service';

@Module({
  imports: [colecciones(opcionSchema), RestaurantesModule],
  controllers: [OpcionesController],
  providers: [OpcionesService, OpcionesRepository],
  exports: [OpcionesService],
})
export class OpcionesModule {}

import { Module } from '@nestjs/common';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { productoSchema } from '../productos/lista/producto.schema';
import { PreciosZonaController } from './precios-zona.controller';
import { PreciosZonaRepository } from './precios-zona.repository';
import { PreciosZonaService } from './precios-zona.service';

@Module({
  imports: [colecciones(productoSchema), RestaurantesModule],
  controllers: [PreciosZonaController],
  providers: [PreciosZonaService, PreciosZonaRepository],
})
export class PreciosModule {}

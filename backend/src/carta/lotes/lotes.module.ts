import { Module } from '@nestjs/common';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CategoriasModule } from '../categorias/categorias.module';
import { productoSchema } from '../productos/lista/producto.schema';
import { ProductosModule } from '../productos/productos.module';
import { EjecucionTandas } from './ejecucion-tandas.service';
import { FilasTandaRepository } from './filas-tanda.repository';
import { tandaSchema } from './tanda.schema';
import { TandasController } from './tandas.controller';
import { TandasRepository } from './tandas.repository';
import { TandasService } from './tandas.service';

@Module({
  imports: [colecciones(productoSchema, tandaSchema), CategoriasModule, ProductosModule, RestaurantesModule],
  controllers: [TandasController],
  providers: [TandasService, TandasRepository, FilasTandaRepository, EjecucionTandas],
  exports: [FilasTandaRepository],
})
export class LotesModule {}

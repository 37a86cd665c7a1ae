import { Module } from '@nestjs/common';
import { CategoriasModule } from '../categorias/categorias.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { CartaCaliente } from './bytes/carta-caliente';
import { CartaController } from './carta.controller';
import { CartaService } from './carta.service';

@Module({
  imports: [RestaurantesModule, CategoriasModule, ProductosModule, OpcionesModule],
  controllers: [CartaController],
  providers: [CartaService, CartaCaliente],
  exports: [CartaService],
})
export class CartaModule {}

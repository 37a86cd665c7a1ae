import { Module } from '@nestjs/common';
import { CategoriasModule } from '../categorias/categorias.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { TextosModule } from '../textos/textos.module';
import { CartaController } from './carta.controller';
import { CartaService } from './carta.service';

@Module({
  imports: [RestaurantesModule, CategoriasModule, ProductosModule, OpcionesModule, TextosModule],
  controllers: [CartaController],
  providers: [CartaService],
  exports: [CartaService],
})
export class CartaModule {}

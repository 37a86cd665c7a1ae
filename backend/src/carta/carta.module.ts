import { Module } from '@nestjs/common';
import { CategoriasModule } from '../categorias/categorias.module';
import { ProductosModule } from '../productos/productos.module';
import { RestaurantesModule } from '../restaurantes/restaurantes.module';
import { CartaCaliente } from './lista/carta-caliente';
import { CartaController } from './carta.controller';
import { CartaService } from './carta.service';
import { PaginasListasService } from './lista/paginas-listas.service';

@Module({
  imports: [RestaurantesModule, CategoriasModule, ProductosModule],
  controllers: [CartaController],
  providers: [CartaService, CartaCaliente, PaginasListasService],
  exports: [CartaService, PaginasListasService],
})
export class CartaModule {}

import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CategoriasModule } from '../categorias/categorias.module';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { BorradoController } from './borrado.controller';
import { ColaProductos } from './cola-productos';
import { EdicionService } from './edicion.service';
import { FotosHuerfanas } from './fotos-huerfanas.service';
import { FotosProductoService } from './fotos-producto.service';
import { OrdenProductosRepository } from './orden-productos.repository';
import { OrdenProductosService } from './orden-productos.service';
import { productoSchema } from './producto.schema';
import { ProductosController } from './productos.controller';
import { ProductosRepository } from './productos.repository';
import { ProductosService } from './productos.service';

@Module({
  imports: [
    colecciones(productoSchema),
    CategoriasModule,
    OpcionesModule,
    ImagenesModule,
    RestaurantesModule,
  ],
  controllers: [ProductosController, BorradoController],
  providers: [
    ProductosService,
    ColaProductos,
    EdicionService,
    OrdenProductosService,
    FotosHuerfanas,
    FotosProductoService,
    ProductosRepository,
    OrdenProductosRepository,
  ],
  exports: [ProductosService, ProductosRepository, OrdenProductosRepository, ColaProductos],
})
export class ProductosModule {}

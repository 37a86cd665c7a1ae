import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CategoriasModule } from '../categorias/categorias.module';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { BorradoController } from './edicion/borrado.controller';
import { ColaProductos } from './lista/cola-productos';
import { EdicionService } from './edicion/edicion.service';
import { FotosHuerfanas } from './fotos/fotos-huerfanas.service';
import { FotosProductoService } from './fotos/fotos-producto.service';
import { OrdenProductosRepository } from './lista/orden-productos.repository';
import { OrdenProductosService } from './orden/orden-productos.service';
import { productoSchema } from './lista/producto.schema';
import { ProductosController } from './productos.controller';
import { ProductosRepository } from './lista/productos.repository';
import { ProductosService } from './lista/productos.service';

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

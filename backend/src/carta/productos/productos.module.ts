import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CategoriasModule } from '../categorias/categorias.module';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { RestaurantesModule } from '../../casa/locales/restaurantes.module';
import { BorradoCategoriaController } from './borrado-categoria.controller';
import { BorradoOpcionController } from './borrado-opcion.controller';
import { ColaProductos } from './cola-productos';
import { EdicionService } from './edicion.service';
import { FotosHuerfanas } from './fotos-huerfanas.service';
import { FotosProductoService } from './fotos-producto.service';
import { OrdenProductosRepository } from './orden-productos.repository';
import { OrdenProductosService } from './orden-productos.service';
import { PRODUCTO, productoSchema } from './producto.schema';
import { PreciosZonaController } from './precios-zona.controller';
import { PreciosZonaRepository } from './precios-zona.repository';
import { PreciosZonaService } from './precios-zona.service';
import { ProductosController } from './productos.controller';
import { ProductosRepository } from './productos.repository';
import { ProductosService } from './productos.service';
import { EjecucionTandas } from './tandas/ejecucion-tandas.service';
import { FilasTandaRepository } from './tandas/filas-tanda.repository';
import { TANDA, tandaSchema } from './tandas/tanda.schema';
import { TandasController } from './tandas/tandas.controller';
import { TandasRepository } from './tandas/tandas.repository';
import { TandasService } from './tandas/tandas.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCTO, schema: productoSchema },
      { name: TANDA, schema: tandaSchema },
    ]),
    CategoriasModule,
    OpcionesModule,
    ImagenesModule,
    RestaurantesModule,
  ],
  controllers: [
    TandasController,
    ProductosController,
    BorradoCategoriaController,
    BorradoOpcionController,
    PreciosZonaController,
  ],
  providers: [
    ProductosService,
    ColaProductos,
    EdicionService,
    OrdenProductosService,
    FotosHuerfanas,
    FotosProductoService,
    ProductosRepository,
    OrdenProductosRepository,
    PreciosZonaRepository,
    PreciosZonaService,
    TandasService,
    TandasRepository,
    FilasTandaRepository,
    EjecucionTandas,
  ],
  exports: [ProductosService],
})
export class ProductosModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CategoriasModule } from '../categorias/categorias.module';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { OpcionesModule } from '../opciones/opciones.module';
import { BorradoCategoriaController } from './borrado-categoria.controller';
import { BorradoOpcionController } from './borrado-opcion.controller';
import { EdicionService } from './edicion.service';
import { FotosHuerfanas } from './fotos-huerfanas.service';
import { PRODUCTO, productoSchema } from './producto.schema';
import { ProductosController } from './productos.controller';
import { ProductosRepository } from './productos.repository';
import { ProductosService } from './productos.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PRODUCTO, schema: productoSchema }]),
    CategoriasModule,
    OpcionesModule,
    ImagenesModule,
  ],
  controllers: [ProductosController, BorradoCategoriaController, BorradoOpcionController],
  providers: [ProductosService, EdicionService, FotosHuerfanas, ProductosRepository],
  exports: [ProductosService],
})
export class ProductosModule {}

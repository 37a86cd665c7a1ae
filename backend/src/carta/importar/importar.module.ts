import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { CategoriasModule } from '../categorias/categorias.module';
import { LotesModule } from '../lotes/lotes.module';
import { productoSchema } from '../productos/lista/producto.schema';
import { ProductosModule } from '../productos/productos.module';
import { AplicacionImportaciones } from './aplicar/aplicacion.service';
import { EjecucionImportaciones } from './aplicar/ejecucion-importaciones.service';
import { FilasImportacionRepository } from './aplicar/filas-importacion.repository';
import { ImportacionesController } from './importaciones.controller';
import { ImportacionesService } from './importaciones.service';
import { LecturaService } from './lectura/lectura.service';
import { importacionSchema } from './plan/importacion.schema';
import { ImportacionesRepository } from './plan/importaciones.repository';

@Module({
  imports: [colecciones(productoSchema, importacionSchema), CategoriasModule, ProductosModule, LotesModule],
  controllers: [ImportacionesController],
  providers: [
    ImportacionesService,
    LecturaService,
    ImportacionesRepository,
    FilasImportacionRepository,
    AplicacionImportaciones,
    EjecucionImportaciones,
  ],
})
export class ImportarModule {}

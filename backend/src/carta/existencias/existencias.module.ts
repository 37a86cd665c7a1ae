import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { productoSchema } from '../productos/lista/producto.schema';
import { ProductosModule } from '../productos/productos.module';
import { ExistenciasController } from './existencias.controller';
import { ExistenciasRepository } from './existencias.repository';
import { ExistenciasService } from './existencias.service';

@Module({
  imports: [colecciones(productoSchema), ProductosModule],
  controllers: [ExistenciasController],
  providers: [ExistenciasService, ExistenciasRepository],
  exports: [ExistenciasService],
})
export class ExistenciasModule {}

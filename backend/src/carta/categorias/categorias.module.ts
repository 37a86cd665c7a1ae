import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { categoriaSchema } from './categoria.schema';
import { CategoriasController } from './categorias.controller';
import { CategoriasRepository } from './categorias.repository';
import { CategoriasService } from './categorias.service';

@Module({
  imports: [colecciones(categoriaSchema)],
  controllers: [CategoriasController],
  providers: [CategoriasService, CategoriasRepository],
  exports: [CategoriasService],
})
export class CategoriasModule {}

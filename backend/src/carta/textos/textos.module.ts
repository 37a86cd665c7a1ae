import { Module } from '@nestjs/common';
import { colecciones } from '../../plataforma/base-datos/coleccion';
import { textoSchema } from './texto.schema';
import { TextosRepository } from './textos.repository';
import { TextosService } from './textos.service';

@Module({
  imports: [colecciones(textoSchema)],
  providers: [TextosService, TextosRepository],
  exports: [TextosService],
})
export class TextosModule {}

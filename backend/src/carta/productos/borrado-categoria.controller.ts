import { Controller, Delete, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { CategoriaEliminada } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { EdicionService } from './edicion.service';

/** It is here because categorías know no products. */
@ApiTags('categorias')
@ApiBearerAuth()
@Controller('categorias')
export class BorradoCategoriaController {
  constructor(private readonly edicion: EdicionService) {}

  @Delete(':id')
  @Permite('carta.editar')
  removeCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<CategoriaEliminada> {
    return this.edicion.removeCategoria(restauranteId, id);
  }
}

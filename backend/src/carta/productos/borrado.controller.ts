import { Controller, Delete, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { CategoriaEliminada, OpcionEliminada } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { EdicionService } from './edicion.service';

/** They are here because neither categorías nor opciones know products. */
@ApiBearerAuth()
@Controller()
export class BorradoController {
  constructor(private readonly edicion: EdicionService) {}

  @Delete('categorias/:id')
  @ApiTags('categorias')
  @Permite('carta.editar')
  removeCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<CategoriaEliminada> {
    return this.edicion.removeCategoria(restauranteId, id);
  }

  @Delete('opciones/:id')
  @ApiTags('opciones')
  @Permite('carta.editar')
  removeOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<OpcionEliminada> {
    return this.edicion.removeOpcion(restauranteId, id);
  }
}

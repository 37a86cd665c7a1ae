import { Controller, Delete, Param } from '@nestjs/common';
import type { CategoriaEliminada, OpcionEliminada } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { EdicionService } from './edicion.service';

/** They are here because neither categorías nor opciones know products. */
@Controller()
export class BorradoController {
  constructor(private readonly edicion: EdicionService) {}

  /** Deletes a categoría with all its products. */
  @Delete('categorias/:id')
  @Permite('carta.editar')
  removeCategoria(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<CategoriaEliminada> {
    return this.edicion.removeCategoria(restauranteId, id);
  }

  /** Deletes an opción, and takes it off its products. */
  @Delete('opciones/:id')
  @Permite('carta.editar')
  removeOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<OpcionEliminada> {
    return this.edicion.removeOpcion(restauranteId, id);
  }
}

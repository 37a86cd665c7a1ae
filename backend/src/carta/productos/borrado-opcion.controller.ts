import { Controller, Delete, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { OpcionEliminada } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { EdicionService } from './edicion.service';

/** It is here because opciones know no products. */
@ApiTags('opciones')
@ApiBearerAuth()
@Controller('opciones')
export class BorradoOpcionController {
  constructor(private readonly edicion: EdicionService) {}

  @Delete(':id')
  @Permite('carta.editar')
  removeOpcion(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
  ): Promise<OpcionEliminada> {
    return this.edicion.removeOpcion(restauranteId, id);
  }
}

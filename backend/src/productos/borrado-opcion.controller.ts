import { Controller, Delete, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { OpcionEliminada } from '@carta/contracts';
import { CurrentSesion, Permite } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { IdPipe } from '../common/validation/id.pipe';
import { EdicionService } from './edicion.service';

/** An opción is taken off its products, and opciones know of none: hence here. */
@ApiTags('opciones')
@ApiBearerAuth()
@Controller('opciones')
export class BorradoOpcionController {
  constructor(private readonly edicion: EdicionService) {}

  @Delete(':id')
  @Permite('carta.editar')
  remove(
    @CurrentSesion() { restauranteId }: Sesion,
    @Param('id', IdPipe) id: string,
  ): Promise<OpcionEliminada> {
    return this.edicion.removeOpcion(restauranteId, id);
  }
}

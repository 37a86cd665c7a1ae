import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Producto, QuedanRequest } from '@carta/contracts';
import { reglasCarta } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { campo, campoOpcional, dtoOf } from '../../plataforma/validacion/dto';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { ExistenciasService } from './existencias.service';

class QuedanDto extends dtoOf<QuedanRequest>({
  quedan: campo(reglasCarta.quedan, {
    type: Number,
    minimum: 0,
    maximum: 999,
    nullable: true,
    description: 'Units left, over all formatos; null: not counted',
  }),
  visto: campoOpcional(reglasCarta.quedan, {
    type: Number,
    nullable: true,
    description: 'What the screen showed (null: not counted): 409 where it is not so. Absent: whatever it is',
  }),
}) {}

@Controller('productos')
export class ExistenciasController {
  constructor(private readonly existencias: ExistenciasService) {}

  /** Says how many units of a product are left, or that they are not counted. */
  @Put(':id/quedan')
  @Permite('carta.disponibilidad')
  setQuedan(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: QuedanDto,
    @Clave() clave: string | undefined,
  ): Promise<Producto> {
    return this.existencias.setQuedan(restauranteId, id, request, clave);
  }
}

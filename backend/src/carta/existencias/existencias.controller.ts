import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Producto } from '@carta/contracts';
import { QUEDAN } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { dtoOf } from '../../plataforma/validacion/dto';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { ExistenciasService } from './existencias.service';

class QuedanDto extends dtoOf(QUEDAN) {}

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

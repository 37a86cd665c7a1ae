import { Body, Controller, Param, Put, Query } from '@nestjs/common';
import type { Grupo } from '@carta/contracts';
import { CANCELAR_LINEA } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { dtoOf } from '../../../../plataforma/validacion/dto';
import { parseQuedan } from '../pagina';
import { grupoDe } from '../movimientos.service';
import { CancelarService } from './cancelar.service';

class CancelarLineaDto extends dtoOf(CANCELAR_LINEA) {}

@Controller('pedidos/:id/producto/:linea')
export class CancelarController {
  constructor(private readonly cancelar: CancelarService) {}

  /**
   * Cancels a line, or some units of it.
   * @param clave a UUID made once; for `unidades` it has to be there
   */
  @Put('cancelar')
  @Permite('tablero')
  cancelLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: CancelarLineaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.cancelar.cancelLinea(contexto, id, linea, request, clave));
  }

  /**
   * Takes back the cancellation whose key it sends.
   * @param clave Required: the one of the cancellation taken back
   */
  @Put('reponer')
  @Permite('tablero')
  restoreLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.cancelar.restoreLinea(contexto, id, linea, clave));
  }

  /**
   * Says that the kitchen has seen that a line was cancelled.
   * @param quedan the units left that the screen shows
   */
  @Put('enterado')
  @Permite('tablero')
  acknowledgeLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Clave() clave: string | undefined,
    @Query('quedan') quedan?: string,
  ): Promise<Grupo> {
    return grupoDe(this.cancelar.acknowledgeLinea(contexto, id, linea, parseQuedan(quedan), clave));
  }
}

import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Grupo } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { CerrarMesaDto, MoverLineaDto, MoverTicketDto } from './mover.dto';
import { MoverService } from './mover.service';

@Controller('pedidos')
export class MoverController {
  constructor(private readonly mover: MoverService) {}

  /** Moves a ticket, or all of a mesa, to another estado. */
  @Put(':id/estado')
  @Permite('tablero')
  moveTicket(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: MoverTicketDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.mover.moveEstado(contexto, id, request, clave);
  }

  /** Closes an abandoned mesa, for a reason. */
  @Put(':id/cerrar')
  @Permite('tablero')
  closeMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: CerrarMesaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.mover.closeMesa(contexto, id, motivo, clave);
  }

  /** Moves one line of a ticket to another estado. */
  @Put(':id/producto/:linea/estado')
  @Permite('tablero')
  moveLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: MoverLineaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return this.mover.moveLinea(contexto, id, linea, request, clave);
  }
}

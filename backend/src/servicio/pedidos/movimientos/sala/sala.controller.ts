import { Body, Controller, Param, Put, Query } from '@nestjs/common';
import type { Grupo } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { DecirComensalesDto, LlevarTicketDto, MarcarUrgenteDto, PesarLineaDto } from './sala.dto';
import { parseEstaciones } from '../pagina';
import { grupoDe } from '../movimientos.service';
import { SalaService } from './sala.service';

@Controller('pedidos')
export class SalaController {
  constructor(private readonly sala: SalaService) {}

  /**
   * Says that a ticket was seen, by some stations or by all.
   * @param estacion the stations that the screen shows alone, with commas; absent: it shows the whole ticket
   */
  @Put(':id/visto')
  @Permite('tablero')
  markVisto(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Clave() clave: string | undefined,
    @Query('estacion') estacion?: string,
  ): Promise<Grupo> {
    return grupoDe(this.sala.markVisto(contexto, id, parseEstaciones(estacion), clave));
  }

  /** Says who brings a ticket, or that nobody does any more. */
  @Put(':id/llevar')
  @Permite('tablero')
  carryTicket(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: LlevarTicketDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.sala.carryTicket(contexto, id, request, clave));
  }

  /** Makes a ticket urgent, or no longer. */
  @Put(':id/urgente')
  @Permite('tablero')
  markUrgente(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: MarcarUrgenteDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.sala.markUrgente(contexto, id, request, clave));
  }

  /** Says what a line that is sold by weight weighs. */
  @Put(':id/producto/:linea/peso')
  @Permite('tablero')
  weighLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: PesarLineaDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.sala.weighLinea(contexto, id, linea, request, clave));
  }

  /** Says how many sit at a mesa. */
  @Put('grupos/:grupo/comensales')
  @Permite('tablero')
  sayComensales(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: DecirComensalesDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.sala.sayComensales(contexto, grupo, request, clave));
  }
}

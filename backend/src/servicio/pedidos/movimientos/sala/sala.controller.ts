import { Body, Controller, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { CABECERA_CLAVE, LIMITES } from '@carta/contracts';
import type { Grupo, MovimientoReciente } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { parseClave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import {
  CancelarLineaDto,
  DecirComensalesDto,
  LlevarTicketDto,
  MarcarUrgenteDto,
  PesarLineaDto,
} from './sala.dto';
import { parseEstaciones, parseLimite, parseQuedan } from '../pagina';
import { SalaService } from './sala.service';

const RECIENTES = { normal: LIMITES.recientes, maximo: LIMITES.recientes } as const;

@Controller('pedidos')
export class SalaController {
  constructor(private readonly sala: SalaService) {}

  /** Reads the last moves of the floor, the newest first. */
  @Get('recientes')
  @Permite('tablero')
  findRecientes(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('limite') limite?: string,
  ): Promise<MovimientoReciente[]> {
    return this.sala.findRecientes(restauranteId, parseLimite(limite, RECIENTES));
  }

  /**
   * Says that a ticket was seen, by some stations or by all.
   * @param estacion the stations that the screen shows alone, with commas; absent: it shows the whole ticket
   */
  @Put(':id/visto')
  @Permite('tablero')
  markVisto(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Query('estacion') estacion?: string,
  ): Promise<Grupo> {
    return this.sala.markVisto(contexto, id, parseEstaciones(estacion), parseClave(clave));
  }

  /** Says who brings a ticket, or that nobody does any more. */
  @Put(':id/llevar')
  @Permite('tablero')
  carryTicket(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: LlevarTicketDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.carryTicket(contexto, id, request, parseClave(clave));
  }

  /** Makes a ticket urgent, or no longer. */
  @Put(':id/urgente')
  @Permite('tablero')
  markUrgente(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: MarcarUrgenteDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.markUrgente(contexto, id, request, parseClave(clave));
  }

  /** Says what a line that is sold by weight weighs. */
  @Put(':id/producto/:linea/peso')
  @Permite('tablero')
  weighLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: PesarLineaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.weighLinea(contexto, id, linea, request, parseClave(clave));
  }

  /** Says how many sit at a mesa. */
  @Put('grupos/:grupo/comensales')
  @Permite('tablero')
  sayComensales(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: DecirComensalesDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.sayComensales(contexto, grupo, request, parseClave(clave));
  }

  /**
   * Cancels a line, or some units of it.
   * @param clave a UUID made once; for `unidades` it has to be there
   */
  @Put(':id/producto/:linea/cancelar')
  @Permite('tablero')
  cancelLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: CancelarLineaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.cancelLinea(contexto, id, linea, request, parseClave(clave));
  }

  /**
   * Takes back the cancellation whose key it sends.
   * @param clave Required: the one of the cancellation taken back
   */
  @Put(':id/producto/:linea/reponer')
  @Permite('tablero')
  restoreLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.restoreLinea(contexto, id, linea, parseClave(clave));
  }

  /**
   * Says that the kitchen has seen that a line was cancelled.
   * @param quedan the units left that the screen shows
   */
  @Put(':id/producto/:linea/enterado')
  @Permite('tablero')
  acknowledgeLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Query('quedan') quedan?: string,
  ): Promise<Grupo> {
    return this.sala.acknowledgeLinea(contexto, id, linea, parseQuedan(quedan), parseClave(clave));
  }
}

import { Body, Controller, Delete, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { CABECERA_CLAVE, parseMesa } from '@carta/contracts';
import type { Grupo, PagadosEliminados } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { campoNoValido } from '../../../../plataforma/errores/domain-error';
import { parseClave } from '../../../../plataforma/validacion/clave';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { CerrarMesaDto, MoverLineaDto, MoverTicketDto } from '../mover/mover.dto';
import { parseInstante, parsePagina } from '../pagina';
import { TableroService } from './tablero.service';

@Controller('pedidos')
export class TableroController {
  constructor(private readonly tablero: TableroService) {}

  /** Reads the mesas with something still to be made or carried. */
  @Get()
  @Permite('tablero')
  findMesasActivas(@CurrentContexto() { restauranteId }: Contexto): Promise<Grupo[]> {
    return this.tablero.findActivos(restauranteId);
  }

  /** Reads the mesas that have all and have not paid. */
  @Get('entregados')
  @Permite('tablero')
  findMesasEntregadas(@CurrentContexto() { restauranteId }: Contexto): Promise<Grupo[]> {
    return this.tablero.findEntregados(restauranteId);
  }

  /** Reads paid mesas, the last first, a page at a time. */
  @Get('pagados')
  @Permite('tablero')
  findMesasPagadas(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('antes') antes?: string,
    @Query('limite') limite?: string,
  ): Promise<Grupo[]> {
    const pagina = parsePagina(antes, limite);
    return this.tablero.findPagados(restauranteId, pagina.antes, pagina.limite);
  }

  /** Reads the open tab of a mesa, or null. */
  @Get('mesa/:mesa')
  @Permite('tablero')
  findMesa(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('mesa') mesa: string,
  ): Promise<Grupo | null> {
    const numero = parseMesa(mesa);
    if (numero === null) throw campoNoValido('mesa', 'Número de mesa inválido.');
    return this.tablero.findMesa(restauranteId, numero);
  }

  /** Moves a ticket, or all of a mesa, to another estado. */
  @Put(':id/estado')
  @Permite('tablero')
  moveTicket(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() request: MoverTicketDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.tablero.moveEstado(contexto, id, request, parseClave(clave));
  }

  /** Closes an abandoned mesa, for a reason. */
  @Put(':id/cerrar')
  @Permite('tablero')
  closeMesa(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: CerrarMesaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.tablero.closeMesa(contexto, id, motivo, parseClave(clave));
  }

  /** Moves one line of a ticket to another estado. */
  @Put(':id/producto/:linea/estado')
  @Permite('tablero')
  moveLinea(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: MoverLineaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.tablero.moveLinea(contexto, id, linea, request, parseClave(clave));
  }

  /** Takes paid mesas off the list; their figures stay. */
  @Delete('pagados')
  @Permite('tablero.borrar')
  archiveMesasPagadas(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('hasta') hasta?: string,
  ): Promise<PagadosEliminados> {
    return this.tablero.archivePagados(restauranteId, parseInstante('hasta', hasta));
  }
}

import { Body, Controller, Delete, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE, parseMesa } from '@carta/contracts';
import type { Grupo, PagadosEliminados } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../../plataforma/acceso/acceso';
import type { Sesion } from '../../../plataforma/acceso/acceso';
import { campoNoValido } from '../../../plataforma/errores/domain-error';
import { parseClave } from '../../../plataforma/validacion/clave';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { CerrarMesaDto, MoverLineaDto, MoverTicketDto } from './mover.dto';
import { parseInstante, parsePagina } from './pagina';
import { TableroService } from './tablero.service';

const CLAVE = {
  name: CABECERA_CLAVE,
  required: false,
  description: 'A UUID made once: what it has done is not done again',
} as const;

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos')
export class TableroController {
  constructor(private readonly tablero: TableroService) {}

  @Get()
  @Permite('tablero')
  findActivos(@CurrentSesion() { restauranteId }: Sesion): Promise<Grupo[]> {
    return this.tablero.findActivos(restauranteId);
  }

  @Get('entregados')
  @Permite('tablero')
  findEntregados(@CurrentSesion() { restauranteId }: Sesion): Promise<Grupo[]> {
    return this.tablero.findEntregados(restauranteId);
  }

  @Get('pagados')
  @Permite('tablero')
  findPagados(
    @CurrentSesion() { restauranteId }: Sesion,
    @Query('antes') antes?: string,
    @Query('limite') limite?: string,
  ): Promise<Grupo[]> {
    const pagina = parsePagina(antes, limite);
    return this.tablero.findPagados(restauranteId, pagina.antes, pagina.limite);
  }

  @Get('mesa/:mesa')
  @Permite('tablero')
  findMesa(@CurrentSesion() { restauranteId }: Sesion, @Param('mesa') mesa: string): Promise<Grupo | null> {
    const numero = parseMesa(mesa);
    if (numero === null) throw campoNoValido('mesa', 'Número de mesa inválido.');
    return this.tablero.findMesa(restauranteId, numero);
  }

  @Put(':id/estado')
  @Permite('tablero')
  @ApiHeader(CLAVE)
  moveEstado(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Body() request: MoverTicketDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.tablero.moveEstado(sesion, id, request, parseClave(clave));
  }

  @Put(':id/cerrar')
  @Permite('tablero')
  closeMesa(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: CerrarMesaDto,
  ): Promise<Grupo> {
    return this.tablero.closeMesa(sesion, id, motivo);
  }

  @Put(':id/producto/:linea/estado')
  @Permite('tablero')
  @ApiHeader(CLAVE)
  moveLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: MoverLineaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.tablero.moveLinea(sesion, id, linea, request, parseClave(clave));
  }

  @Delete('pagados')
  @Permite('tablero.borrar')
  archivePagados(
    @CurrentSesion() { restauranteId }: Sesion,
    @Query('hasta') hasta?: string,
  ): Promise<PagadosEliminados> {
    return this.tablero.archivePagados(restauranteId, parseInstante('hasta', hasta));
  }
}

import { Body, Controller, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE, LIMITES } from '@carta/contracts';
import type { Grupo, MovimientoReciente } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../../plataforma/acceso/acceso';
import type { Sesion } from '../../../plataforma/acceso/acceso';
import { parseClave } from '../../../plataforma/validacion/clave';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { CancelarLineaDto, LlevarTicketDto } from './sala.dto';
import { parseLimite, parseQuedan } from './pagina';
import { SalaService } from './sala.service';

const RECIENTES = { normal: LIMITES.recientes, maximo: LIMITES.recientes } as const;

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos')
export class SalaController {
  constructor(private readonly sala: SalaService) {}

  @Get('recientes')
  @Permite('tablero')
  findRecientes(
    @CurrentSesion() { restauranteId }: Sesion,
    @Query('limite') limite?: string,
  ): Promise<MovimientoReciente[]> {
    return this.sala.findRecientes(restauranteId, parseLimite(limite, RECIENTES));
  }

  @Put(':id/visto')
  @Permite('tablero')
  markVisto(@CurrentSesion() sesion: Sesion, @Param('id', IdPipe) id: string): Promise<Grupo> {
    return this.sala.markVisto(sesion, id);
  }

  @Put(':id/llevar')
  @Permite('tablero')
  carryTicket(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Body() request: LlevarTicketDto,
  ): Promise<Grupo> {
    return this.sala.carryTicket(sesion, id, request);
  }

  @Put(':id/producto/:linea/cancelar')
  @Permite('tablero')
  @ApiHeader({
    name: CABECERA_CLAVE,
    required: false,
    description: 'A UUID made once, for `unidades` required',
  })
  cancelLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: CancelarLineaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.cancelLinea(sesion, id, linea, request, parseClave(clave));
  }

  @Put(':id/producto/:linea/reponer')
  @Permite('tablero')
  @ApiHeader({ name: CABECERA_CLAVE, required: true, description: 'The one of the cancellation taken back' })
  restoreLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Grupo> {
    return this.sala.restoreLinea(sesion, id, linea, parseClave(clave));
  }

  @Put(':id/producto/:linea/enterado')
  @Permite('tablero')
  @ApiQuery({ name: 'quedan', required: false, description: 'The units left that the screen shows' })
  acknowledgeLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Query('quedan') quedan?: string,
  ): Promise<Grupo> {
    return this.sala.acknowledgeLinea(sesion, id, linea, parseQuedan(quedan));
  }
}

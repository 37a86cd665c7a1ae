import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { LIMITES } from '@carta/contracts';
import type { Grupo, MovimientoReciente } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../common/acceso/acceso';
import type { Sesion } from '../../common/acceso/acceso';
import { IdPipe } from '../../common/validation/id.pipe';
import { CancelarLineaDto, LlevarTicketDto } from './sala.dto';
import { parseLimite } from './pagina';
import { SalaService } from './sala.service';

const RECIENTES = { normal: LIMITES.recientes, maximo: LIMITES.recientes } as const;

/** What kitchens, bars and waiters call besides the boards' moves. */
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
  cancelLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: CancelarLineaDto,
  ): Promise<Grupo> {
    return this.sala.cancelLinea(sesion, id, linea, request);
  }

  @Put(':id/producto/:linea/enterado')
  @Permite('tablero')
  acknowledgeLinea(
    @CurrentSesion() sesion: Sesion,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
  ): Promise<Grupo> {
    return this.sala.acknowledgeLinea(sesion, id, linea);
  }
}

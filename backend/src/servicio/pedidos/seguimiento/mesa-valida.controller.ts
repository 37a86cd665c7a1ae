import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { MesaValida } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { LimiteCarta } from '../../../plataforma/limites/limite-carta.guard';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { MesasServidasService } from '../grupos/mesas-servidas.service';

@Controller('restaurantes/:id/mesas')
export class MesaValidaController {
  constructor(private readonly mesas: MesasServidasService) {}

  /** Says whether there is such a mesa, and whether a printed signature is its own. */
  @Get(':mesa/validar')
  @Publico()
  @UseGuards(LimiteCarta)
  @ApiQuery({ name: 't', required: false, description: 'The signature of a printed QR' })
  validateMesa(
    @Param('id', IdPipe) id: string,
    @Param('mesa') mesa: string,
    @Query('t') t: unknown,
  ): Promise<MesaValida> {
    return this.mesas.validarMesa(id, mesa, t);
  }
}

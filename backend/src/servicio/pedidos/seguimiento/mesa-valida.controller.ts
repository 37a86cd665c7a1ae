import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { MesaValida } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { LimiteCarta } from '../../../plataforma/limites/limite-carta.guard';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { MesasServidasService } from '../grupos/mesas-servidas.service';

@ApiTags('restaurantes')
@Controller('restaurantes/:id/mesas')
export class MesaValidaController {
  constructor(private readonly mesas: MesasServidasService) {}

  @Get(':mesa/validar')
  @Publico()
  @UseGuards(LimiteCarta)
  @ApiQuery({ name: 't', required: false, description: 'The signature of a printed QR' })
  validarMesa(
    @Param('id', IdPipe) id: string,
    @Param('mesa') mesa: string,
    @Query('t') t: unknown,
  ): Promise<MesaValida> {
    return this.mesas.validarMesa(id, mesa, t);
  }
}

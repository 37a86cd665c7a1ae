import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import type { MesaValida } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { LimiteCarta } from '../../../plataforma/limites/limite-carta.guard';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { MesasServidasService } from '../grupos/mesas-servidas.service';

@Controller('restaurantes/:id/mesas')
export class MesaValidaController {
  constructor(private readonly mesas: MesasServidasService) {}

  /**
   * Says whether there is such a mesa, and whether a printed signature is its own.
   * @param t the signature of a printed QR
   */
  @Get(':mesa/validar')
  @Publico()
  @UseGuards(LimiteCarta)
  validateMesa(
    @Param('id', IdPipe) id: string,
    @Param('mesa') mesa: string,
    @Query('t') t?: unknown,
  ): Promise<MesaValida> {
    return this.mesas.validarMesa(id, mesa, t);
  }
}

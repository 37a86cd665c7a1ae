import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { CierreDelDia } from '@carta/contracts';
import { CurrentContexto, Permite } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { CierreService } from './cierre.service';
import { parseDia } from './rango';

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos')
export class CierreController {
  constructor(private readonly cierres: CierreService) {}

  @Get('cierre')
  @Permite('tablero.estadisticas')
  @ApiQuery({ name: 'dia', required: false, example: '2026-11-23' })
  findCierre(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('dia') dia?: string,
  ): Promise<CierreDelDia> {
    return this.cierres.findCierre(restauranteId, parseDia('dia', dia));
  }
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EstadisticasRango } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../common/acceso/acceso';
import type { Sesion } from '../../common/acceso/acceso';
import { IdPipe } from '../../common/validation/id.pipe';
import { EstadisticasService } from './estadisticas.service';

/** Figures of an establishment; they are made of its pedidos: hence here. */
@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes')
export class EstadisticasController {
  constructor(private readonly estadisticas: EstadisticasService) {}

  @Get(':id/stats')
  @Permite('estadisticas.leer')
  @ApiQuery({ name: 'desde', required: false, example: '2026-11-01' })
  @ApiQuery({ name: 'hasta', required: false, example: '2026-11-30' })
  findRango(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() { restauranteId }: Sesion,
    @Query('desde') desde?: string,
    @Query('hasta') hasta?: string,
  ): Promise<EstadisticasRango> {
    return this.estadisticas.rango(id, restauranteId, { desde, hasta }, new Date());
  }
}

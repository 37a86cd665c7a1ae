import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EstadisticasHoy, EstadisticasRango } from '@carta/contracts';
import { CurrentContexto, Permite } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { IdPipe } from '../plataforma/validacion/id.pipe';
import { EstadisticasService } from './estadisticas.service';

@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos')
export class EstadisticasHoyController {
  constructor(private readonly estadisticas: EstadisticasService) {}

  @Get('stats')
  @Permite('tablero.estadisticas')
  findStats(@CurrentContexto() { restauranteId }: Contexto): Promise<EstadisticasHoy> {
    return this.estadisticas.hoy(restauranteId, new Date());
  }
}

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
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('desde') desde?: string,
    @Query('hasta') hasta?: string,
  ): Promise<EstadisticasRango> {
    return this.estadisticas.rango(id, restauranteId, { desde, hasta }, new Date());
  }
}

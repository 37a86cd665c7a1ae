import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { CierreDelDia, EstadisticasHoy, EstadisticasRango } from '@carta/contracts';
import { CurrentContexto, Permite } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { IdPipe } from '../plataforma/validacion/id.pipe';
import { CierreService } from './cierre.service';
import { EstadisticasService } from './estadisticas.service';
import { parseDia } from './rango';

@Controller()
export class CifrasController {
  constructor(
    private readonly cierres: CierreService,
    private readonly estadisticas: EstadisticasService,
  ) {}

  /** Reads the closing of a service day. */
  @Get('pedidos/cierre')
  @Permite('tablero.estadisticas')
  @ApiQuery({ name: 'dia', required: false, example: '2026-11-23' })
  findCierre(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('dia') dia?: string,
  ): Promise<CierreDelDia> {
    return this.cierres.findCierre(restauranteId, parseDia('dia', dia));
  }

  /** Reads today's figures. */
  @Get('pedidos/stats')
  @Permite('tablero.estadisticas')
  findEstadisticasDeHoy(@CurrentContexto() { restauranteId }: Contexto): Promise<EstadisticasHoy> {
    return this.estadisticas.hoy(restauranteId, new Date());
  }

  /** Reads the figures of a range of days. */
  @Get('restaurantes/:id/stats')
  @Permite('estadisticas.leer')
  @ApiQuery({ name: 'desde', required: false, example: '2026-11-01' })
  @ApiQuery({ name: 'hasta', required: false, example: '2026-11-30' })
  findEstadisticas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('desde') desde?: string,
    @Query('hasta') hasta?: string,
  ): Promise<EstadisticasRango> {
    return this.estadisticas.rango(id, restauranteId, { desde, hasta }, new Date());
  }
}

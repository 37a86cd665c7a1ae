import { Controller, Get, Param, Query } from '@nestjs/common';
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

  /**
   * Reads the closing of a service day.
   * @param dia such as 2026-11-23; absent: the one that is open
   */
  @Get('pedidos/cierre')
  @Permite('tablero.estadisticas')
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

  /**
   * Reads the figures of a range of days.
   * @param desde such as 2026-11-01
   * @param hasta such as 2026-11-30
   */
  @Get('restaurantes/:id/stats')
  @Permite('estadisticas.leer')
  findEstadisticas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('desde') desde?: string,
    @Query('hasta') hasta?: string,
  ): Promise<EstadisticasRango> {
    return this.estadisticas.rango(id, restauranteId, { desde, hasta }, new Date());
  }
}

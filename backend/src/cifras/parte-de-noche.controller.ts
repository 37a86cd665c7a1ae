import { Body, Controller, Get, Header, Put, Query } from '@nestjs/common';
import { AJUSTES_PARTE, reglasParteDeNoche } from '@carta/contracts';
import type { AjustesParte, ParteDelDia } from '@carta/contracts';
import { AjustesParteDeNocheService } from '../casa/locales/ajustes-parte-de-noche.service';
import { CurrentContexto, Permite } from '../plataforma/acceso/acceso';
import type { Contexto } from '../plataforma/acceso/acceso';
import { campoNoValido } from '../plataforma/errores/domain-error';
import { dtoOf } from '../plataforma/validacion/dto';
import { ParteDeNocheService } from './parte-de-noche.service';
import { parseDia } from './rango';

class AjustesParteDto extends dtoOf(AJUSTES_PARTE) {}

@Controller('pedidos/parte')
export class ParteDeNocheController {
  constructor(
    private readonly parte: ParteDeNocheService,
    private readonly ajustes: AjustesParteDeNocheService,
  ) {}

  /**
   * Reads what was counted of a service day once it was over.
   * @param dia Required: such as 2026-11-23
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('tablero.estadisticas')
  findParte(
    @CurrentContexto() { restauranteId }: Contexto,
    @Query('dia') dia?: string,
  ): Promise<ParteDelDia> {
    return this.parte.findParte(restauranteId, requiredDia(dia));
  }

  /** Reads where the daily report is mailed. */
  @Get('ajustes')
  @Header('Cache-Control', 'no-store')
  @Permite('tablero.estadisticas')
  getAjustesDeParte(@CurrentContexto() { restauranteId }: Contexto): Promise<AjustesParte> {
    return this.ajustes.getAjustes(restauranteId);
  }

  /** Sets where the daily report is mailed. */
  @Put('ajustes')
  @Permite('tablero.estadisticas')
  changeAjustesDeParte(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { correo }: AjustesParteDto,
  ): Promise<AjustesParte> {
    return this.ajustes.changeAjustes(restauranteId, correo, new Date());
  }
}

/** @throws 422 */
function requiredDia(dia: string | undefined): string {
  const valido = parseDia('dia', dia ?? '');
  if (valido === undefined) throw campoNoValido('dia', reglasParteDeNoche.SIN_DIA);
  return valido;
}

import { Body, Controller, Param, Put } from '@nestjs/common';
import type { PreciosCambiados } from '@carta/contracts';
import { CAMBIAR_PRECIOS } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { dtoOf } from '../../plataforma/validacion/dto';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { PreciosZonaService } from './precios-zona.service';

class CambiarPreciosDto extends dtoOf(CAMBIAR_PRECIOS) {}

@Controller('restaurantes/:id/zonas/:zona/precios')
export class PreciosZonaController {
  constructor(private readonly precios: PreciosZonaService) {}

  /** Sets prices of products in one zona. */
  @Put()
  @Permite('carta.editar')
  changePreciosDeZona(
    @Param('id', IdPipe) id: string,
    @Param('zona', IdPipe) zona: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { precios }: CambiarPreciosDto,
  ): Promise<PreciosCambiados> {
    return this.precios.changePrecios(id, restauranteId, zona, precios);
  }
}

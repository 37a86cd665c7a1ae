import { Body, Controller, Param, Put } from '@nestjs/common';
import type { CambiarPreciosRequest, PreciosCambiados } from '@carta/contracts';
import { reglasZonas } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { campo, dtoOf } from '../../plataforma/validacion/dto';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { PreciosZonaService } from './precios-zona.service';

class CambiarPreciosDto extends dtoOf<CambiarPreciosRequest>({
  precios: campo(reglasZonas.precios, {
    type: 'array',
    minItems: 1,
    maxItems: reglasZonas.LIMITES_ZONAS.preciosMax,
    items: {
      type: 'object',
      required: ['producto', 'precio'],
      properties: {
        producto: { type: 'string' },
        formato: { type: 'string' },
        precio: { type: 'number', nullable: true, description: 'Final, in euros; null: the usual one' },
      },
    },
  }),
}) {}

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

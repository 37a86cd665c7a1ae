import { reglasZonas } from '@carta/contracts';
import type { CambiarPreciosRequest, PrecioDeZona } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CambiarPreciosDto implements CambiarPreciosRequest {
  @Cumple(reglasZonas.precios, {
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
  })
  precios!: PrecioDeZona[];
}

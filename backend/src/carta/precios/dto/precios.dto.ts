import { reglasZonas } from '@carta/contracts';
import type { CambiarPreciosRequest } from '@carta/contracts';
import { campo, dtoOf } from '../../../plataforma/validacion/dto';

export class CambiarPreciosDto extends dtoOf<CambiarPreciosRequest>({
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

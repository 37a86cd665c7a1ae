import { reglasZonas } from '@carta/contracts';
import type { CambiarZonasRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class CambiarZonasDto implements CambiarZonasRequest {
  @Cumple(reglasZonas.zonas, {
    type: 'array',
    maxItems: reglasZonas.LIMITES_ZONAS.zonasMax,
    items: {
      type: 'object',
      required: ['nombre', 'mesas'],
      properties: {
        _id: { type: 'string' },
        nombre: { type: 'string', maxLength: reglasZonas.LIMITES_ZONAS.nombreMax },
        mesas: { type: 'string', example: '1-12, 20' },
      },
    },
  })
  zonas!: CambiarZonasRequest['zonas'];
}

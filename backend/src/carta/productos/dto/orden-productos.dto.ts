import { LIMITES, reglasCarta } from '@carta/contracts';
import type { OrdenProductosRequest, SeccionOrden } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';

export class OrdenProductosDto implements OrdenProductosRequest {
  @Cumple(reglasCarta.ordenProductos, {
    type: 'array',
    minItems: 1,
    maxItems: LIMITES.categoriasMax + 1,
    items: {
      type: 'object',
      required: ['categoria', 'productos'],
      properties: {
        categoria: { type: 'string', nullable: true, description: 'null: those without one' },
        productos: {
          type: 'array',
          items: { type: 'string' },
          description: 'Every product that is to be in it, in their new order',
        },
      },
    },
    description: 'The categorías in which something changes place',
  })
  secciones!: SeccionOrden[];
}

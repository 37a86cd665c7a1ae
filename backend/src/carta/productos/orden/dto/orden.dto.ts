import { LIMITES, reglasCarta } from '@carta/contracts';
import type { OrdenProductosRequest } from '@carta/contracts';
import { campo, dtoOf } from '../../../../plataforma/validacion/dto';

export class OrdenProductosDto extends dtoOf<OrdenProductosRequest>({
  secciones: campo(reglasCarta.ordenProductos, {
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
  }),
}) {}

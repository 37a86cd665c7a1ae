import { TIPOS_PEDIDO, reglasCocina } from '@carta/contracts';
import type { CambiarEstacionesRequest, CambiarPasesRequest } from '@carta/contracts';
import { dtoOf, campo } from '../../../plataforma/validacion/dto';

const { pasesMax, estacionesMax, nombreMax } = reglasCocina.LIMITES_COCINA;

const PARTE = { _id: { type: 'string' }, nombre: { type: 'string', maxLength: nombreMax } } as const;

export class CambiarPasesDto extends dtoOf<CambiarPasesRequest>({
  pases: campo(reglasCocina.pases, {
    type: 'array',
    maxItems: pasesMax,
    description: 'All of them, in the order in which they are served',
    items: { type: 'object', required: ['nombre'], properties: PARTE },
  }),
}) {}

export class CambiarEstacionesDto extends dtoOf<CambiarEstacionesRequest>({
  estaciones: campo(reglasCocina.estaciones, {
    type: 'array',
    maxItems: estacionesMax,
    description: 'All of them but cocina and barra, in their order',
    items: {
      type: 'object',
      required: ['nombre', 'tipo'],
      properties: { ...PARTE, tipo: { type: 'string', enum: [...TIPOS_PEDIDO] } },
    },
  }),
}) {}

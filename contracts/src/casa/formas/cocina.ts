import { TIPOS_PEDIDO } from '../dominio/tipo-categoria';
import type { EstacionCasa, Pase } from '../dominio/cocina';
import * as reglas from '../reglas/cocina';
import { campo } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

const { pasesMax, estacionesMax, nombreMax } = reglas.LIMITES_COCINA;

type Nueva<T extends { _id: string }> = Omit<T, '_id'> & { _id?: string };

const PARTE = { _id: { type: 'string' }, nombre: { type: 'string', maxLength: nombreMax } } as const;

/**
 * PUT /restaurantes/{id}/pases lists all, in order. A pase without `_id` gets that of the old one with its
 * name, even a removed one, and so keeps its dishes.
 */
export const CAMBIAR_PASES = {
  pases: campo<Nueva<Pase>[]>(reglas.pases, {
    type: 'array',
    maxItems: pasesMax,
    description: 'All of them, in the order in which they are served',
    items: { type: 'object', required: ['nombre'], properties: PARTE },
  }),
};

/** PUT /restaurantes/{id}/estaciones: likewise. */
export const CAMBIAR_ESTACIONES = {
  estaciones: campo<Nueva<EstacionCasa>[]>(reglas.estaciones, {
    type: 'array',
    maxItems: estacionesMax,
    description: 'All of them but cocina and barra, in their order',
    items: {
      type: 'object',
      required: ['nombre', 'tipo'],
      properties: { ...PARTE, tipo: { type: 'string', enum: [...TIPOS_PEDIDO] } },
    },
  }),
};

export type CambiarPasesRequest = De<typeof CAMBIAR_PASES>;
export type CambiarEstacionesRequest = De<typeof CAMBIAR_ESTACIONES>;

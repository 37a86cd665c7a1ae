import type { Zona } from '../../casa/dominio/zona';
import type { PrecioDeZona } from '../../casa/api/zonas';
import * as reglas from '../reglas/zonas';
import { campo } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/**
 * PUT /restaurantes/{id}/zonas lists all, in order. A zona without `_id` gets that of the old one with its
 * name, even a removed one, and so keeps its prices.
 */
export const CAMBIAR_ZONAS = {
  zonas: campo<(Omit<Zona, '_id'> & { _id?: string })[]>(reglas.zonas, {
    type: 'array',
    maxItems: reglas.LIMITES_ZONAS.zonasMax,
    items: {
      type: 'object',
      required: ['nombre', 'mesas'],
      properties: {
        _id: { type: 'string' },
        nombre: { type: 'string', maxLength: reglas.LIMITES_ZONAS.nombreMax },
        mesas: { type: 'string', example: '1-12, 20' },
      },
    },
  }),
};

/** Repeating the request changes nothing more; absent prices stay. */
export const CAMBIAR_PRECIOS = {
  precios: campo<PrecioDeZona[]>(reglas.precios, {
    type: 'array',
    minItems: 1,
    maxItems: reglas.LIMITES_ZONAS.preciosMax,
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
};

export type CambiarZonasRequest = De<typeof CAMBIAR_ZONAS>;
export type CambiarPreciosRequest = De<typeof CAMBIAR_PRECIOS>;

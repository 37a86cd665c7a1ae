import { MODOS_ALERGENOS } from '../api/tandas';
import { REDONDEOS } from '../dominio/subida';
import { ALERGENOS } from '../dominio/alergenos';
import type { CambioTanda } from '../api/tandas';
import * as reglas from '../reglas/tandas';
import { campo } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

type Campos = Record<string, { type: string; [mas: string]: unknown }>;

/** A name that ends in ? is optional. */
function variante(que: CambioTanda['que'], campos: Campos) {
  const nombres = Object.keys(campos);
  return {
    type: 'object' as const,
    required: ['que', ...nombres.filter((nombre) => !nombre.endsWith('?'))],
    properties: {
      que: { type: 'string', enum: [que] },
      ...Object.fromEntries(
        Object.entries(campos).map(([nombre, campo]) => [nombre.replace('?', ''), campo]),
      ),
    },
  };
}

/**
 * POST /productos/tandas: each product with the prices that the screen shows, in euros. A product that costs
 * something else by now is left alone.
 */
export const TANDA = {
  productos: campo<Record<string, readonly number[]>>(reglas.productos, {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'number' } },
    description:
      'By the id of each product; for a change of prices those that the screen shows of it, in euros: its own, or its formatos’',
  }),
  cambio: campo<CambioTanda>(reglas.cambio, {
    oneOf: [
      variante('disponibilidad', {
        disponible: { type: 'boolean' },
        'hasta?': { type: 'string', enum: ['mañana'] },
      }),
      variante('precio', {
        modo: { type: 'string', enum: ['porcentaje', 'euros'] },
        valor: { type: 'integer', description: 'Whole hundredths: 500 is 5 %, or 5 €' },
        redondeo: { type: 'integer', enum: [...REDONDEOS], description: 'Céntimos' },
      }),
      variante('categoria', { categoria: { type: 'string' } }),
      variante('alergenos', {
        modo: { type: 'string', enum: [...MODOS_ALERGENOS] },
        alergenos: { type: 'array', items: { type: 'string', enum: [...ALERGENOS] } },
      }),
    ],
  }),
};

export type TandaRequest = De<typeof TANDA>;

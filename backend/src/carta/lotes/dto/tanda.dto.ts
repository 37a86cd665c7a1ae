import { ALERGENOS, MODOS_ALERGENOS, REDONDEOS, reglasTandas } from '@carta/contracts';
import type { CambioTanda, TandaRequest } from '@carta/contracts';
import { dtoOf, campo } from '../../../plataforma/validacion/dto';

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

export class TandaDto extends dtoOf<TandaRequest>({
  productos: campo(reglasTandas.productos, {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'number' } },
    description:
      'By the id of each product; for a change of prices those that the screen shows of it, in euros: its own, or its formatos’',
  }),
  cambio: campo(reglasTandas.cambio, {
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
}) {}

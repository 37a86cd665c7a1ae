import { centimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/** What is sold by its weight (docs/reglas/carta.md#por-peso). */

export const UNIDADES_PESO = ['100 g', 'kg'] as const;
export type UnidadPeso = (typeof UNIDADES_PESO)[number];

/** Fifty kilos. */
export const GRAMOS_MAX = 50_000;

export const GRAMOS_DE = { '100 g': 100, kg: 1_000 } as const satisfies Record<UnidadPeso, number>;

/** What so many grams cost at so much a unit, in whole céntimos: half a céntimo is rounded up. */
export function precioPorPeso(precio: Centimos, unidad: UnidadPeso, gramos: number): Centimos {
  const base = GRAMOS_DE[unidad];
  return centimos(Math.floor((2 * precio * gramos + base) / (2 * base)));
}

/** A line that is sold by its weight, at the price of the unit as it was ordered (docs/reglas/carta.md#por-peso). */
export interface PesoDeLinea {
  unidad: UnidadPeso;
  precio: Centimos;
  /** By these its price was estimated. */
  gramosEstimados: number;
}

interface PorPesar {
  porPeso?: unknown;
  gramos?: number | undefined;
}

/** Its price is an estimate yet. */
export const isPorPesar = ({ porPeso, gramos }: PorPesar): boolean =>
  porPeso !== undefined && gramos === undefined;

/** What a diner reads beside what nobody has weighed. */
export const A_PESAR = 'a pesar: lo confirma el camarero';

/** '≈ 19,50 €' where a part of it is not weighed yet. */
export const aprox = (importe: string, isEstimado: boolean): string =>
  isEstimado ? `≈\u00a0${importe}` : importe;

/** '6,50 € / 100 g'; of what is sold by the piece the price alone. */
export const textoPrecioPeso = (precio: string, porPeso: { unidad: UnidadPeso } | undefined): string =>
  porPeso ? `${precio} / ${porPeso.unidad.replace(' ', '\u00a0')}` : precio;

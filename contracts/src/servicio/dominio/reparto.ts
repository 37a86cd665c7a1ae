import { centimos } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/**
 * How a bill is shared (docs/reglas.md#charging): what a diner's phone proposes with its call, and what the
 * waiter's charges by.
 */
export const REPARTOS = ['iguales', 'platos', 'moviles'] as const;
export type ModoReparto = (typeof REPARTOS)[number];

/** The ways to share a bill, as they are said. */
export const ETIQUETA_REPARTO = {
  iguales: 'A partes iguales',
  platos: 'Por platos',
  moviles: 'Lo de cada móvil',
} as const satisfies Record<ModoReparto, string>;

/** Into how many equal parts a bill may be shared. */
export const PARTES_MIN = 2;
export const PARTES_MAX = 20;

/** What a mesa proposes; `partes` only of equal ones. */
export interface Reparto {
  modo: ModoReparto;
  partes?: number;
}

/** 'A partes iguales entre 3', 'Por platos', 'Lo de cada móvil'. */
export function textoReparto({ modo, partes }: Reparto): string {
  return partes === undefined ? ETIQUETA_REPARTO[modo] : `${ETIQUETA_REPARTO[modo]} entre ${partes}`;
}

/** An amount in so many parts that add up to it: the céntimos left over go one each to the first. */
export function partesIguales(importe: Centimos, partes: number): Centimos[] {
  const base = Math.floor(importe / partes);
  const sobran = importe - base * partes;
  return Array.from({ length: partes }, (_, i) => centimos(base + (i < sobran ? 1 : 0)));
}

import { enEspanol } from '../../../plataforma/dominio/decir';
import type { Decir } from '../../../plataforma/dominio/decir';
import { centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';

/**
 * A phone proposes with its call how to share the bill, and the waiter's screen charges by it
 * (docs/reglas/dinero.md#charging).
 */
export const REPARTOS = ['iguales', 'platos', 'moviles'] as const;
export type ModoReparto = (typeof REPARTOS)[number];

export const ETIQUETA_REPARTO = {
  iguales: 'A partes iguales',
  platos: 'Por platos',
  moviles: 'Lo de cada móvil',
} as const satisfies Record<ModoReparto, string>;

export const CUOTAS_MIN = 2;
export const CUOTAS_MAX = 20;

/** Only 'iguales' has `partes`. */
export interface Reparto {
  modo: ModoReparto;
  partes?: number;
}

export function textoReparto(
  { modo, partes }: Reparto,
  decir: Decir<(typeof ETIQUETA_REPARTO)[ModoReparto] | '{reparto} entre {partes}'> = enEspanol,
): string {
  const reparto = decir(ETIQUETA_REPARTO[modo]);
  return partes === undefined ? reparto : decir('{reparto} entre {partes}', { reparto, partes });
}

/** The parts add up: leftover céntimos go one each to the first. */
export function cuotasIguales(importe: Centimos, partes: number): Centimos[] {
  const base = Math.floor(importe / partes);
  const sobran = importe - base * partes;
  return Array.from({ length: partes }, (_, i) => centimos(base + (i < sobran ? 1 : 0)));
}

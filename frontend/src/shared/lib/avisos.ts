/**
 * The law requires these notices, with the same words, on every carta, on screen or on paper
 * (docs/reglas/casa.md#what-the-law-wants-said).
 */

/** RD 1021/2022 requires it under a dish marked 'crudo'. */
export const AVISO_CRUDO = 'Pescado crudo, congelado según el RD 1021/2022 (anisakis).';

export const AVISO_SOLO_EFECTIVO = 'Solo efectivo: aquí no se puede pagar con tarjeta.';

const AVISOS = [
  'Puedes pedir agua del grifo gratis.',
  'Lo que no te termines te lo puedes llevar gratis.',
  'No se sirve alcohol a menores de 18 años.',
  'Hay hojas de reclamaciones a tu disposición.',
] as const;

type Aviso = typeof AVISO_SOLO_EFECTIVO | (typeof AVISOS)[number];

export function avisosOf({ soloEfectivo }: { soloEfectivo?: true }): readonly Aviso[] {
  return soloEfectivo ? [AVISO_SOLO_EFECTIVO, ...AVISOS] : AVISOS;
}

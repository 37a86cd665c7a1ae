/**
 * Notices that the law requires on every carta, screen or paper (docs/reglas.md#what-the-law-wants-said). The
 * words are the same in every house.
 */

/** Under a dish marked 'crudo' (RD 1021/2022). */
export const AVISO_CRUDO = 'Pescado crudo, congelado según el RD 1021/2022 (anisakis).';

export const AVISO_SOLO_EFECTIVO = 'Solo efectivo: aquí no se puede pagar con tarjeta.';

const AVISOS = [
  'Puedes pedir agua del grifo gratis.',
  'Lo que no te termines te lo puedes llevar gratis.',
  'No se sirve alcohol a menores de 18 años.',
  'Hay hojas de reclamaciones a tu disposición.',
] as const;

export function avisosOf({ soloEfectivo }: { soloEfectivo?: true }): readonly string[] {
  return soloEfectivo ? [AVISO_SOLO_EFECTIVO, ...AVISOS] : AVISOS;
}

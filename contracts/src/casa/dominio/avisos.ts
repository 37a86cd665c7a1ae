/**
 * What the law wants said to whoever reads a carta, on a screen or on paper (docs/reglas.md#what-the-law-wants-said).
 * The words are fixed, and the same in every house.
 */

/** Under a dish that is marked 'crudo' (RD 1021/2022, of fish that is eaten raw or nearly so). */
export const AVISO_CRUDO = 'Pescado crudo, congelado según el RD 1021/2022 (anisakis).';

/** Of a house whose owner says so; said before anybody orders. */
export const AVISO_SOLO_EFECTIVO = 'Solo efectivo: aquí no se puede pagar con tarjeta.';

const AVISOS = [
  'Puedes pedir agua del grifo gratis.',
  'Lo que no te termines te lo puedes llevar gratis.',
  'No se sirve alcohol a menores de 18 años.',
  'Hay hojas de reclamaciones a tu disposición.',
] as const;

/** What stands at the end of the carta of a house. */
export function avisosOf({ soloEfectivo }: { soloEfectivo?: true }): readonly string[] {
  return soloEfectivo ? [AVISO_SOLO_EFECTIVO, ...AVISOS] : AVISOS;
}

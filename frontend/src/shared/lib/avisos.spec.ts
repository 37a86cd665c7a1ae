import { AVISO_CRUDO, AVISO_SOLO_EFECTIVO, avisosOf } from './avisos';

it('says in fixed words what the law wants said of every house', () => {
  expect(avisosOf({})).toEqual([
    'Puedes pedir agua del grifo gratis.',
    'Lo que no te termines te lo puedes llevar gratis.',
    'No se sirve alcohol a menores de 18 años.',
    'Hay hojas de reclamaciones a tu disposición.',
  ]);
  expect(AVISO_CRUDO).toBe('Pescado crudo, congelado según el RD 1021/2022 (anisakis).');
});

it('begins with what is to be known before ordering, where cards are not taken', () => {
  expect(avisosOf({ soloEfectivo: true })).toEqual([AVISO_SOLO_EFECTIVO, ...avisosOf({})]);
});

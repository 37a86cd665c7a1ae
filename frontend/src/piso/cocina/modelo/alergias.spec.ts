import { mentionsAlergia, textoAlergenos } from './alergias';

it.each([
  'Soy alérgica al marisco',
  'ALERGIA A LOS FRUTOS SECOS',
  'alerjico al huevo',
  'Intolerante a la lactosa',
  'es celíaco',
  'Celiaca',
  'sin gluten por favor',
  'I am allergic to nuts',
  'Coeliac, thank you',
  'Allergie aux arachides',
  'riesgo de anafilaxia',
])('hears of an allergy in %p', (nota) => {
  expect(mentionsAlergia(nota)).toBe(true);
});

it.each([undefined, '', 'Sin cebolla', 'Poco hecho', 'Cumpleaños de Celia', 'Con mucho huevo'])(
  'hears of none in %p',
  (nota) => {
    expect(mentionsAlergia(nota)).toBe(false);
  },
);

it('says the allergens of a dish in words', () => {
  expect(textoAlergenos({ alergenos: ['gluten', 'frutos_de_cascara'] })).toBe('gluten, frutos de cáscara');
  expect(textoAlergenos({ alergenos: [] })).toBeNull();
  expect(textoAlergenos({})).toBeNull();
});

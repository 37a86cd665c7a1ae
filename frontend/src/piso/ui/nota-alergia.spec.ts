import { mentionsAlergia } from './nota-alergia';

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

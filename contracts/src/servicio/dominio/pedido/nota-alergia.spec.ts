import { alergenosDeNota, mentionsAlergia } from './nota-alergia';

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

it.each([
  ['Soy celíaca', ['gluten']],
  ['celiaco, sin lactosa por favor', ['gluten', 'lacteos']],
  ['Alergia al marisco', ['crustaceos', 'moluscos']],
  ['ALÉRGICO A LOS FRUTOS SECOS', ['cacahuetes', 'frutos_de_cascara']],
  ['alergia a las nueces y al piñón', ['frutos_de_cascara']],
  ['alerjico al huevo y a la leche', ['huevos', 'lacteos']],
  ['alergia al anisakis', ['pescado']],
  ['Allergic to shellfish and eggs', ['crustaceos', 'huevos', 'moluscos']],
  ['allergic to peanuts', ['cacahuetes']],
  ['intolerante a la soja, el apio y la mostaza', ['soja', 'apio', 'mostaza']],
  ['alergia: sésamo, sulfitos, altramuces', ['sesamo', 'sulfitos', 'altramuces']],
])('knows what %p names', (nota, alergenos) => {
  expect([...alergenosDeNota(nota)].sort()).toEqual([...alergenos].sort());
});

it.each([
  undefined,
  'Alergia al kiwi',
  'con mucho huevo',
  'El marisco, al final',
  'Tengo alergia, os la vuelvo a mostrar',
  'alergia a Manolo y a la sojuela',
])('knows of nothing that %p would name', (nota) => {
  expect(alergenosDeNota(nota)).toEqual([]);
});

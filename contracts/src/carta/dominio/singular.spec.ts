import { preguntaOf } from './pregunta';
import { singularOf } from './singular';

it.each([
  ['Primeros', 'Primero', 'Elige el primero'],
  ['Segundos', 'Segundo', 'Elige el segundo'],
  ['Primeros platos', 'Primer plato', 'Elige el primer plato'],
  ['Entrantes', 'Entrante', 'Elige el entrante'],
  ['Postres', 'Postre', 'Elige el postre'],
  ['Postres o café', 'Postre o café', 'Elige el postre o café'],
  ['Bebidas', 'Bebida', 'Elige la bebida'],
  ['Principales', 'Principal', 'Elige el principal'],
  ['Platos principales', 'Plato principal', 'Elige el plato principal'],
  ['Carnes', 'Carne', 'Elige la carne'],
  ['Arroces', 'Arroz', 'Elige el arroz'],
  ['Guarniciones', 'Guarnición', 'Elige la guarnición'],
  ['Panes', 'Pan', 'Elige el pan'],
  ['Primero', 'Primero', 'Elige el primero'],
  ['Para compartir', 'Para compartir', 'Elige en «Para compartir»'],
  ['Los postres', 'Los postres', 'Elige los postres'],
])('of %s one is a %s: %s', (pase, singular, pregunta) => {
  expect(singularOf(pase)).toBe(singular);
  expect(preguntaOf(singularOf(pase))).toBe(pregunta);
});

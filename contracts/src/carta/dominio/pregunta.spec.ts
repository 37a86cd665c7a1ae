import fc from 'fast-check';
import { preguntaOf } from './pregunta';

it.each([
  ['Punto de la carne', 'Elige el punto de la carne'],
  ['Guarnición', 'Elige la guarnición'],
  ['Salsa', 'Elige la salsa'],
  ['Salsas', 'Elige las salsas'],
  ['Extras', 'Elige los extras'],
  ['Ingredientes', 'Elige los ingredientes'],
  ['Opciones del menú', 'Elige las opciones del menú'],
  ['Leche', 'Elige la leche'],
  ['Tipo de pan', 'Elige el tipo de pan'],
  ['Agua', 'Elige el agua'],
  ['IPA', 'Elige la IPA'],
  ['  Postre ', 'Elige el postre'],
  ['La salsa', 'Elige la salsa'],
  ['Tu guarnición', 'Elige tu guarnición'],
  ['Elige tu salsa', 'Elige tu salsa'],
  ['Con o sin hielo', 'Elige en «Con o sin hielo»'],
  ['¿Cómo la quieres?', 'Elige en «¿Cómo la quieres?»'],
  ['2 salsas', 'Elige en «2 salsas»'],
])('%s is asked for as %p', (opcion, pregunta) => {
  expect(preguntaOf(opcion)).toBe(pregunta);
});

it('says how many, where one is not enough', () => {
  expect(preguntaOf('Guarnición', 2)).toBe('Elige 2 en «Guarnición»');
});

it('always says what is asked, and never two articles', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (opcion) => {
      const nombre = opcion.trim();
      expect(preguntaOf(opcion).toLowerCase()).toContain(nombre.toLowerCase().slice(1));
      expect(preguntaOf(opcion)).not.toMatch(/^Elige (?:el|la|los|las) (?:el|la|los|las) /);
    }),
  );
});

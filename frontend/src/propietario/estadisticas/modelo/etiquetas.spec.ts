import fc from 'fast-check';
import { pasoOf } from './etiquetas';

it('names no more bars than there is room for, and on a wide screen all that a narrow one names', () => {
  const cabida = { estrecho: 6, ancho: 16 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (barras) => {
      const { estrecho, ancho } = pasoOf(barras, cabida);
      expect(Math.ceil(barras / ancho)).toBeLessThanOrEqual(cabida.ancho);
      expect(Math.ceil(barras / estrecho)).toBeLessThanOrEqual(cabida.estrecho);
      expect(estrecho % ancho).toBe(0);
    }),
  );
});

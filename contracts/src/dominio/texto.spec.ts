import fc from 'fast-check';
import { normalizeTexto } from './texto';

describe('letters without accents', () => {
  it.each([
    ['Cafés', 'cafes'],
    ['  Ñoras ', 'noras'],
    ['PINGÜINO', 'pinguino'],
    ['Begudes fredes i cafè', 'begudes fredes i cafe'],
    ['Crème brûlée', 'creme brulee'],
    ['Çelà', 'cela'],
    ['', ''],
  ])('%p reads %p', (texto, llano) => {
    expect(normalizeTexto(texto)).toBe(llano);
  });

  it('compares composed and decomposed accents as equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        expect(normalizeTexto(texto.normalize('NFC'))).toBe(normalizeTexto(texto.normalize('NFD')));
      }),
    );
  });

  it('done twice is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        expect(normalizeTexto(normalizeTexto(texto))).toBe(normalizeTexto(texto));
      }),
    );
  });
});

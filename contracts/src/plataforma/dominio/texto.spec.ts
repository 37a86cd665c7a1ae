import fc from 'fast-check';
import { foldTexto, normalizeTexto } from './texto';

describe('letters without accents', () => {
  it.each([
    ['Cafés', 'cafes'],
    ['  Ñoras ', 'noras'],
    ['PINGÜINO', 'pinguino'],
    ['Begudes fredes i cafè', 'begudes fredes i cafe'],
    ['Crème brûlée', 'creme brulee'],
    ['Çelà', 'cela'],
    ['ﬁlete', 'filete'],
    ['Pan con aﬅerone', 'pan con asterone'],
    ['Cala\u00ADmares a la romana', 'calamares a la romana'],
    ['Pescados  y\u00A0mariscos', 'pescados y mariscos'],
    ['Pescados\ty maris\u00ADcos', 'pescados y mariscos'],
    ['ＣＡＦÉ ☕️', 'cafe ☕'],
    ['½ ración', '1⁄2 racion'],
    ['', ''],
  ])('%p reads %p', (texto, llano) => {
    expect(normalizeTexto(texto)).toBe(llano);
  });

  it('keeps the accents where only the look is compared', () => {
    expect(foldTexto(' Ba\u0301r\u00A0ﬁno ')).toBe('bár fino');
    expect(foldTexto('Bár')).not.toBe(foldTexto('Bar'));
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
        expect(foldTexto(foldTexto(texto))).toBe(foldTexto(texto));
      }),
    );
  });
});

import fc from 'fast-check';
import { cleanTexto } from './texto-limpio';

describe('a text to be kept', () => {
  it.each([
    'Crema catalana',
    'Café con leche y ñoquis',
    'Menú del día — 12,50 €\nCon postre\ty café',
    '👨‍👩‍👧‍👦 👩🏽‍🍳 ❤️ 1️⃣ 🇪🇸',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'فلافل',
    'हिन्दी क्षत्रिय',
    'ต้มยำกุ้ง',
    'Phở bò tái',
    '餃子 ガギグ',
    '',
  ])('%j stays as it is', (texto) => expect(cleanTexto(texto)).toBe(texto));

  it.each([
    ['Tortilla\u0000\u0007\u001b[31m', 'Tortilla[31m'],
    ['\u202Eallitrot\u202C', 'allitrot'],
    ['\u2066Sopa\u2069 \u200Edel\u200F día\u061C', 'Sopa del día'],
    ['\u200B\uFEFF\u2060', ''],
    ['una\u2028dos', 'una\ndos'],
    ['medio \uD83D', 'medio '],
    ['600\u202C 123', '600 123'],
    ['\u0085fin\u007f', 'fin'],
    ['Cafe\u0301 con n\u0303oquis', 'Café con ñoquis'],
    ['Cala\u00ADmares', 'Calamares'],
    ['Patatas\u00A0bravas\u2009y\u202Fpan', 'Patatas bravas y pan'],
  ])('%j loses what nobody sees', (texto, limpio) => expect(cleanTexto(texto)).toBe(limpio));

  it('has no tower of marks on a letter, and hides nothing in tags', () => {
    expect(cleanTexto(`Z${'\u0335'.repeat(50)}a`)).toBe(`Z${'\u0335'.repeat(6)}a`);
    expect(cleanTexto(`Z${'\u0335\u200D'.repeat(50)}a`)).toBe(`Z${'\u0335\u200D'.repeat(3)}a`);
    expect(cleanTexto(`a${'\u{E0041}'.repeat(500)}`)).toBe(`a${'\u{E0041}'.repeat(7)}`);
  });

  it('is hardly longer, has nothing left to clean, and no half of a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (texto) => {
        const limpio = cleanTexto(texto);
        expect(limpio.length).toBeLessThanOrEqual(texto.normalize('NFC').length);
        expect(cleanTexto(limpio)).toBe(limpio);
        expect(limpio).not.toMatch(/\p{Cs}|[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/u);
        expect(limpio).not.toMatch(/\p{M}{7}/u);
      }),
    );
  });
});

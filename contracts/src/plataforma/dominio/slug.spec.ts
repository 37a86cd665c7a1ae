import fc from 'fast-check';
import { isSlug, slugOf } from './slug';

const ID = '665f1c2ab4d3e90012ab34cd';

describe('the slug of a restaurante', () => {
  it.each([
    ['La Tasca de Ana', 'la-tasca-de-ana-ab34cd'],
    ['Café Sol', 'cafe-sol-ab34cd'],
    ['Bar Peñón', 'bar-penon-ab34cd'],
    ['Pingüí, Çelà & Fills', 'pingui-cela-fills-ab34cd'],
    ['  ¡¿ El 7º Cielo ?!  ', 'el-7-cielo-ab34cd'],
    ['O’Reilly’s -- Pub', 'o-reilly-s-pub-ab34cd'],
    ['Tacos 🌮🌮 Pepe', 'tacos-pepe-ab34cd'],
    ['BAR_42/bis', 'bar-42-bis-ab34cd'],
    ['ﬁdeuà\u00A0Ｂａｒ', 'fideua-bar-ab34cd'],
  ])('of %p is %p', (nombre, slug) => {
    expect(slugOf(nombre, ID)).toBe(slug);
  });

  it.each(['', '   ', '🍕', '¡!', '東京'])('of %p is the end of the id alone', (nombre) => {
    expect(slugOf(nombre, ID)).toBe('ab34cd');
  });

  it('is the same for composed and decomposed accents', () => {
    expect(slugOf('Peñón'.normalize('NFD'), ID)).toBe(slugOf('Peñón'.normalize('NFC'), ID));
  });

  const nombre = fc.string({ unit: 'binary', maxLength: 120 });
  const id = fc.stringMatching(/^[0-9a-f]{24}$/);

  it('is always a slug, and ends with the last six characters of the id', () => {
    fc.assert(
      fc.property(nombre, id, (texto, hex) => {
        const slug = slugOf(texto, hex);
        expect(isSlug(slug)).toBe(true);
        expect(slug === hex.slice(-6) || slug.endsWith(`-${hex.slice(-6)}`)).toBe(true);
      }),
    );
  });

  it('does not change words that are already in its letters', () => {
    fc.assert(
      fc.property(nombre, id, (texto, hex) => {
        const palabras = slugOf(texto, hex).slice(0, -7);
        expect(slugOf(palabras, hex)).toBe(slugOf(texto, hex));
      }),
    );
  });
});

describe('a text that could be a slug', () => {
  it.each(['ab34cd', 'la-tasca-ab34cd', '7-cielos', 'a'.repeat(200)])('%p could', (texto) => {
    expect(isSlug(texto)).toBe(true);
  });

  it.each([
    '',
    '-tasca',
    'tasca-',
    'la--tasca',
    'La-Tasca',
    'café',
    'la tasca',
    'la_tasca',
    '../etc',
    'tasca\n',
    'a'.repeat(201),
  ])('%p could not', (texto) => {
    expect(isSlug(texto)).toBe(false);
  });
});

import fc from 'fast-check';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN, varianteImagen } from './imagen';

describe('the files of a photo', () => {
  it.each([
    [200, 'avif', '/uploads/abc-200.avif'],
    [300, 'webp', '/uploads/abc-300.webp'],
    [400, 'avif', '/uploads/abc-400.avif'],
    [400, 'webp', '/uploads/abc-400.webp'],
    [800, 'avif', '/uploads/abc-800.avif'],
    [800, 'webp', '/uploads/abc-800.webp'],
  ] as const)('names the %i px %s after the base', (ancho, formato, esperada) => {
    expect(varianteImagen('/uploads/abc.jpg', ancho, formato)).toBe(esperada);
  });

  it.each(['jpg', 'png', 'webp'])('takes the place of the extension .%s', (extension) => {
    expect(varianteImagen(`/uploads/abc.${extension}`, 400, 'avif')).toBe('/uploads/abc-400.avif');
  });

  it('gives every variant of every photo a name of its own', () => {
    const hash = fc.stringMatching(/^[0-9a-f]{8,64}$/);
    fc.assert(
      fc.property(fc.uniqueArray(hash, { minLength: 1, maxLength: 10 }), (hashes) => {
        const nombres = hashes.flatMap((nombre) =>
          ANCHOS_IMAGEN.flatMap((ancho) =>
            FORMATOS_IMAGEN.map((formato) => varianteImagen(`/uploads/${nombre}.jpg`, ancho, formato)),
          ),
        );
        expect(new Set(nombres).size).toBe(hashes.length * ANCHOS_IMAGEN.length * FORMATOS_IMAGEN.length);
      }),
    );
  });
});

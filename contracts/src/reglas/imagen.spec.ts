import { checkArchivo } from './imagen';

const MB = 1024 * 1024;

describe('a photo, before anybody looks inside', () => {
  it.each([
    ['image/jpeg', 1_024],
    ['image/png', 5 * MB],
    ['image/webp', 200_000],
  ])('may be a %s of %p bytes', (type, size) => expect(checkArchivo({ type, size })).toBeNull());

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])('may not be %p', (type) => {
    expect(checkArchivo({ type, size: 5_000 })).toBe('Solo se permiten archivos JPEG, PNG y WebP.');
  });

  it('weighs from 1 KB to 5 MB, both included', () => {
    expect(checkArchivo({ type: 'image/png', size: 5 * MB + 1 })).toBe(
      'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
    );
    expect(checkArchivo({ type: 'image/png', size: 1_023 })).toBe(
      'El archivo parece estar corrupto o vacío.',
    );
  });
});

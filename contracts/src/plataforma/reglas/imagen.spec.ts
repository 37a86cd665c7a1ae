import { checkPeso, tipoImagen } from './imagen';

const MB = 1024 * 1024;
const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

describe('a photo, before it is opened', () => {
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'image/png'],
    ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ])('is what its first bytes are: %j is %s', (inicio, tipo) => {
    expect(tipoImagen(bytes(inicio))).toBe(tipo);
  });

  it.each(['GIF89a', '<svg xmlns', '%PDF-1.7', 'RIFF\x24\x00\x00\x00WAVE', '\xff\xd8', ''])(
    'may not be %j',
    (inicio) => expect(tipoImagen(bytes(inicio))).toBeNull(),
  );

  it('weighs from 1 KB to 5 MB, both included', () => {
    expect([checkPeso(1_024), checkPeso(5 * MB)]).toEqual([null, null]);
    expect(checkPeso(5 * MB + 1)).toBe('El archivo es demasiado grande. El tamaño máximo permitido es 5MB.');
    expect(checkPeso(1_023)).toBe('El archivo parece estar corrupto o vacío.');
  });
});

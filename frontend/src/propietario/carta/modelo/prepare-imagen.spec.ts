import fc from 'fast-check';
import { ErrorImagen, prepareImagen, sizeFor } from './prepare-imagen';
import type { AbrirImagen } from './prepare-imagen';

const FIRMAS: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\x00\x00\x00\x00WEBP',
};

/** The file begins as one of type `tipo`; its sender calls it `type`. */
function buildArchivo(bytes: number, tipo: string, type = tipo): File {
  const contenido = (FIRMAS[tipo] ?? '').padEnd(bytes, 'x');
  return new File([Uint8Array.from(contenido, (letra) => letra.charCodeAt(0))], 'foto', { type });
}

/** An image of this size, that weighs `bytes` once written; `sin` are types the browser cannot write. */
function opening(ancho: number, alto: number, bytes: number, sin: string[] = []) {
  const escritas: unknown[][] = [];
  const close = jest.fn();
  const abrir: AbrirImagen = () =>
    Promise.resolve({
      ancho,
      alto,
      close,
      write: (...como) => {
        escritas.push(como);
        const tipo = como[2];
        return Promise.resolve(sin.includes(tipo) ? null : new Blob(['y'.repeat(bytes)], { type: tipo }));
      },
    });
  return { abrir, escritas, close };
}

const closed: AbrirImagen = () => Promise.reject(new DOMException('not an image'));

it.each([
  ['image/gif', 2_000, 'Solo se permiten archivos JPEG, PNG y WebP.'],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.'],
  ['image/png', 1_023, 'El archivo parece estar corrupto o vacío.'],
  ['image/png', 1_024, 'El archivo parece estar corrupto o vacío.'],
])('refuses a %s of %i bytes that cannot be a photo: %s', async (tipo, bytes, mensaje) => {
  await expect(prepareImagen(buildArchivo(bytes, tipo), closed)).rejects.toEqual(new ErrorImagen(mensaje));
});

it.each([
  ['image/jpeg', 0.8],
  ['image/png', 0.9],
  ['image/webp', 0.8],
])('makes a %s 800 px wide, in the type it came in, with quality %f', async (tipo, calidad) => {
  const { abrir, escritas, close } = opening(4_000, 3_000, 3_000);

  const foto = await prepareImagen(buildArchivo(900_000, tipo), abrir);

  expect(escritas).toEqual([[800, 600, tipo, calidad]]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(foto).toMatchObject({ type: tipo, size: 3_000 });
});

it('makes it as wide as whoever asks wants it', async () => {
  const { abrir, escritas } = opening(4_000, 3_000, 3_000);

  await prepareImagen(buildArchivo(900_000, 'image/jpeg'), abrir, 1_200);

  expect(escritas).toEqual([[1_200, 900, 'image/jpeg', 0.8]]);
});

it('takes a photo by its bytes, whatever its type is called', async () => {
  const { abrir, escritas } = opening(1_600, 900, 3_000);

  const foto = await prepareImagen(buildArchivo(9_000, 'image/jpeg', 'image/jpg'), abrir);

  expect([foto.type, escritas[0]?.[2]]).toEqual(['image/jpeg', 'image/jpeg']);
});

it('makes a JPEG of a WebP where the browser cannot write WebP', async () => {
  const { abrir } = opening(1_600, 900, 3_000, ['image/webp']);

  expect((await prepareImagen(buildArchivo(9_000, 'image/webp'), abrir)).type).toBe('image/jpeg');
});

it('gives back what an open image holds, also when it cannot be written', async () => {
  const { abrir, close } = opening(4_000, 3_000, 3_000);
  const rota: AbrirImagen = async (archivo) => ({
    ...(await abrir(archivo)),
    write: () => Promise.reject(new Error('no memory')),
  });

  await expect(prepareImagen(buildArchivo(9_000, 'image/png'), rota)).rejects.toThrow('no memory');

  expect(close).toHaveBeenCalledTimes(1);
});

it('sends a small photo as it came rather than heavier, or lighter than a photo may be', async () => {
  const archivo = buildArchivo(2_000, 'image/jpeg');

  expect(await prepareImagen(archivo, opening(600, 400, 2_500).abrir)).toBe(archivo);
  expect(await prepareImagen(archivo, opening(600, 400, 900).abrir)).toBe(archivo);
  expect(await prepareImagen(archivo, opening(600, 400, 1_500).abrir)).toHaveProperty('size', 1_500);
});

it('never makes a photo wider than 800 px or than it was, nor of other proportions', () => {
  const px = fc.integer({ min: 1, max: 8_000 });
  fc.assert(
    fc.property(px, px, (ancho, alto) => {
      const nueva = sizeFor({ ancho, alto });
      expect(nueva.ancho).toBe(Math.min(ancho, 800));
      expect(Math.abs(nueva.alto - Math.max(1, (alto * nueva.ancho) / ancho))).toBeLessThanOrEqual(0.5);
    }),
  );
});

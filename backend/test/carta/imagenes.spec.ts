import sharp from 'sharp';
import { varianteImagen } from '@carta/contracts';
import { ImagenesRepository } from '../../src/plataforma/imagenes/imagenes.repository';
import { ImagenesService } from '../../src/plataforma/imagenes/imagenes.service';
import { falloAlLeer } from '../../src/plataforma/imagenes/imagenes.errors';
import { procesarImagen } from '../../src/plataforma/imagenes/procesar-imagen';
import { useApp } from '../support/app';

/** A photo with something in it, wider than what is kept. */
function photo(formato: 'jpeg' | 'png' | 'webp', ancho = 1200, alto = 900): Promise<Buffer> {
  return sharp({ create: { width: ancho, height: alto, channels: 3, background: '#c8553d' } })
    .withExif({ IFD0: { Copyright: 'no debe salir' } })
    [formato]()
    .toBuffer();
}

describe('procesarImagen', () => {
  it.each([
    ['jpeg', 'jpg', 'jpeg'],
    ['png', 'png', 'png'],
    ['webp', 'webp', 'webp'],
  ] as const)(
    'keeps a %s as such, at most 800 px wide and without metadata',
    async (formato, extension, leido) => {
      const { base, ancho, alto, color } = await procesarImagen(await photo(formato), 'ana');
      const metadata = await sharp(base.bytes).metadata();

      expect([base.extension, ancho, alto]).toEqual([extension, 800, 600]);
      expect([metadata.format, metadata.width, metadata.exif]).toEqual([leido, 800, undefined]);
      expect(color).toMatch(/^#c[0-9a-f]5[0-9a-f]3[0-9a-f]$/);
    },
  );

  it('makes the variants that phones ask for, and enlarges nothing', async () => {
    const { variantes } = await procesarImagen(await photo('jpeg', 500, 500), 'ana');

    // Read by their signature: the AVIF loader is one of those that stay shut.
    const firmas = variantes.map(({ ancho, formato, bytes }) => [
      ancho,
      formato,
      bytes.toString('latin1', 8, 12),
    ]);
    expect(firmas).toEqual([
      [200, 'avif', 'avif'],
      [200, 'webp', 'WEBP'],
      [300, 'avif', 'avif'],
      [300, 'webp', 'WEBP'],
      [400, 'avif', 'avif'],
      [400, 'webp', 'WEBP'],
      [800, 'avif', 'avif'],
      [800, 'webp', 'WEBP'],
    ]);
    const grande = variantes.find(({ ancho, formato }) => ancho === 800 && formato === 'webp');
    expect(await sharp(grande?.bytes).metadata()).toMatchObject({ width: 500 });
  });

  it('turns a photo upright by its EXIF before dropping it', async () => {
    const tumbada = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    expect(await procesarImagen(tumbada, 'ana')).toMatchObject({ ancho: 200, alto: 300 });
  });

  it('does not call a photo damaged when the server had no time for it', async () => {
    const lento = sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#c8553d' } })
      .blur(300)
      .timeout({ seconds: 1 })
      .png()
      .toBuffer();

    expect(falloAlLeer(await lento.catch((error: unknown) => error))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Error interno del servidor. Inténtalo más tarde.',
    });
  });
});

describe('GET /uploads/{name}', () => {
  const app = useApp();
  let imagenes: ImagenesService;
  const get = (ruta: string, headers: Record<string, string> = {}) => fetch(`${app.url}${ruta}`, { headers });

  beforeAll(async () => {
    imagenes = app.app.get(ImagenesService);
  });

  it('serves the photo and its variants for ever, as pictures and nothing else', async () => {
    const { nombre } = await imagenes.storeImagen(await photo('jpeg'), 'ana');
    const base = `/uploads/${nombre}`;

    const tipos: [string, string][] = [
      [base, 'image/jpeg'],
      [varianteImagen(base, 200, 'avif'), 'image/avif'],
      [varianteImagen(base, 300, 'webp'), 'image/webp'],
      [varianteImagen(base, 400, 'avif'), 'image/avif'],
      [varianteImagen(base, 400, 'webp'), 'image/webp'],
      [varianteImagen(base, 800, 'avif'), 'image/avif'],
      [varianteImagen(base, 800, 'webp'), 'image/webp'],
    ];
    for (const [ruta, tipo] of tipos) {
      const { status, headers } = await get(ruta);
      expect([ruta, status, headers.get('content-type')]).toEqual([ruta, 200, tipo]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });

  it('serves a photo from before there were small sizes in a larger one', async () => {
    const foto = await procesarImagen(await photo('jpeg', 900, 500), 'ana');
    const antigua = { ...foto, variantes: foto.variantes.filter(({ ancho }) => ancho >= 400) };
    const { nombre } = await imagenes.keepImagen(antigua);
    const bytesOf = async (ruta: string) => Buffer.from(await (await get(ruta)).arrayBuffer());

    const mayor = await bytesOf(`/uploads/${varianteImagen(nombre, 400, 'avif')}`);
    for (const ancho of [200, 300] as const)
      expect(await bytesOf(`/uploads/${varianteImagen(nombre, ancho, 'avif')}`)).toEqual(mayor);
    const read = jest.spyOn(app.app.get(ImagenesRepository), 'readImagen');
    await bytesOf(`/uploads/${varianteImagen(nombre, 200, 'avif')}`);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect((await get(`/uploads/${varianteImagen(`${'0'.repeat(32)}.jpg`, 200, 'avif')}`)).status).toBe(404);
  });

  it('answers 304 to who has it', async () => {
    const { nombre } = await imagenes.storeImagen(await photo('png'), 'ana');
    const etag = (await get(`/uploads/${nombre}`)).headers.get('etag') ?? '';

    expect((await get(`/uploads/${nombre}`, { 'if-none-match': etag })).status).toBe(304);
  });

  it('stores the same photo once, under the same name', async () => {
    const original = await photo('webp', 640, 480);
    const primera = await imagenes.storeImagen(original, 'ana');
    const segunda = await imagenes.storeImagen(original, 'ana');

    expect(segunda).toEqual(primera);
    expect(await app.db.collection('imagenes.files').countDocuments({ filename: primera.nombre })).toBe(1);
  });

  it.each([
    '/uploads/',
    '/uploads',
    '/uploads/../package.json',
    '/uploads/..%2F..%2Fetc%2Fpasswd',
    '/uploads/%2e%2e%2fpackage.json',
    '/uploads/..%5c..%5cwindows',
    '/uploads/%00',
    '/uploads/a.jpg',
    `/uploads/${'0'.repeat(32)}.jpg`,
    `/uploads/${'0'.repeat(32)}.svg`,
    `/uploads/${'0'.repeat(32)}-401.avif`,
    `/uploads/${'0'.repeat(32)}.jpg%0a`,
    `/uploads/${'0'.repeat(300)}.jpg`,
    '/uploads/%E0%A4%A',
  ])('has nothing at %s', async (ruta) => {
    const { statusCode, body } = await app.app.inject({ method: 'GET', url: ruta });
    expect([
      statusCode === 404 || statusCode === 400,
      body.includes('root:'),
      body.includes('"name"'),
    ]).toEqual([true, false, false]);
  });
});

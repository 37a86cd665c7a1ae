import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Producto } from '@carta/contracts';
import sharp from 'sharp';
import type { Respuesta } from '../support/app';
import { pngOfNothing } from '../support/bombas';
import { formOf, photo } from '../support/fotos';
import { useGestion } from '../support/gestion';

const MB = 1024 * 1024;
const GRANDE = 'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.';
const CORRUPTA = 'El archivo parece estar corrupto o vacío.';
const FORMATO = 'Solo se permiten archivos JPEG, PNG y WebP.';
const PIXELES = 'La imagen tiene demasiados píxeles. Usa una más pequeña.';
describe('The photo of a product', () => {
  const g = useGestion();
  let producto: Producto;

  beforeEach(async () => {
    const categoria = (await g.casa.createCategoria('Raciones'))._id;
    producto = await g.casa.createProducto({ nombre: 'Tortilla', precio: 8.5, categoria });
  });

  const upload = (bytes: Buffer, tipo = 'image/jpeg', nombre = 'foto.jpg'): Promise<Respuesta<Producto>> =>
    g.casa.putProducto(producto._id, formOf({}, { bytes, tipo, nombre }));
  afterEach(async () => {
    expect((await g.app.get('/api/salud/viva')).status).toBe(200);
  });

  describe('with a photo that is not one', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'.padEnd(2_000);
    const gif = Buffer.concat([
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      Buffer.alloc(2_000),
    ]);
    it.each<[string, () => Buffer | Promise<Buffer>, string, number, string]>([
      ['5 MB and one byte', () => Buffer.alloc(5 * MB + 1), 'image/jpeg', 413, GRANDE],
      ['1,023 bytes', () => Buffer.alloc(1_023), 'image/jpeg', 422, CORRUPTA],
      ['nothing', () => Buffer.alloc(0), 'image/jpeg', 422, CORRUPTA],
      ['nothing inside', () => Buffer.alloc(5 * MB), 'image/jpeg', 415, FORMATO],
      ['an SVG named .png', () => Buffer.from(svg), 'image/png', 415, FORMATO],
      ['a GIF named .png', () => gif, 'image/png', 415, FORMATO],
      ['a page', () => Buffer.from('<!doctype html><script>'.padEnd(2_000)), 'image/jpeg', 415, FORMATO],
      ['half a PNG', async () => half(await photo('png')), 'image/png', 422, CORRUPTA],
      ['half a JPEG', async () => half(await photo('jpeg')), 'image/jpeg', 422, CORRUPTA],
      ['half a WebP', async () => half(await photo('webp')), 'image/webp', 422, CORRUPTA],
      [
        'a JPEG without its last lines',
        async () => (await photo('jpeg')).subarray(0, -600),
        'image/jpeg',
        422,
        CORRUPTA,
      ],
      ['the first bytes of a PNG', async () => onlyHead(await photo('png')), 'image/png', 422, CORRUPTA],
      ['20,000 px square', () => pngOfNothing(20_000, 20_000), 'image/png', 413, PIXELES],
      ['9,000 px wide, of few pixels', () => pngOfNothing(9_000, 2_500), 'image/png', 413, PIXELES],
      ['6,000 px square, within its sides', () => pngOfNothing(6_000, 6_000), 'image/png', 413, PIXELES],
    ])('is refused: %s', async (_caso, make, tipo, status, message) => {
      const answer = await upload(await make(), tipo, 'foto.png');

      expect([answer.status, answer.body.message]).toEqual([status, message]);
      expect(await g.casa.productos()).toEqual([producto]);
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'with a scan header that decoders warn of',
      () => readFileSync(join(__dirname, '../support/sos-invalido.jpg')),
      'image/jpeg',
    ],
    ['with EXIF that leads nowhere', async () => withBadExif(await photo('jpeg')), 'image/jpeg'],
    ['whose type is written image/jpg', () => photo('jpeg'), 'image/jpg'],
    ['whose type its sender does not know', () => photo('png'), 'application/octet-stream'],
  ])('is taken as browsers draw it: %s', async (_caso, make, tipo) => {
    const { status, body } = await upload(await make(), tipo);

    expect([status, body.data.imagenPrevia?.ancho]).toEqual([200, expect.any(Number)]);
  });

  it('keeps nothing of a photo but the picture', async () => {
    const original = await photo('jpeg', 1_600, 1_200);
    expect(original.includes('no debe salir')).toBe(true);

    const { body } = await upload(original, 'image/jpeg', '../../../etc/passwd');

    const guardada = Buffer.from(await (await fetch(`${g.app.url}${body.data.imagen}`)).arrayBuffer());
    const { exif, width, xmp, iptc, icc } = await sharp(guardada).metadata();
    expect([width, exif, xmp, iptc, icc]).toEqual([800, undefined, undefined, undefined, undefined]);
    expect(guardada.includes('no debe salir')).toBe(false);
    expect(body.data.imagen).not.toContain('passwd');
  });

  it('is refused once the photos of the carta weigh what they may, before it is decoded', async () => {
    const { body } = await upload(await photo('jpeg'));
    const nombre = body.data.imagen?.replace('/uploads/', '');
    await g.app.db
      .collection('imagenes.files')
      .updateOne({ filename: nombre }, { $set: { length: 300 * MB } });

    const llena = await upload(await photo('png'), 'image/png');
    expect([llena.status, llena.body.message]).toEqual([
      409,
      'Las fotos de tu carta ya ocupan 300 MB, que es el máximo. Quita alguna antes de subir otra.',
    ]);
    expect(await g.casa.productos()).toEqual([body.data]);

    await g.casa.putProducto(producto._id, formOf({ imagen: '' }));
    expect((await upload(await photo('png'), 'image/png')).status).toBe(200);
    await g.app.db.collection('imagenes.files').deleteMany({ filename: nombre });
  });

  it('takes the first frame of a picture that moves', async () => {
    const frame = (color: string): Promise<Buffer> =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#0000ff'].map(frame));
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(1_100)}</x:xmpmeta>`)
      .toBuffer();

    const { status, body } = await upload(bytes, 'image/webp');

    expect([status, body.data.imagenPrevia]).toEqual([200, { ancho: 300, alto: 200, color: '#ff0000' }]);
  });
});

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

/** A file that begins as it should and goes on as nothing. */
const onlyHead = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(2_000)]);

/** The first directory of its EXIF is said to be where the file does not reach. */
function withBadExif(bytes: Buffer): Buffer {
  const malo = Buffer.from(bytes);
  malo.fill(0x7f, malo.indexOf('Exif\0\0') + 10, malo.indexOf('Exif\0\0') + 14);
  return malo;
}

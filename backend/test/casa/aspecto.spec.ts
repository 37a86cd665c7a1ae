import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  ANCHOS_IMAGEN,
  FORMATOS_IMAGEN,
  IMAGEN_ENLACE,
  rutas,
  rutasGestion,
  imagenEnlace,
} from '@carta/contracts';
import type { Aspecto, Carta, Perfil } from '@carta/contracts';
import { FotosHuerfanas } from '../../src/carta/productos/fotos/fotos-huerfanas.service';
import type { Respuesta } from '../support/app';
import { formOf, photo } from '../support/fotos';
import { useGestion } from '../support/gestion';

const HORA_MS = 3_600_000;
const ARCHIVOS = 1 + ANCHOS_IMAGEN.length * FORMATOS_IMAGEN.length;

describe('the face of a house', () => {
  const g = useGestion();
  const { token, id } = { token: () => g.casa.token, id: () => g.casa.id };
  const setColor = (color: string | null): Promise<Respuesta<Aspecto>> =>
    g.app.put<Aspecto>(rutasGestion.aspecto(id()), { token: token(), body: { color } });
  const setFoto = (pieza: string, bytes: Buffer): Promise<Respuesta<Aspecto>> =>
    g.app.put<Aspecto>(rutasGestion.fotoAspecto(id(), pieza), {
      token: token(),
      body: formOf({}, { bytes }),
    });
  const removeFoto = (pieza: string): Promise<Respuesta<Aspecto>> =>
    g.app.delete<Aspecto>(rutasGestion.fotoAspecto(id(), pieza), { token: token() });
  const readCarta = async () => {
    const respuesta = await fetch(`${g.app.url}${rutas.carta(id())}`);
    return { etag: respuesta.headers.get('etag'), texto: await respuesta.text() };
  };
  const clean = (): Promise<number> =>
    g.app.app.get(FotosHuerfanas).clean(new Date(Date.now() + HORA_MS + 1_000));
  const archivos = (): Promise<number> => g.app.db.collection('imagenes.files').countDocuments();

  it('is in the carta and in the profile, and leaves no byte behind when it is taken back', async () => {
    const antes = await readCarta();
    expect(antes.texto).not.toContain('aspecto');

    expect((await setColor('#7B1E3A')).body.data).toEqual({ color: '#7b1e3a' });
    const logo = (await setFoto('logo', await photo('png', 300, 300))).body.data.logo;
    const { body } = await setFoto('portada', await photo('jpeg', 1600, 600));

    expect(body.data).toEqual({
      color: '#7b1e3a',
      logo: {
        imagen: expect.stringMatching(/^\/uploads\/\w{32}\.png$/),
        ancho: 300,
        alto: 300,
        color: logo?.color,
      },
      portada: {
        imagen: expect.stringMatching(/^\/uploads\/\w{32}\.jpg$/),
        ancho: 800,
        alto: 300,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    });
    const carta = (JSON.parse((await readCarta()).texto) as { data: Carta }).data;
    expect(carta.restaurante.aspecto).toEqual(body.data);
    const perfil = await g.app.get<Perfil>(rutas.me(), { token: token() });
    expect(perfil.body.data.aspecto).toEqual(body.data);
    const foto = await fetch(`${g.app.url}${body.data.portada?.imagen.replace('.jpg', '-800.webp')}`);
    expect([foto.status, foto.headers.get('content-type')]).toEqual([200, 'image/webp']);

    await removeFoto('logo');
    await removeFoto('portada');
    expect((await setColor(null)).body.data).toEqual({});
    expect(await readCarta()).toEqual(antes);
  });

  it('keeps its pictures while it shows them, and no longer', async () => {
    await clean();
    const antes = await archivos();
    await setFoto('logo', await photo('png', 208, 208));
    await setFoto('portada', await photo('jpeg', 216, 108));

    expect(await clean()).toBe(0);
    await removeFoto('portada');
    expect(await clean()).toBe(1);
    expect(await archivos()).toBe(antes + ARCHIVOS);
    // another one in its place
    await setFoto('logo', await photo('png', 224, 224));
    expect(await clean()).toBe(1);
    expect(await archivos()).toBe(antes + ARCHIVOS);
  });

  describe('shown by a link', () => {
    const readEnlace = async (de: string | undefined) => {
      const respuesta = await fetch(`${g.app.url}${imagenEnlace(de ?? '')}`);
      const bytes = Buffer.from(await respuesta.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      return { tipo: respuesta.headers.get('content-type'), medidas: [width, height], bytes: bytes.length };
    };
    const noise = (ancho: number, alto: number): Promise<Buffer> =>
      sharp(randomBytes(ancho * alto * 3), { raw: { width: ancho, height: alto, channels: 3 } })
        .jpeg()
        .toBuffer();

    it('is its cover, cut to size and light enough, whatever is on it', async () => {
      for (const foto of [
        await photo('png', 1200, 900),
        await photo('webp', 300, 900),
        await noise(1300, 700),
      ]) {
        const enlace = await readEnlace((await setFoto('portada', foto)).body.data.portada?.imagen);

        expect(enlace).toMatchObject({ tipo: 'image/jpeg', medidas: [1200, 630] });
        expect(enlace.bytes).toBeLessThanOrEqual(IMAGEN_ENLACE.maxBytes);
      }
    });

    it('is the cover as it is, where it was stored before links showed any', async () => {
      const imagen =
        (await setFoto('portada', await photo('jpeg', 1000, 400))).body.data.portada?.imagen ?? '';
      const filename = imagenEnlace(imagen).replace('/uploads/', '');
      await g.app.db.collection('imagenes.files').deleteOne({ filename });

      expect(await readEnlace(imagen)).toMatchObject({ tipo: 'image/webp', medidas: [800, 320] });
    });
  });
});

// Longer than most: one server serves all that robots and previews read.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SUPERFICIES } from '@carta/contracts';
import { createApp } from '../../src/arranque/app.setup';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { CarpetaWeb } from '../../src/salidas/paginas/carpeta-web';
import { buildProducto } from '../support/factories';
import { testConfig } from '../support/app';
import { testDatabase } from '../support/mongo';

const PUBLIC = join(__dirname, '../../../frontend/public');
const INDICE =
  '<!doctype html><html lang="es"><head><!--marca--><title>Carta Digital</title><!--marca--><!--marca--></head><body><div id="root"></div></body></html>';
const HTML = { accept: 'text/html' };
const NOMBRE = 'La Taberna de Ana';

/** What is told to whoever reads pages without being a guest: search engines, whoever shows links, devices that install. */
describe('to whoever is no guest', () => {
  const dist = mkdtempSync(join(tmpdir(), 'carta-web-'));
  const database = testDatabase('buscadores');
  let app: NestFastifyApplication;
  let url: string;
  let casa: { id: string; slug: string };
  const get = (ruta: string) => fetch(`${url}${ruta}`, { headers: HTML });
  const ask = async (ruta: string, host: string) => {
    const { headers, body } = await app.inject({ url: ruta, headers: { ...HTML, host } });
    return { headers, body };
  };

  async function start(publicUrl?: string) {
    const started = await createApp(testConfig({ mongodbUri: database.uri, publicUrl }));
    started.get(CarpetaWeb).ruta = dist;
    await started.listen(0, '127.0.0.1');
    return started;
  }
  beforeAll(async () => {
    cpSync(PUBLIC, dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), INDICE);
    app = await start();
    url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    casa = await app
      .get(RestaurantesService)
      .createConCuenta(
        { nombre: NOMBRE, telefono: '', ubicacion: 'Calle Mayor, 1', numeroMesas: 12 },
        { email: 'ana@ejemplo.es', passwordHash: 'x', plan: 'premium', emailVerificado: true },
      );
    await buildProducto({ app }, casa.id, { nombre: 'Tortilla' });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(dist, { recursive: true });
  });

  describe('a carta by its name', () => {
    it('is described, under the address that it was asked for', async () => {
      const [una, otra] = await Promise.all(
        ['carta.ejemplo.es', '192.168.1.20:3000'].map((host) => ask(`/menu/${casa.slug}`, host)),
      );

      expect(una?.headers).not.toHaveProperty('x-robots-tag');
      expect(una?.body).toContain(
        `<link rel="canonical" href="http://carta.ejemplo.es/menu/${casa.slug}"><meta property="og:type" content="website">`,
      );
      expect(una?.body).toContain('content="http://carta.ejemplo.es/vista-previa.png"');
      expect(una?.body).toContain(`"@type":"Restaurant","name":"${NOMBRE}"`);
      expect(otra?.body).toBe(una?.body.replaceAll('carta.ejemplo.es', '192.168.1.20:3000'));
      expect(otra?.headers.etag).not.toBe(una?.headers.etag);
    });

    it.each([
      'x"><script>alert(1)</script>',
      "x.es' onload='alert(1)",
      'x.es https://mala.es',
      '[fd00::2]:3000',
    ])('is not broken by who asks for it as %s', async (host) => {
      const { body } = await ask(`/menu/${casa.slug}`, host);

      expect(body).not.toContain('<script>alert');
      expect(body.match(/<link rel="canonical" href="[^"<>']*">/g)).toHaveLength(1);
      expect(body.match(/<meta property="og:[a-z]+" content="[^"<>']*">/g)).toHaveLength(6);
    });

    it('is described under PUBLIC_URL where there is one, whatever it was asked for', async () => {
      const publica = await start('https://carta.ejemplo.es');
      const { body } = await publica.inject({
        url: `/menu/${casa.slug}`,
        headers: { ...HTML, host: 'mala.es' },
      });
      await publica.close();

      expect(body).toContain(`<meta property="og:url" content="https://carta.ejemplo.es/menu/${casa.slug}">`);
      expect(body).not.toContain('mala.es');
    });
  });

  it('the page of a mesa says with no byte of its own that the carta by its name is to be found, and not it', async () => {
    const { headers, body } = await ask(`/menu?restaurante=${casa.id}&mesa=7`, 'carta.ejemplo.es');

    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      link: `<http://carta.ejemplo.es/menu/${casa.slug}>; rel="canonical"`,
    });
    expect(body).toContain(`<title>${NOMBRE}</title><style>`);
    expect(body).not.toMatch(/canonical|og:|ld\+json|ejemplo\.es/);
  });

  it.each(['/', '/admin', '/cocina', '/sala/mesa/3', '/emparejar', '/menu', '/menu/nadie-123456'])(
    'nothing of a house is said at %s, which is not to be found',
    async (ruta) => {
      const respuesta = await get(ruta);

      expect(respuesta.headers.get('x-robots-tag')).toBe('noindex');
      expect(respuesta.headers.get('link')).toBeNull();
      expect(await respuesta.text()).not.toMatch(/Taberna|og:|ld\+json/);
    },
  );

  it('robots.txt lets them read cartas and what those show, and nothing else', async () => {
    const respuesta = await get('/robots.txt');
    const reglas = [...(await respuesta.text()).matchAll(/^(Allow|Disallow): (\S+)$/gm)];
    /** RFC 9309: the longest path that matches decides, and none leaves all open. */
    const mayRead = (ruta: string): boolean =>
      reglas
        .filter(([, , camino = '']) => ruta.startsWith(camino))
        .sort(([, , a = ''], [, , b = '']) => b.length - a.length)[0]?.[1] !== 'Disallow';

    expect(respuesta.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const ruta of [
      '/menu/casa-1',
      '/menu?mesa=1',
      '/assets/a.js',
      '/uploads/a.jpg',
      '/vista-previa.png',
    ])
      expect([ruta, mayRead(ruta)]).toEqual([ruta, true]);
    for (const ruta of ['/', '/admin', '/cocina', '/sala', '/emparejar', '/api/carta', '/metrics'])
      expect([ruta, mayRead(ruta)]).toEqual([ruta, false]);
  });

  describe('an app', () => {
    interface Manifiesto {
      name: string;
      start_url: string;
      scope: string;
      theme_color: string;
      background_color: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    }

    it.each([
      ['cocina', 'Cocina y barra', 'fullscreen', SUPERFICIES.oscuro.papel],
      ['sala', 'Sala', 'standalone', SUPERFICIES.claro.papel],
      ['admin', 'Carta Digital', 'standalone', SUPERFICIES.claro.papel],
    ])('of /%s says what it is, with pictures of the size that it says', async (de, name, display, papel) => {
      const respuesta = await get(`/${de}.webmanifest`);
      const manifiesto = (await respuesta.json()) as Manifiesto;

      expect(respuesta.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      expect(manifiesto).toMatchObject({
        id: `/${de}`,
        start_url: `/${de}`,
        scope: `/${de}`,
        name,
        display,
        lang: 'es',
        theme_color: papel,
        background_color: papel,
      });
      expect(manifiesto.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
        ['192x192', undefined],
        ['512x512', undefined],
        ['512x512', 'maskable'],
      ]);
      for (const { src, sizes, type } of manifiesto.icons) {
        const icono = await get(src);
        const { format, width, height } = await sharp(Buffer.from(await icono.arrayBuffer())).metadata();
        expect([icono.headers.get('content-type'), `image/${format}`, `${width}x${height}`]).toEqual([
          type,
          type,
          sizes,
        ]);
      }
    });

    it.each([
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/apple-touch-icon.png', /^image\/png/],
    ])('has its picture at %s, where browsers look by themselves', async (ruta, tipo) => {
      const respuesta = await get(ruta);

      expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(tipo),
      ]);
    });
  });
});

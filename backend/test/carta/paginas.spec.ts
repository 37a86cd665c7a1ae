// Longer than most: one made-up frontend serves every case.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { centimos } from '@carta/contracts';
import type { Carta, Centimos, LatidoComensal, LatidoTablero } from '@carta/contracts';
import { createApp } from '../../src/arranque/app.setup';
import { CartaService } from '../../src/carta/publicada/carta.service';
import { TraduccionService } from '../../src/carta/traduccion/traduccion.service';
import { CarpetaWeb } from '../../src/salidas/paginas/carpeta-web';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { AjustesService } from '../../src/casa/locales/ajustes.service';
import { NADIE, buildProducto, openSesion } from '../support/factories';
import { testConfig } from '../support/app';
import { moveClockTo } from '../support/move-clock';
import { testDatabase } from '../support/mongo';
import { hear, openComensal, openTablero } from '../support/socket';

const BUILD = 'a1b2c3d4';
const INDICE = `<!doctype html>
<html lang="es"><head><meta name="build" content="${BUILD}"><!--marca--><title>Carta Digital</title><!--marca--><!--marca-->
<script type="module" crossorigin src="/assets/index-abc.js"></script>
<link rel="modulepreload" crossorigin href="/assets/librerias-abc.js">
<link rel="stylesheet" crossorigin href="/assets/index-abc.css">
</head><body><div id="root"></div></body></html>`;

const MANIFIESTO = {
  'index.html': { file: 'assets/index-abc.js', imports: ['_librerias.js'], css: ['assets/index-abc.css'] },
  '_librerias.js': { file: 'assets/librerias-abc.js' },
  secreto: { file: 'assets/secreto-abc.js' },
  'src/shared/lengua/cargar.ts': { file: 'assets/cargar-abc.js', imports: ['index.html'] },
  'src/shared/lengua/diccionarios/ca.json': { file: 'assets/ca-abc.js' },
};

const ESTILOS = 'h1{color:green}';
const GUION = 'console.log("hola");'.repeat(200);

const HTML = { accept: 'text/html,application/xhtml+xml' };

/** What the page carries for its first screen, read as a browser does. */
function datosDe(html: string): unknown {
  const [, json] = /<script type="application\/json" id="carta-inicial">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

/** What is drawn of a page, without its tags. */
function textoDe(html: string): string {
  const [, dibujo = ''] = /<div id="root">(.*?)<\/div><script>/s.exec(html) ?? [];
  return dibujo.replace(/<[^>]*>/g, '');
}

describe('pages', () => {
  const dist = mkdtempSync(join(tmpdir(), 'carta-web-'));
  const database = testDatabase('paginas');
  let app: NestFastifyApplication;
  let url: string;
  let casa: { id: string; slug: string };
  const get = (ruta: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${ruta}`, { headers: { ...HTML, ...headers } });
  const read = async (ruta: string) => {
    const respuesta = await get(ruta);
    const html = await respuesta.text();
    return { status: respuesta.status, headers: respuesta.headers, html, datos: datosDe(html) };
  };
  const add = (nombre: string, precios: Record<string, Centimos> = {}) =>
    buildProducto({ app }, casa.id, { nombre, precios });

  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, 'index.html'), INDICE);
    writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(dist, 'assets', 'index-abc.js'), GUION);
    writeFileSync(join(dist, 'assets', 'index-abc.js.br'), brotliCompressSync(GUION));
    writeFileSync(join(dist, 'assets', 'index-abc.css'), ESTILOS);
    writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFIESTO));
    app = await createApp(testConfig({ mongodbUri: database.uri }));
    app.get(CarpetaWeb).ruta = dist;
    await app.listen(0, '127.0.0.1');
    url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    casa = await app
      .get(RestaurantesService)
      .createConCuenta(
        { nombre: 'Casa <b>"Ana"</b> & $1', telefono: '', ubicacion: '', numeroMesas: 12 },
        { email: 'ana@ejemplo.es', passwordHash: 'x', plan: 'premium', emailVerificado: true },
      );
    await add('Tortilla');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(dist, { recursive: true });
  });

  describe('of a mesa', () => {
    it('carries the carta that the API would answer', async () => {
      const { status, headers, html, datos } = await read(`/menu?restaurante=${casa.id}&mesa=7`);
      const carta = (await app.get(CartaService).getCarta(casa.id)).carta;

      expect(status).toBe(200);
      expect(datos).toEqual({ carta });
      expect(html).not.toContain('ana@ejemplo.es');
      expect(html).toContain('<html data-pie-mesa lang="es">');
      expect(html).toContain('<title>Casa &#60;b&#62;&#34;Ana&#34;&#60;/b&#62; &#38; $1</title>');
      expect(html.match(/<link rel="modulepreload".*?>/g)).toEqual([
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/librerias-abc.js">',
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/index-abc.js">',
      ]);
      expect(html).toContain('["/assets/librerias-abc.js","/assets/index-abc.js"]');
      // the sheet is in the page: its link only tells Vite not to load it again
      expect(html.match(/<link rel="stylesheet".*?>/g)).toEqual([
        '<link rel="stylesheet" disabled href="/assets/index-abc.css">',
      ]);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    it.each([
      ['/menu', 400, 'URL inválida. Se requiere restaurante y mesa.'],
      ['/menu?mesa=1', 400, 'URL inválida. Se requiere restaurante y mesa.'],
      ['/menu?restaurante=ID', 400, 'URL inválida. Se requiere restaurante y mesa.'],
      ['/menu?restaurante=ID&mesa=', 400, 'URL inválida. Se requiere restaurante y mesa.'],
      ['/menu?restaurante=ID&mesa=0', 400, 'Número de mesa inválido.'],
      ['/menu?restaurante=ID&mesa=x', 400, 'Número de mesa inválido.'],
      ['/menu?restaurante=ID&mesa=1.5', 400, 'Número de mesa inválido.'],
      ['/menu?restaurante=ID&mesa=13', 404, 'Mesa no válida para este restaurante.'],
      [`/menu?restaurante=${NADIE}&mesa=1`, 404, 'Mesa no válida para este restaurante.'],
      ['/menu?restaurante=ID&mesa=1&t=AAAAAAAAAAAAAAAA', 404, 'Mesa no válida para este restaurante.'],
      ['/menu?restaurante=%3C/script%3E&mesa=1', 404, 'Mesa no válida para este restaurante.'],
    ])('says why %s cannot be', async (ruta, status, error) => {
      expect(await read(ruta.replace('ID', casa.id))).toMatchObject({ status, datos: { error } });
    });
  });

  it('opens at a mesa that the house has no more while its tab is open', async () => {
    const grupos = app.get<Connection>(getConnectionToken()).collection('grupos');
    const statusAt14 = async () => (await read(`/menu?restaurante=${casa.id}&mesa=14`)).status;
    const { insertedId: _id } = await grupos.insertOne({
      restaurante: new Types.ObjectId(casa.id),
      mesa: 14,
      pagado: false,
    });
    expect(await statusAt14()).toBe(200);

    await grupos.updateOne({ _id }, { $set: { pagado: true } });
    expect(await statusAt14()).toBe(404);
  });

  it('opens for the signature of its own mesa, and for no other', async () => {
    const t = await app.get(MesasFirmadasService).signMesa(casa.id, 7);
    const statusAt = async (mesa: number) =>
      (await read(`/menu?restaurante=${casa.id}&mesa=${mesa}&t=${t}`)).status;

    expect([await statusAt(7), await statusAt(8)]).toEqual([200, 404]);
  });

  describe('of a slug', () => {
    it('carries the carta, and no room for a mesa', async () => {
      const { status, html, datos } = await read(`/menu/${casa.slug}`);

      expect(status).toBe(200);
      expect(html).toContain('<html lang="es">');
      expect(datos).toMatchObject({ carta: { restaurante: { _id: casa.id } } });
    });

    it.each([
      ['/menu/nadie-123456', 404, 'Restaurante no encontrado'],
      ['/menu/No%20Es%20Slug', 400, 'Slug de restaurante no válido'],
      ['/menu/%2e%2e%2fetc', 400, 'Slug de restaurante no válido'],
    ])('says why %s cannot be', async (ruta, status, error) => {
      expect(await read(ruta)).toMatchObject({ status, datos: { error } });
    });
  });

  it('cannot be broken by what a restaurant writes', async () => {
    const nombre = '</script><script>alert(1)</script><!-- \u2028 $& &amp;';
    await add(nombre);
    const { html, datos } = await read(`/menu/${casa.slug}`);

    expect((datos as { carta: Carta }).carta.sinCategoria.map((producto) => producto.nombre)).toContain(
      nombre,
    );
    expect(html).not.toContain('<script>alert');
    expect(html.slice(html.indexOf('id="carta-inicial"'))).not.toContain('\u2028');
  });

  it('is the same in every compression, and 304 to who has it until the carta is another', async () => {
    const ruta = `/menu?restaurante=${casa.id}&mesa=3`;
    const textos = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (codificacion) => {
        const respuesta = await get(ruta, { 'accept-encoding': codificacion });
        expect(respuesta.headers.get('content-encoding') ?? 'identity').toBe(codificacion);
        return respuesta.text();
      }),
    );
    expect(new Set(textos).size).toBe(1);

    const etag = (await get(ruta)).headers.get('etag') ?? '';
    const again = (ruta: string) => get(ruta, { 'if-none-match': etag }).then(({ status }) => status);
    expect(await again(ruta)).toBe(304);
    expect(await again(`/menu/${casa.slug}`)).toBe(200);
    await add('Pisto');
    expect(await again(ruta)).toBe(200);
  });

  it('can be read before any script has come, but for the number of its mesa', async () => {
    const [siete, ninguna] = await Promise.all(
      [`/menu?restaurante=${casa.id}&mesa=7`, `/menu/${casa.slug}`].map(async (ruta) =>
        textoDe((await read(ruta)).html),
      ),
    );

    expect(siete).toContain('Casa &lt;b&gt;&quot;Ana&quot;&lt;/b&gt; &amp; $1Mesa ');
    expect(siete).toMatch(/Tortilla8,50\s€/);
    expect(ninguna).not.toContain('Mesa');
    expect(ninguna).toContain('Para pedir, escanea el código QR de tu mesa.');
  });

  it('are one for the mesas of a zona, and others in another', async () => {
    const [terraza] = await app
      .get(AjustesService)
      .changeZonas(casa.id, casa.id, { zonas: [{ nombre: 'Terraza', mesas: '4-5' }] });
    await add('Vermut', { [terraza?._id ?? '']: centimos(990) });
    const [cuatro, cinco, seis, ninguna] = await Promise.all(
      [4, 5, 6, null].map(async (mesa) => {
        const ruta = mesa === null ? `/menu/${casa.slug}` : `/menu?restaurante=${casa.id}&mesa=${mesa}`;
        const { html, headers } = await read(ruta);
        return { html, texto: textoDe(html), etag: headers.get('etag') };
      }),
    );
    await app.get(AjustesService).changeZonas(casa.id, casa.id, { zonas: [] });

    expect(cinco).toEqual(cuatro);
    expect(cuatro?.texto).toContain('Mesa  · Terraza');
    expect(cuatro?.texto).toMatch(/Vermut9,90\s€/);
    expect(seis?.texto).toBe(cuatro?.texto.replace('Mesa  · Terraza', 'Mesa ').replace('9,90', '8,50'));
    expect(new Set([cuatro, seis, ninguna].map((pagina) => pagina?.etag)).size).toBe(3);
    expect(ninguna?.texto).toMatch(/Vermut8,50\s€ · Terraza 9,90\s€/);
  });

  describe('with a menú that has hours', () => {
    let comedor: string;
    let menu: string;
    /** This is a Monday, in winter. */
    const readAt = async (hora: string, headers: Record<string, string> = {}) => {
      moveClockTo(Date.parse(`2026-11-23T${hora}+01:00`));
      const respuesta = await get(`/menu?restaurante=${comedor}&mesa=3`, headers);
      const html = await respuesta.text();
      const fuera = (datosDe(html) as { fuera?: unknown } | null)?.fuera;
      return {
        status: respuesta.status,
        etag: respuesta.headers.get('etag') ?? '',
        fuera,
        texto: textoDe(html),
      };
    };
    beforeAll(async () => {
      const { id } = await app
        .get(RestaurantesService)
        .createConCuenta(
          { nombre: 'Comedor', telefono: '', ubicacion: '', numeroMesas: 12 },
          { email: 'luis@ejemplo.es', passwordHash: 'x', plan: 'premium', emailVerificado: true },
        );
      comedor = id;
      const platos = [{ pase: 0, nombre: 'Lentejas', tipo: 'comida' as const, suplemento: centimos(0) }];
      const horas = [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '13:00', hasta: '16:00' }];
      const datos = { nombre: 'Menú del día', menu: { pases: ['Primeros'], incluye: [], horas, platos } };
      menu = (await buildProducto({ app }, comedor, datos))._id;
    });
    afterEach(() => jest.useRealTimers());

    it('are drawn without it out of them, say when it is back, and are others than in them', async () => {
      const antes = await readAt('12:59:59.999');
      expect(antes.fuera).toEqual({ [menu]: { hora: '13:00' } });
      expect(antes.texto).toContain('Menú del díaVuelve a las 13:00');
      expect(antes.texto).not.toContain('Lentejas');

      const dentro = await readAt('13:00:00', { 'if-none-match': antes.etag });
      expect([dentro.status, dentro.fuera]).toEqual([200, undefined]);
      expect(dentro.texto).toContain('Lentejas');
      expect((await readAt('16:09:59.999', { 'if-none-match': dentro.etag })).status).toBe(304);

      const despues = await readAt('16:10:00', { 'if-none-match': dentro.etag });
      expect(despues.status).toBe(200);
      expect(despues.texto).toContain('Menú del díaVuelve mañana a las 13:00');
      expect((await readAt('23:59:59.999', { 'if-none-match': despues.etag })).status).toBe(304);
      expect(new Set([antes, dentro, despues].map(({ etag }) => etag)).size).toBe(3);
    });

    it('say so by the clock of the place', async () => {
      expect((await readAt('13:30')).fuera).toBeUndefined();
      await app.get(RestaurantesService).updateRestaurante(comedor, comedor, { huso: 'Atlantic/Canary' });

      expect((await readAt('13:30')).texto).toContain('Menú del díaVuelve a las 13:00');
    });
  });

  it('say why they cannot be before any script has come', async () => {
    expect(textoDe((await read('/menu/nadie-123456')).html)).toContain('Restaurante no encontrado');
  });

  describe('of a house with languages', () => {
    let mesa: string;
    const readEn = async (ruta: string, headers: Record<string, string> = {}) => {
      const respuesta = await get(ruta, headers);
      const html = await respuesta.text();
      return { html, texto: textoDe(html), headers: respuesta.headers, status: respuesta.status };
    };
    beforeAll(async () => {
      mesa = `/menu?restaurante=${casa.id}&mesa=7`;
      await app.get(RestaurantesService).updateRestaurante(casa.id, casa.id, { lenguas: ['es', 'ca', 'en'] });
      const textos = [{ original: 'Tortilla', texto: 'Truita', de: `${NADIE}.nombre` }];
      await app.get(TraduccionService).saveTextos(casa.id, 'ca', textos);
    });
    afterAll(() => app.get(RestaurantesService).updateRestaurante(casa.id, casa.id, { lenguas: ['es'] }));

    it('come in the language that was chosen, else in the phone’s, else in the one that leads', async () => {
      const lenguaOf = async (ruta: string, acepta?: string) => {
        const { html, headers } = await readEn(
          ruta,
          acepta === undefined ? {} : { 'accept-language': acepta },
        );
        expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
        const [, lang] = /<html[^>]* lang="(..)">/.exec(html) ?? [];
        expect(headers.get('content-language')).toBe(lang);
        return lang;
      };

      expect(await lenguaOf(`${mesa}&lang=en`, 'ca')).toBe('en');
      expect(await lenguaOf(`${mesa}&lang=xx`, 'de,ca-ES;q=0.9')).toBe('ca');
      expect(await lenguaOf(`/menu/${casa.slug}`, 'en-US,en;q=0.5,ca;q=0.1')).toBe('en');
      expect(await lenguaOf(mesa, 'ja')).toBe('es');
      expect(await lenguaOf(mesa)).toBe('es');
    });

    it('are drawn in it with its carta and its words at hand, each with bytes and an ETag of its own', async () => {
      const [es, ca, en] = await Promise.all(
        ['es', 'ca', 'en'].map((lang) => readEn(`${mesa}&lang=${lang}`)),
      );

      expect(ca?.html).toContain('<html data-pie-mesa data-lenguas="es ca en" data-lengua="ca" lang="ca">');
      expect(ca?.texto).toContain('Truita');
      expect(datosDe(ca?.html ?? '')).toMatchObject({ carta: { lengua: 'ca' } });
      expect(ca?.html).toContain('<noscript>Per demanar cal JavaScript.');
      expect(ca?.html.match(/rel="modulepreload".*?>/g)?.slice(0, 2)).toEqual([
        'rel="modulepreload" crossorigin fetchpriority="low" href="/assets/cargar-abc.js">',
        'rel="modulepreload" crossorigin fetchpriority="low" href="/assets/ca-abc.js">',
      ]);
      expect(es?.texto).toContain('Tortilla');
      expect(es?.html).toContain('<html data-pie-mesa data-lenguas="es ca en" lang="es">');
      expect(es?.html).not.toMatch(/cargar-abc|ca-abc|data-lengua=/);
      const etags = [es, ca, en].map((pagina) => pagina?.headers.get('etag') ?? '');
      expect(new Set(etags).size).toBe(3);
      const again = (lang: string) => readEn(`${mesa}&lang=${lang}`, { 'if-none-match': etags[1] ?? '' });
      expect((await again('ca')).status).toBe(304);
      expect((await again('en')).status).toBe(200);
    });

    it('are each at an address of their own, which the page of the plain one is not taken for', async () => {
      const canonical = async (ruta: string) =>
        /rel="canonical" href="[^"]*?(\?lang=..)?"/.exec(
          (await readEn(ruta, { 'accept-language': 'ca' })).html,
        )?.[1];
      const porNombre = `/menu/${casa.slug}`;

      expect(await canonical(porNombre)).toBeUndefined();
      expect(await canonical(`${porNombre}?lang=ca`)).toBe('?lang=ca');
      expect(await canonical(`${porNombre}?lang=es`)).toBe('?lang=es');
      expect(await canonical(`${porNombre}?lang=xx`)).toBeUndefined();
      const [plana, suya] = await Promise.all(
        [porNombre, `${porNombre}?lang=ca`].map((ruta) => readEn(ruta, { 'accept-language': 'ca' })),
      );
      expect(plana?.headers.get('etag')).not.toBe(suya?.headers.get('etag'));
    });

    it('are none of a house without any, whatever its phones speak', async () => {
      await app.get(RestaurantesService).updateRestaurante(casa.id, casa.id, { lenguas: ['es'] });
      const [una, otra] = [await readEn(mesa), await readEn(`${mesa}&lang=ca`, { 'accept-language': 'ca' })];
      await app.get(RestaurantesService).updateRestaurante(casa.id, casa.id, { lenguas: ['es', 'ca', 'en'] });

      expect(otra.html).toBe(una.html);
      expect(una.headers.get('vary')).toBe('Accept-Encoding');
      expect(una.headers.has('content-language')).toBe(false);
      expect(otra.headers.get('etag')).toBe(una.headers.get('etag'));
    });
  });

  it('says of which build it is, as every latido does of the process that serves it', async () => {
    const { html } = await read(`/menu?restaurante=${casa.id}&mesa=7`);
    expect(html).toContain(`<meta name="build" content="${BUILD}">`);

    const { accessToken } = await openSesion({ app }, casa.id);
    const closing: (() => void)[] = [];
    const servidor = { url, onClose: (close: () => void) => void closing.push(close) };
    const tablero = await openTablero(servidor, accessToken);
    const comensal = await openComensal(servidor, casa.id);
    // its first latido may have come before anybody listened
    comensal.disconnect();
    const deComensal = hear<LatidoComensal>(comensal, 'latido');
    comensal.connect();
    const builds = [await hear<LatidoTablero>(tablero, 'latido'), await deComensal].map(({ build }) => build);
    closing.forEach((close) => close());
    expect(builds).toEqual([BUILD, BUILD]);
  });

  it('is left to the phone, with all it needs, where it cannot be drawn', async () => {
    await add('Migas');
    const carpeta = app.get(CarpetaWeb);
    const { programaDibujo } = carpeta;
    carpeta.programaDibujo = join(dist, 'nowhere.cjs');
    const { html, datos } = await read(`/menu?restaurante=${casa.id}&mesa=11`);
    carpeta.programaDibujo = programaDibujo;

    expect(html).toContain('<div id="root"></div>');
    expect(datos).toMatchObject({ carta: { restaurante: { _id: casa.id } } });
    const again = await read(`/menu?restaurante=${casa.id}&mesa=11`);
    expect(textoDe(again.html)).toContain('Migas');
  });

  it('goes without its carta when the database is away, so that the screen can say so', async () => {
    const find = jest.spyOn(app.get(CartaService), 'findCarta').mockRejectedValueOnce(new Error('away'));
    jest.spyOn(app.get(CartaService), 'peekCarta').mockReturnValueOnce(undefined);

    expect(await read(`/menu?restaurante=${casa.id}&mesa=1`)).toMatchObject({ status: 200, datos: null });
    find.mockRestore();
  });

  describe('of everything else', () => {
    it.each(['/', '/admin', '/admin/pedidos', '/register', '/lo-que-sea'])(
      'start from the same page at %s',
      async (ruta) => {
        const { status, headers, html } = await read(ruta);
        expect([status, html, headers.get('cache-control')]).toEqual([200, INDICE, 'no-cache']);
      },
    );

    it.each([
      ['/admin/pedidos', '*/*'],
      ['/lo-que-sea', 'image/avif,*/*;q=0.8'],
      ['/admin', undefined],
    ])('are for whoever takes anything at %s (%s)', async (path, accept) => {
      const { statusCode, body } = await app.inject({
        url: path,
        headers: accept === undefined ? {} : { accept },
      });

      expect([statusCode, body]).toEqual([200, INDICE]);
    });

    it.each([
      ['/admin', 'application/json'],
      ['/falta.js', '*/*'],
      ['/carpeta/falta.webmanifest', '*/*'],
      ['/api/nada', '*/*'],
      ['/assets/nada', '*/*'],
    ])('are no answer at %s to who takes %s', async (path, accept) => {
      const { statusCode, headers } = await app.inject({ url: path, headers: { accept } });

      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    });

    it.each([
      ['carta.ejemplo.es', "connect-src 'self' ws://carta.ejemplo.es wss://carta.ejemplo.es"],
      ['192.168.1.20:3000', "connect-src 'self' ws://192.168.1.20:3000 wss://192.168.1.20:3000"],
      ['[::1]:3000', "connect-src 'self'"],
      ["x; script-src 'unsafe-inline'", "connect-src 'self'"],
      ['x.es https://mala.es', "connect-src 'self'"],
    ])('open sockets at %s, where they were asked for, and nowhere else', async (host, connect) => {
      const paginas = await Promise.all(
        ['/admin', `/menu/${casa.slug}`].map((path) => app.inject({ url: path, headers: { ...HTML, host } })),
      );

      for (const { headers } of paginas) {
        const policy = String(headers['content-security-policy']).split(';');
        expect(policy).toContain(connect);
        expect(policy).toContain("form-action 'self'");
        expect(policy).toHaveLength(10);
      }
    });

    it('let nothing of their own run or be applied inline but what a diner’s page says by its hash', async () => {
      const policyOf = async (path: string) => {
        const { headers, body } = await app.inject({ url: path, headers: HTML });
        return { policy: String(headers['content-security-policy']).split(';'), body };
      };
      const { policy, body } = await policyOf(`/menu/${casa.slug}`);
      const hashesOf = (etiqueta: 'style' | 'script') =>
        [...body.matchAll(new RegExp(`<${etiqueta}>(.*?)</${etiqueta}>`, 'gs'))].map(
          ([, dentro]) => `'sha256-${createHash('sha256').update(String(dentro)).digest('base64')}'`,
        );

      expect(body).toContain(ESTILOS);
      expect(body).not.toMatch(/ style=| on[a-z]+="/);
      expect(policy).toContain(`style-src 'self' ${hashesOf('style').join(' ')}`);
      expect(policy).toContain(`script-src 'self' ${hashesOf('script').join(' ')}`);
      expect((await policyOf('/admin')).policy).toEqual(
        expect.arrayContaining(["style-src 'self'", "script-src 'self'"]),
      );
    });

    it.each(['/api/nada', '/api', '/uploads/nada', '/assets/nada.js', '/socket.io', '/metrics/nada'])(
      'are not at %s, whoever asks',
      async (ruta) => {
        const { statusCode, body } = await app.inject({ method: 'GET', url: ruta, headers: HTML });
        expect([statusCode, body.includes('<html')]).toEqual([404, false]);
      },
    );

    it.each([
      '/.vite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ])('are all that can be read: not %s', async (ruta) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url: ruta });
      expect([statusCode, body.includes('secreto')]).toEqual([404, false]);
    });

    it('come as the build compressed them, hashed ones for ever and the rest not at all', async () => {
      const guion = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
      expect(guion.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(guion.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
      expect(guion.headers.get('content-encoding')).toBe('br');
      expect(guion.headers.get('vary')).toBe('accept-encoding');
      expect(await guion.text()).toBe(GUION);
      const entero = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' });
      expect([entero.headers.get('content-encoding'), await entero.text()]).toEqual([null, GUION]);

      const icono = await get('/favicon.svg');
      expect([icono.headers.get('cache-control'), icono.headers.get('content-type')]).toEqual([
        'no-cache',
        'image/svg+xml',
      ]);
      // fetch would ask for all of it
      const conocido = { 'if-none-match': icono.headers.get('etag') ?? '' };
      expect((await app.inject({ url: '/favicon.svg', headers: conocido })).statusCode).toBe(304);
    });
  });
});

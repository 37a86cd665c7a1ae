import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITES, rutas } from '@carta/contracts';
import { createApp } from '../../src/arranque/app.setup';
import { CarpetaWeb } from '../../src/salidas/paginas/carpeta-web';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { testConfig } from '../support/app';
import { testDatabase } from '../support/mongo';

/** Addresses as people type them, and as long as a house can make them. */
describe('an address', () => {
  const dist = mkdtempSync(join(tmpdir(), 'carta-web-'));
  const database = testDatabase('direcciones');
  let app: Awaited<ReturnType<typeof createApp>>;
  let url: string;
  beforeAll(async () => {
    writeFileSync(
      join(dist, 'index.html'),
      '<!doctype html><html lang="es"><head><!--marca--><!--marca--><!--marca--></head><body><div id="root"></div></body></html>',
    );
    app = await createApp(testConfig({ mongodbUri: database.uri }));
    app.get(CarpetaWeb).ruta = dist;
    await app.listen(0, '127.0.0.1');
    url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(dist, { recursive: true });
  });

  const buildCasa = async (nombre: string, email: string) => {
    const { id, slug } = await app
      .get(RestaurantesService)
      .createConCuenta(
        { nombre, ubicacion: 'Calle Mayor 1', telefono: '', numeroMesas: 12 },
        { email, passwordHash: 'sin-uso', plan: 'premium', emailVerificado: true },
      );
    return { id, slug };
  };
  const get = (ruta: string, redirect: RequestInit['redirect'] = 'follow') =>
    fetch(url + ruta, { headers: { accept: 'text/html' }, redirect });
  /** Which house's carta the page at an address carries, and for which mesa. */
  const cartaDe = async (ruta: string) => {
    const respuesta = await get(ruta);
    const html = await respuesta.text();
    const [, json = 'null'] = /id="carta-inicial">(.*?)<\/script>/s.exec(html) ?? [];
    const datos = JSON.parse(json) as { carta?: { restaurante: { _id: string } } } | null;
    const mesa = html.includes('<html data-pie-mesa')
      ? new URL(respuesta.url).searchParams.get('mesa')
      : null;
    return [respuesta.status, datos?.carta?.restaurante._id, mesa];
  };

  it('leads to the carta of the house with the longest name', async () => {
    const { id, slug } = await buildCasa(
      'Abuela Carmen '.repeat(9).slice(0, LIMITES.nombreMax),
      'largo@ejemplo.es',
    );

    expect(slug.length).toBeGreaterThan(100);
    expect(await cartaDe(`/menu/${slug}`)).toEqual([200, id, null]);
    expect((await fetch(url + rutas.restaurantePorSlug(slug))).status).toBe(200);
  });

  describe('with capitals, or a slash too many,', () => {
    let casa: { id: string; slug: string };
    beforeAll(async () => {
      casa = await buildCasa('Casa Ana', 'ana@ejemplo.es');
    });

    it.each([
      ['/menu/?restaurante=ID&mesa=7', '7'],
      ['/MENU?restaurante=ID&mesa=7', '7'],
      ['/Menu/?restaurante=ID&mesa=7&t=', '7'],
      ['//menu?restaurante=ID&mesa=7', '7'],
      ['/menu/SLUG/', null],
      ['/Menu/SLUG', null],
      ['/menu/MAYUSCULAS?de=cartel', null],
    ])('%s leads to the carta', async (ruta, mesa) => {
      const { id, slug } = casa;
      const direccion = ruta
        .replace('ID', id)
        .replace('SLUG', slug)
        .replace('MAYUSCULAS', slug.toUpperCase());

      expect(await cartaDe(direccion)).toEqual([200, id, mesa]);
    });

    it.each([
      ['/Admin/', '/admin'],
      ['/COCINA?puesto=barra', '/cocina?puesto=barra'],
      ['/menu/Casa-Ana/Legal?a=B/', '/menu/casa-ana/legal?a=B/'],
      ['//ejemplo.es/', '/ejemplo.es'],
    ])('%s leads to %s, whose query stays', async (ruta, destino) => {
      const { status, headers } = await get(ruta, 'manual');

      expect([status, headers.get('location')]).toEqual([308, destino]);
    });

    it.each(['/', '/admin', '/menu/casa-ana', '/%5Cejemplo.es/', '/\\\\ejemplo.es/'])(
      '%s stays',
      async (ruta) => {
        const { statusCode, headers } = await app.inject({ url: ruta, headers: { accept: 'text/html' } });

        expect([statusCode === 308, headers['location']]).toEqual([false, undefined]);
      },
    );
  });
});

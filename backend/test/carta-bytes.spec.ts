import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rutas } from '@carta/contracts';
import { CartaService } from '../src/carta/carta.service';
import { CarpetaWeb } from '../src/paginas/carpeta-web';
import { PaginasService } from '../src/paginas/paginas.service';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';
import { buildRestaurante } from './support/factories';

const INDICE = '<!doctype html><head><title>Carta Digital</title></head><body><div id="root"></div></body>';

describe.each([true, false])('With ready bytes: %s', (cartaBytes) => {
  const dist = mkdtempSync(join(tmpdir(), 'carta-web-'));
  let app: TestApp;

  beforeAll(async () => {
    writeFileSync(join(dist, 'index.html'), INDICE);
    app = await createTestApp({ cartaBytes });
    app.app.get(CarpetaWeb).ruta = dist;
    app.app.get(PaginasService).onModuleInit();
  });
  afterAll(async () => {
    await app.close();
    rmSync(dist, { recursive: true });
  });

  it('the carta is the same, and reaches the framework only while it is not ready, or always', async () => {
    const { id } = await buildRestaurante(app);
    const throughFramework = jest.spyOn(app.app.get(CartaService), 'get');
    const primera = await app.get(rutas.carta(id));
    const segunda = await app.get(rutas.carta(id));
    const tercera = await app.get(rutas.carta(id), {
      headers: { 'if-none-match': primera.headers.get('etag') ?? '' },
    });

    expect([primera.status, segunda.status, tercera.status]).toEqual([200, 200, 304]);
    expect(segunda.body).toEqual(primera.body);
    expect(named(segunda.headers)).toEqual(named(primera.headers));
    expect(throughFramework).toHaveBeenCalledTimes(cartaBytes ? 1 : 3);
  });

  it('a page carries its carta', async () => {
    const { id, nombre } = await buildRestaurante(app);
    const respuesta = await fetch(`${app.url}/menu?restaurante=${id}&mesa=1`);
    const html = await respuesta.text();

    expect(respuesta.headers.get('content-encoding')).toBe(cartaBytes ? 'gzip' : null);
    expect(html).toContain(`<title>${nombre}</title>`);
    expect(html).toMatch(/<script type="application\/json"[^>]*>\{"carta":\{.*\}\}<\/script>/s);
  });
});

/** The names of an answer's headers. */
const named = (headers: Headers): string[] => [...headers.keys()].sort();

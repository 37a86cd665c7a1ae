import { rutaVitales } from '@carta/contracts';
import { useApp } from '../support/app';
import { readMetricas } from '../support/metricas';

describe('how a page felt', () => {
  const app = useApp({ rateLimit: true });
  const tell = (body: object) => app.post(rutaVitales(), { body });

  it('is in the figures by its kind of screen, in seconds, and of what a browser measures alone', async () => {
    expect((await tell({ pantalla: 'comensal', lcp: 640, inp: 150, ttfb: 80, cls: 0.02 })).status).toBe(200);
    expect((await tell({ pantalla: 'comensal', ttfb: 300, lcp: null })).status).toBe(200);
    expect((await tell({ pantalla: 'sala', cls: 0 })).status).toBe(200);

    const figures = await readMetricas(app);
    const of = (name: string, pantalla = 'comensal') =>
      ['sum', 'count'].map((part) => figures.get(`carta_vital_${name}_${part}{pantalla="${pantalla}"}`));
    expect(of('lcp_segundos')).toEqual([0.64, 1]);
    expect(of('inp_segundos')).toEqual([0.15, 1]);
    expect(of('ttfb_segundos')).toEqual([0.38, 2]);
    expect(of('cls')).toEqual([0.02, 1]);
    expect([of('cls', 'sala'), of('lcp_segundos', 'sala')]).toEqual([
      [0, 1],
      [undefined, undefined],
    ]);
  });

  it('may say nothing else, is 512 bytes at most, and comes sixty times a minute of an address', async () => {
    const count = async () => (await readMetricas(app)).get('carta_vital_cls_count{pantalla="acceso"}') ?? 0;
    expect((await tell({ pantalla: 'acceso', cls: 0, url: '/menu/casa-de-ana' })).status).toBe(400);
    expect((await tell({ pantalla: 'acceso', cls: 0, relleno: 'x'.repeat(500) })).status).toBe(413);
    expect(await count()).toBe(0);

    let status = 200;
    for (let veces = 0; status === 200 && veces < 500; veces++) {
      ({ status } = await tell({ pantalla: 'acceso', cls: 0 }));
    }

    expect(status).toBe(429);
    expect(await count()).toBeLessThanOrEqual(60);
  });
});

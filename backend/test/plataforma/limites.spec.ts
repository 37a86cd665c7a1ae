import { rutas, rutasGestion } from '@carta/contracts';
import { Limites } from '../../src/plataforma/limites/limites.service';
import { LIMITES_DE_RITMO } from '../../src/plataforma/limites/tabla';
import { NADIE } from '../support/factories';
import { useApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { formOf, photo } from '../support/fotos';
import { buildGestion } from '../support/gestion';
import type { Gestion } from '../support/gestion';
import { holdClock } from '../support/move-clock';

describe('Who is in too much of a hurry', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  const app = useApp({ rateLimit: true });
  let casa: Gestion;
  let vecina: Gestion;

  beforeEach(async () => {
    [casa, vecina] = await Promise.all([buildGestion(app), buildGestion(app)]);
  });

  it('deletes ten categorías a minute, and is told so in words of its own', async () => {
    const remove = ({ token }: Gestion): Promise<Respuesta<unknown>> =>
      app.delete(rutasGestion.categoria(NADIE), { token });
    for (let i = 0; i < 10; i += 1) expect((await remove(casa)).status).toBe(404);

    const { status, body, headers } = await remove(casa);

    expect([status, body.code, body.message]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await remove(vecina)).status).toBe(404);
  });

  it('has ten cartas read a minute', async () => {
    const statusOf = async (gestion: Gestion): Promise<number> =>
      (await gestion.post(rutasGestion.importaciones(), { texto: 'Pan' })).status;
    for (let i = 0; i < 10; i += 1) expect(await statusOf(casa)).toBe(422);

    expect(await statusOf(casa)).toBe(429);
    expect(await statusOf(vecina)).toBe(422);
  });

  it('sends thirty photos a minute; forms without one do not count', async () => {
    const bytes = await photo('jpeg', 64, 64);
    const send = async (gestion: Gestion, con: boolean): Promise<number> =>
      (await gestion.putProducto(NADIE, formOf({ nombre: 'X' }, con ? { bytes } : undefined))).status;
    for (let i = 0; i < 30; i += 1)
      expect([await send(casa, false), await send(casa, true)]).toEqual([404, 404]);

    expect(await send(casa, true)).toBe(429);
    expect(await send(casa, false)).toBe(404);
    expect(await send(vecina, true)).toBe(404);
  });

  it('counts pages among what an address reads of cartas, where one that is ready costs nothing', async () => {
    const { id } = casa;
    const limites = app.app.get(Limites);
    const statusOf = async (ruta: string) => (await fetch(`${app.url}${ruta}`)).status;
    const [{ veces }] = LIMITES_DE_RITMO.cartaPorDireccion;
    for (let i = 0; i < veces - 2; i++) await limites.consume('cartaPorDireccion', '127.0.0.1');

    await statusOf(`/menu?restaurante=${id}&mesa=1`);
    await statusOf('/menu/nadie');

    expect(await statusOf(rutas.carta(NADIE))).toBe(429);
    expect(await statusOf(rutas.carta(id))).toBe(200);
    const { status, headers } = await fetch(`${app.url}/menu?restaurante=${id}&mesa=2`);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf('/menu/nadie')).toBe(429);
  });
});

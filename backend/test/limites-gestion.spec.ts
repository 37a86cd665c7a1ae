import { rutasGestion } from '@carta/contracts';
import { NADIE } from './support/factories';
import { useApp } from './support/app';
import type { Respuesta } from './support/app';
import { formOf, photo } from './support/fotos';
import { buildGestion } from './support/gestion';
import type { Gestion } from './support/gestion';

describe('An owner in too much of a hurry', () => {
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
});

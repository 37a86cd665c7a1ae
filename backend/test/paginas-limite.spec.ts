import { rutas } from '@carta/contracts';
import { Limites } from '../src/plataforma/limites/limites.service';
import { LIMITES_DE_RITMO } from '../src/plataforma/limites/tabla';
import { NADIE } from './support/factories';
import { useApp } from './support/app';
import { buildLocal } from './support/local';

describe('pages', () => {
  const app = useApp({ rateLimit: true });

  it('count among what an address reads of cartas, where one that is ready costs nothing', async () => {
    const { id } = await buildLocal(app);
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

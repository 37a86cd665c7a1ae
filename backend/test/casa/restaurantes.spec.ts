import { rutas } from '@carta/contracts';
import type { MesaConEnlace, RestaurantePublico } from '@carta/contracts';
import { CuentasService } from '../../src/casa/cuentas/cuentas.service';
import { findLanAddress } from '../../src/plataforma/red/direccion-lan';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { ResumenesService } from '../../src/casa/locales/resumenes.service';
import { createTestApp, useApp } from '../support/app';
import { NADIE, buildRestaurante, login } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';

describe('restaurantes', () => {
  const app = useApp();
  let casa: RestauranteDePrueba;

  beforeAll(async () => {
    casa = await buildRestaurante(app, {
      nombre: 'Casa Ñoño & Hijos',
      plan: 'premium',
      numeroMesas: 12,
    });
  });

  it('is read by slug and by id, and the public view has exactly the public fields', async () => {
    const porSlug = await app.get<RestaurantePublico>(rutas.restaurantePorSlug(casa.slug));
    const porId = await app.get<RestaurantePublico>(rutas.restaurante(casa.id.toUpperCase()));

    expect(casa.slug).toBe(`casa-nono-hijos-${casa.id.slice(-6)}`);
    expect(porSlug.body.data).toEqual({
      _id: casa.id,
      nombre: 'Casa Ñoño & Hijos',
      slug: casa.slug,
      tipoUsuario: 'premium',
      ubicacion: 'Calle Mayor, 1',
      telefono: '600 000 000',
      numeroMesas: 12,
      pausado: false,
    });
    expect(porId.body.data).toEqual(porSlug.body.data);
  });

  describe('the list of mesas', () => {
    it('gives the owner a link per mesa, at an address that a phone reaches', async () => {
      const { accessToken } = await login(app, casa);
      const { body } = await app.get<MesaConEnlace[]>(rutas.mesas(casa.id), { token: accessToken });

      const lan = findLanAddress('0.0.0.0');
      if (lan === null) throw new Error('this machine has no address on a network');
      const base = app.url.replace('127.0.0.1', lan);
      expect(body.data).toHaveLength(12);
      const t = await app.app.get(MesasFirmadasService).signMesa(casa.id, 7);
      expect(body.data[6]).toEqual({
        numero: 7,
        enlace: `${base}/menu?restaurante=${casa.id}&mesa=7&t=${t}`,
      });
    });

    it('takes the address the request came by when it is not this machine’s own', async () => {
      const { accessToken } = await login(app, casa);
      const { payload } = await app.app.inject({
        url: rutas.mesas(casa.id),
        headers: { host: '192.168.7.7:8080', authorization: `Bearer ${accessToken}` },
      });

      expect(payload).toContain(`"http://192.168.7.7:8080/menu?restaurante=${casa.id}&mesa=1&t=`);
    });
  });

  describe('accounts', () => {
    it('are found by email as a person types it, and an email belongs to one', async () => {
      const service = app.app.get(CuentasService);
      const cuenta = await service.findCuentaPorEmail(`  ${casa.email.toUpperCase()} `);

      expect(cuenta?.id).toBe(casa.id);
      await expect(buildRestaurante(app, { email: casa.email.toUpperCase() })).rejects.toThrow(/E11000/);
    });

    it('remember the last clearing of the paid board, never an older one', async () => {
      const service = app.app.get(ResumenesService);
      const cuando = new Date('2026-03-01T22:00:00Z');
      expect((await service.findResumenes([casa.id])).get(casa.id)?.pagadosDesde).toBeNull();
      await service.markPagadosArchivados(casa.id, cuando);
      await service.markPagadosArchivados(casa.id, new Date(0));

      const resumenes = await service.findResumenes([casa.id, NADIE]);
      expect([...resumenes.keys()]).toEqual([casa.id]);
      expect(resumenes.get(casa.id)?.pagadosDesde).toEqual(cuando);
    });
  });
});

describe('PUBLIC_URL', () => {
  it('is the base of the links of the mesas', async () => {
    await using app = await createTestApp({ publicUrl: 'https://carta.ejemplo.es' });
    const casa = await buildRestaurante(app, { numeroMesas: 1 });
    const { accessToken } = await login(app, casa);
    const { body } = await app.get<MesaConEnlace[]>(rutas.mesas(casa.id), { token: accessToken });

    expect(body.data).toEqual([
      {
        numero: 1,
        enlace: expect.stringContaining(`https://carta.ejemplo.es/menu?restaurante=${casa.id}&mesa=1&t=`),
      },
    ]);
  });
});

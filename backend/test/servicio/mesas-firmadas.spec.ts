import { rutas, rutasSala } from '@carta/contracts';
import type { CodigosRenovados, MesaConEnlace, MesaValida } from '@carta/contracts';
import { Types } from 'mongoose';
import { Config } from '../../src/plataforma/config/config';
import { SecretosQrRepository } from '../../src/casa/locales/secretos-qr.repository';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { createTestApp } from '../support/app';
import { useLocal } from '../support/local';
import { NADIE, buildRestaurante } from '../support/factories';

const NO_VALIDA = { code: 'NOT_FOUND', message: 'Mesa no válida para este restaurante.' };

describe('The code of a mesa', () => {
  const casa = useLocal();

  const firmadas = (): MesasFirmadasService => casa.app.app.get(MesasFirmadasService);
  const sign = (mesa: number, id = casa.local.id): Promise<string> => firmadas().signMesa(id, mesa);
  const check = (mesa: number, t?: string): Promise<{ sinVerificar: boolean }> =>
    firmadas().checkMesa(casa.local.id, mesa, t);
  const exigir = (exigirQrFirmado: boolean): Promise<unknown> =>
    casa.put(rutasSala.servicio(casa.local.id), { exigirQrFirmado });
  const renovar = (token = casa.local.token, id = casa.local.id) =>
    casa.app.post<CodigosRenovados>(rutasSala.renovarMesas(id), { token });
  const tOf = ({ enlace }: MesaConEnlace): string => new URL(enlace).searchParams.get('t') ?? '';

  it('is signed in every link, each mesa’s with its own', async () => {
    const { body } = await casa.get<MesaConEnlace[]>(rutas.mesas(casa.local.id));

    const firmas = body.data.map(tOf);
    expect(firmas).toEqual(
      await firmadas().signMesas(
        casa.local.id,
        [...Array(12).keys()].map((n) => n + 1),
      ),
    );
    expect(new Set(firmas).size).toBe(12);
    for (const t of firmas) expect(t).toMatch(/^[\w-]{16}$/);
  });

  it('proves its mesa, and no other’s nor another restaurant’s', async () => {
    const vecina = await buildRestaurante(casa.app, { plan: 'premium' });
    const [t, deOtra] = [await sign(7), await sign(7, vecina.id)];

    expect(await check(7, t)).toEqual({ sinVerificar: false });
    expect(await firmadas().checkMesa(casa.local.id.toUpperCase(), 7, t)).toEqual({ sinVerificar: false });
    await expect(check(8, t)).rejects.toMatchObject(NO_VALIDA);
    for (const falsa of [deOtra, '', t.slice(1), `${t}A`, t.toUpperCase(), 'ñ'.repeat(8), 'á'.repeat(16)]) {
      await expect(check(7, falsa)).rejects.toMatchObject(NO_VALIDA);
    }
    await expect(firmadas().checkMesa(NADIE, 1, undefined)).rejects.toMatchObject(NO_VALIDA);
  });

  it('is looked at when a carta is opened: a wrong one is no mesa, a missing one does no harm', async () => {
    await exigir(true);
    const validar = async (query: string): Promise<unknown> => {
      const ruta = `${rutas.validarMesa(casa.local.id, 3)}${query}`;
      const { status, body } = await casa.app.get<MesaValida>(ruta);
      return [status, body.data?.valida ?? body.message];
    };

    expect(await validar('')).toEqual([200, true]);
    expect(await validar(`?t=${await sign(3)}`)).toEqual([200, true]);
    expect(await validar(`?t=${await sign(4)}`)).toEqual([404, NO_VALIDA.message]);
    expect(await validar(`?t=a&t=b`)).toEqual([404, NO_VALIDA.message]);
    expect(await validar(`?t=`)).toEqual([404, NO_VALIDA.message]);
  });

  it('is void once renewed, and the new links are answered', async () => {
    const vieja = await sign(1);
    expect(await check(1, vieja)).toEqual({ sinVerificar: false });

    const { status, body } = await renovar();

    const [primera] = body.data.mesas.map(tOf);
    expect([status, body.data.mesas.length, primera]).toEqual([200, 12, await sign(1)]);
    await expect(check(1, vieja)).rejects.toMatchObject(NO_VALIDA);
    expect(await check(1, primera)).toEqual({ sinVerificar: false });
  });

  it('that another process has renewed a moment ago is taken at once', async () => {
    await check(1, await sign(1));

    await casa.app.app.get(SecretosQrRepository).renewSecretoQr(casa.local.id);

    expect(await check(1, await sign(1))).toEqual({ sinVerificar: false });
  });

  it('gets its key when a restaurant is older than keys, the same for all who ask at once', async () => {
    const _id = new Types.ObjectId(casa.local.id);
    await casa.app.db.collection('restaurantes').updateOne({ _id }, { $unset: { qr: '' } });

    const firmas = await Promise.all(Array.from({ length: 20 }, () => sign(1)));

    expect(new Set(firmas).size).toBe(1);
    expect(await check(1, firmas[0])).toEqual({ sinVerificar: false });
  });

  it('does not depend on the server’s secret, and its key is in no answer', async () => {
    const t = await sign(1);
    const doc = await casa.app.db
      .collection<{ qr: { clave: string } }>('restaurantes')
      .findOne({ _id: new Types.ObjectId(casa.local.id) } as object);
    const token = casa.local.token;
    const respuestas = await Promise.all([
      ...[rutas.me(), rutas.mesas(casa.local.id), rutasSala.servicio(casa.local.id)].map((ruta) =>
        casa.app.get(ruta, { token }),
      ),
      casa.app.get(rutas.restaurante(casa.local.id)),
      casa.app.get(rutas.carta(casa.local.id)),
    ]);
    for (const { body } of respuestas) expect(JSON.stringify(body)).not.toContain(doc?.qr.clave);

    const { mongodbUri } = casa.app.app.get(Config);
    await using conOtroSecreto = await createTestApp({ mongodbUri, jwtSecret: 'x'.repeat(40) });
    expect(await conOtroSecreto.app.get(MesasFirmadasService).signMesa(casa.local.id, 1)).toBe(t);
  });
});

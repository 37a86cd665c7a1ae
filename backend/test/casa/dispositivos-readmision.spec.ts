import { randomUUID } from 'node:crypto';
import { rutas, rutasSala } from '@carta/contracts';
import type { Dispositivo, EmparejarResponse, ReadmisionResponse, Tokens } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { buildDispositivo, withClave } from '../support/dispositivos';
import { moveClockTo } from '../support/move-clock';

describe('A device that was put out because two were using it', () => {
  const casa = useLocal();
  let tablet: EmparejarResponse;

  beforeEach(async () => {
    tablet = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Cocina', puesto: 'cocina' });
    await refresh(tablet.refreshToken);
    expect((await refresh(tablet.refreshToken)).status).toBe(401);
  });
  afterEach(() => jest.useRealTimers());

  const refresh = (refreshToken: string): Promise<Respuesta<Tokens>> =>
    casa.app.post<Tokens>(rutas.refresh(), { body: { refreshToken }, headers: withClave(randomUUID()) });
  const ask = (solicitud: string, { refreshToken } = tablet): Promise<Respuesta<ReadmisionResponse>> =>
    casa.app.post<ReadmisionResponse>(rutasSala.readmision(), { body: { refreshToken, solicitud } });
  const cifrasOf = async (solicitud: string): Promise<string> => (await ask(solicitud)).body.data.cifras;
  const admit = (cifras: string): Promise<Respuesta<unknown>> =>
    casa.post(rutasSala.readmitir(tablet.dispositivo._id), { cifras });
  const list = async (): Promise<Dispositivo[]> =>
    (await casa.get<Dispositivo[]>(rutasSala.dispositivos())).body.data;
  const status = async (token: string): Promise<number> =>
    (await casa.app.get(rutas.pedidos(), { token })).status;

  it('asks, is seen by its owner with its digits, and is in with one tap, with its name and its job', async () => {
    const solicitud = randomUUID();
    const cifras = await cifrasOf(solicitud);
    expect(await cifrasOf(solicitud)).toBe(cifras);
    expect((await list())[0]?.fuera?.solicitudes).toEqual([cifras]);

    expect((await admit(cifras)).status).toBe(200);
    const { acceso } = (await ask(solicitud)).body.data;

    expect(acceso?.dispositivo).toEqual(tablet.dispositivo);
    expect(await status(acceso?.accessToken ?? '')).toBe(200);
    expect((await refresh(acceso?.refreshToken ?? '')).status).toBe(200);
    expect((await list())[0]).not.toHaveProperty('fuera');
    expect((await admit(cifras)).status).toBe(200);
  });

  it('gets in again when the answer was lost, for two minutes', async () => {
    const solicitud = randomUUID();
    await admit(await cifrasOf(solicitud));

    await ask(solicitud);
    const { acceso } = (await ask(solicitud)).body.data;
    expect(await status(acceso?.accessToken ?? '')).toBe(200);

    moveClockTo(Date.now() + 121_000);
    expect((await ask(solicitud)).status).toBe(401);
    expect(await status(acceso?.accessToken ?? '')).toBe(200);
  });

  it('is not whoever has a copy of it: each screen that asks has digits of its own', async () => {
    const [propia, copia] = [randomUUID(), randomUUID()];
    const [cifras, deCopia] = [await cifrasOf(propia), await cifrasOf(copia)];
    expect(cifras).not.toBe(deCopia);

    await admit(cifras);

    expect((await ask(copia)).body.data.acceso).toBeNull();
    expect((await ask(propia)).body.data.acceso).not.toBeNull();
    expect((await ask(copia)).status).toBe(401);
  });

  it('is asked for by three screens at once and no more; one that is silent gives its place up', async () => {
    const tres = [randomUUID(), randomUUID(), randomUUID()];
    for (const solicitud of tres) await ask(solicitud);
    expect((await ask(randomUUID())).status).toBe(503);

    moveClockTo(Date.now() + 61_000);
    expect((await ask(randomUUID())).status).toBe(200);
    expect((await list())[0]?.fuera?.solicitudes).toHaveLength(1);
  });

  it('has nothing to wait for once it was removed', async () => {
    const solicitud = randomUUID();
    await admit(await cifrasOf(solicitud));

    await casa.delete(rutasSala.dispositivo(tablet.dispositivo._id));

    expect((await ask(solicitud)).status).toBe(401);
    expect((await admit('0000')).status).toBe(404);
  });
});

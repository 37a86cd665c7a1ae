// Longer than most: a code is followed through its whole life, from the owner to the tablet.
import { randomUUID } from 'node:crypto';
import { reglasDispositivo, rutas, rutasSala } from '@carta/contracts';
import type { CodigoDispositivo, Dispositivo, EmparejarResponse } from '@carta/contracts';
import { findLanAddress } from '../../src/plataforma/red/direccion-lan';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { buildDispositivo, createCodigo, pair, withClave } from '../support/dispositivos';
import { setCuenta } from '../support/escena';
import { buildRestaurante, openSesion } from '../support/factories';
import { moveClockTo } from '../support/move-clock';

const NO_VALIDO = 'El código no es válido o ha caducado. Pide uno nuevo.';
const REPETIDO = 'Ya hay un dispositivo con ese nombre.';
const VIDA_MS = reglasDispositivo.LIMITES_DISPOSITIVO.codigoVidaS * 1_000;

describe('Pairing a device', () => {
  const casa = useLocal();
  afterEach(() => jest.useRealTimers());

  const list = async (token = casa.local.token): Promise<Dispositivo[]> =>
    (await casa.app.get<Dispositivo[]>(rutasSala.dispositivos(), { token })).body.data;
  const remove = (id: string, token = casa.local.token) =>
    casa.app.delete(rutasSala.dispositivo(id), { token });
  const codigo = async (datos?: Parameters<typeof createCodigo>[2]): Promise<string> =>
    (await createCodigo(casa.app, casa.local.token, datos)).codigo;
  const ask = (body: object, token = casa.local.token): Promise<Respuesta<CodigoDispositivo>> =>
    casa.app.post<CodigoDispositivo>(rutasSala.codigosDispositivo(), { token, body });
  const isIn = async ({ accessToken }: EmparejarResponse): Promise<boolean> =>
    (await casa.app.get(rutas.pedidos(), { token: accessToken })).status === 200;
  const expectNoValido = ({ status, body }: Respuesta<unknown>): void =>
    expect([status, body.errors]).toEqual([422, [{ field: 'codigo', message: NO_VALIDO }]]);

  it('begins with a code of eight digits, a link that a phone reaches, and ten minutes', async () => {
    const antes = Date.now();

    const { headers, body, status } = await ask({ nombre: ' Barra ', puesto: 'barra' });

    const { codigo: digitos, enlace, caducaEn } = body.data;
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(digitos).toMatch(/^\d{8}$/);
    const base = casa.app.url.replace('127.0.0.1', findLanAddress('0.0.0.0') ?? '127.0.0.1');
    expect(enlace).toBe(`${base}/emparejar?codigo=${digitos}`);
    expect(Date.parse(caducaEn) - antes).toBeGreaterThanOrEqual(VIDA_MS);
    expect(Date.parse(caducaEn) - Date.now()).toBeLessThanOrEqual(VIDA_MS);
  });

  it('makes a camarero of this restaurant, who it says it is', async () => {
    const { body, status, headers } = await pair(
      casa.app,
      await codigo({ nombre: 'Ana', puesto: 'camarero' }),
    );

    const { accessToken, refreshToken, dispositivo, restaurante } = body.data;
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(dispositivo).toEqual({ _id: expect.any(String), nombre: 'Ana', puesto: 'camarero' });
    expect(restaurante).toMatchObject({ _id: casa.local.id, tipoUsuario: 'camarero' });
    expect(refreshToken).toEqual(expect.any(String));
    const perfil = await casa.app.get(rutas.me(), { token: accessToken });
    expect(perfil.body.data).toEqual({ ...restaurante, dispositivo });
    expect(JSON.stringify([body, perfil.body])).not.toContain(casa.local.email);
    expect(await list()).toEqual([{ ...dispositivo, conectado: false, vistoEn: expect.any(String) }]);
  });

  it('takes the digits as a person types them', async () => {
    const digitos = await codigo();

    expect((await pair(casa.app, ` ${digitos.slice(0, 4)} ${digitos.slice(4)} `)).status).toBe(200);
  });

  it('is done once with a code, and not with one that is wrong, expired or somebody’s guess', async () => {
    const usado = await codigo({ nombre: 'Uno' });
    await pair(casa.app, usado);
    const caducado = await codigo({ nombre: 'Dos' });
    const equivocado = String((Number(caducado) + 1) % 10 ** 8).padStart(8, '0');

    expectNoValido(await pair(casa.app, usado));
    expectNoValido(await pair(casa.app, equivocado));
    moveClockTo(Date.now() + VIDA_MS + 1);
    expectNoValido(await pair(casa.app, caducado));
    jest.useRealTimers();
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Uno']);
  });

  it('makes one device of a code, however many try it at once', async () => {
    const digitos = await codigo();

    const respuestas = await Promise.all(Array.from({ length: 50 }, () => pair(casa.app, digitos)));

    const buenas = respuestas.filter(({ status }) => status === 200);
    expect(buenas).toHaveLength(1);
    for (const mala of respuestas.filter((respuesta) => respuesta !== buenas[0])) expectNoValido(mala);
    expect(await list()).toHaveLength(1);
    expect(await isIn((buenas[0] as (typeof buenas)[number]).body.data)).toBe(true);
  });

  it('is the same device with a fresh session when its answer was lost', async () => {
    const [digitos, clave] = [await codigo(), randomUUID()];

    const perdida = (await pair(casa.app, digitos, withClave(clave))).body.data;
    const repetida = (await pair(casa.app, digitos, withClave(clave.toUpperCase()))).body.data;

    expect(repetida.dispositivo).toEqual(perdida.dispositivo);
    expect([await isIn(perdida), await isIn(repetida)]).toEqual([false, true]);
    expect(await list()).toHaveLength(1);
    expectNoValido(await pair(casa.app, digitos, withClave(randomUUID())));
    moveClockTo(Date.now() + VIDA_MS + 1);
    expectNoValido(await pair(casa.app, digitos, withClave(clave)));
    jest.useRealTimers();
    expect(await isIn(repetida)).toBe(true);
  });

  it('leaves one session alive when the same pairing is sent many times at once', async () => {
    const [digitos, clave] = [await codigo(), randomUUID()];

    const respuestas = await Promise.all(
      Array.from({ length: 20 }, () => pair(casa.app, digitos, withClave(clave))),
    );

    expect(new Set(respuestas.map(({ status, body }) => `${status} ${body.data.dispositivo._id}`)).size).toBe(
      1,
    );
    const vivas = await Promise.all(respuestas.map(({ body }) => isIn(body.data)));
    expect(vivas.filter(Boolean)).toHaveLength(1);
  });

  it('goes on where the server died in the middle: the code was taken, the device not made', async () => {
    const [digitos, clave] = [await codigo({ nombre: 'A medias' }), randomUUID()];
    await casa.app.db
      .collection('codigos_dispositivo')
      .updateOne({ nombre: 'A medias' }, { $set: { clave } });

    expectNoValido(await pair(casa.app, digitos));
    expect((await pair(casa.app, digitos, withClave(clave))).status).toBe(200);
  });

  it('wants a key that is one', async () => {
    const { status, body } = await pair(casa.app, await codigo(), withClave('la mía'));

    expect([status, body.errors?.[0]?.field]).toEqual([422, 'Idempotency-Key']);
  });

  it('keeps no code in the database, only its keyed hash', async () => {
    const digitos = await codigo();

    const docs = await casa.app.db.collection('codigos_dispositivo').find().toArray();

    expect(docs.length).toBeGreaterThan(0);
    expect(JSON.stringify(docs)).not.toContain(digitos);
  });

  it('goes on with every code but the one that a newer of the same name replaces', async () => {
    const [barra, vieja] = [await codigo({ nombre: 'Barra' }), await codigo({ nombre: 'Cocina' })];
    const nueva = await codigo({ nombre: ' COCINA ' });

    expectNoValido(await pair(casa.app, vieja));
    expect((await pair(casa.app, nueva)).status).toBe(200);
    expect((await pair(casa.app, barra)).status).toBe(200);
  });

  describe('under a name', () => {
    it('is refused where another device has it, however it is written, and the code is not lost', async () => {
      const pronto = await codigo({ nombre: 'BARRA' });
      await casa.app.db
        .collection('codigos_dispositivo')
        .updateOne({ nombre: 'BARRA' }, { $set: { nombreNormalizado: 'otra' } });
      const { dispositivo } = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Barra' });
      await casa.app.db
        .collection('codigos_dispositivo')
        .updateOne({ nombre: 'BARRA' }, { $set: { nombreNormalizado: 'barra' } });

      const [alPedirlo, alUsarlo] = [
        await ask({ nombre: ' barra', puesto: 'barra' }),
        await pair(casa.app, pronto),
      ];

      for (const { status, body } of [alPedirlo, alUsarlo]) {
        expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', REPETIDO]);
      }
      expect(await list()).toHaveLength(1);
      await remove(dispositivo._id);
      expect((await pair(casa.app, pronto)).status).toBe(200);
    });

    it('is free again in another restaurant', async () => {
      const vecina = await buildRestaurante(casa.app, { plan: 'premium' });
      const { accessToken } = await openSesion(casa.app, vecina.id);

      await buildDispositivo(casa.app, casa.local.token);

      await expect(buildDispositivo(casa.app, accessToken)).resolves.toMatchObject({
        restaurante: { _id: vecina.id },
      });
    });
  });

  it('is done fifty times and no more, also when the last two come together', async () => {
    const [primera, segunda] = [await codigo({ nombre: 'Una' }), await codigo({ nombre: 'Otra' })];
    const { restaurante } = (await casa.app.db
      .collection('codigos_dispositivo')
      .findOne({ nombre: 'Una' }, { sort: { _id: -1 } })) as unknown as { restaurante: object };
    await casa.app.db.collection('dispositivos').insertMany(
      Array.from({ length: 49 }, (_, i) => ({
        ...{ restaurante, nombre: `T${i}`, nombreNormalizado: `t${i}`, puesto: 'barra' },
        ...{ creadoEn: new Date(), vistoEn: new Date(), conectadoHasta: new Date() },
      })),
    );

    const respuestas = await Promise.all([pair(casa.app, primera), pair(casa.app, segunda)]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, body } = await ask({ nombre: 'La 51', puesto: 'barra' });
    expect([status, body.message]).toEqual([
      409,
      'Ya tienes 50 dispositivos. Quita alguno para añadir otro.',
    ]);
    expect(await list()).toHaveLength(50);
  });

  it('is for premium restaurants, also if the code is older than the plan', async () => {
    const digitos = await codigo();
    await setCuenta(casa.app, casa.local.id, { plan: 'normal' });

    expect((await pair(casa.app, digitos)).status).toBe(403);
    expect((await ask({ nombre: 'Otra', puesto: 'barra' })).status).toBe(403);
    await setCuenta(casa.app, casa.local.id, { plan: 'admin' });
    expect((await pair(casa.app, digitos)).status).toBe(200);
  });
});

// Longer than most: one server and its devices live through all of it.
import { randomUUID } from 'node:crypto';
import { rutas, rutasSala } from '@carta/contracts';
import type {
  CambiarDispositivoRequest,
  Dispositivo,
  EmparejarResponse,
  LatidoTablero,
  Perfil,
  Tokens,
} from '@carta/contracts';
import { CuentasService } from '../../src/casa/cuentas/cuentas.service';
import { AuthService } from '../../src/casa/acceso/auth.service';
import { SesionesService } from '../../src/casa/acceso/sesiones/sesiones.service';
import { DispositivosService } from '../../src/casa/dispositivos/dispositivos.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { buildDispositivo, createCodigo, pair, withClave } from '../support/dispositivos';
import { eventually } from '../support/mongo-motor';
import { moveClockTo } from '../support/move-clock';
import { hear, hearUntil, openTablero, refusal } from '../support/socket';

const DIA_MS = 24 * 3_600_000;

describe('A paired device', () => {
  const casa = useLocal();
  let tablet: EmparejarResponse;

  beforeEach(async () => {
    tablet = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Cocina', puesto: 'cocina' });
  });
  afterEach(() => jest.useRealTimers());

  const list = async (): Promise<Dispositivo[]> =>
    (await casa.get<Dispositivo[]>(rutasSala.dispositivos())).body.data;
  const remove = (id = tablet.dispositivo._id): Promise<Respuesta<unknown>> =>
    casa.delete(rutasSala.dispositivo(id));
  const refresh = (refreshToken: string): Promise<Respuesta<Tokens>> =>
    casa.app.post<Tokens>(rutas.refresh(), { body: { refreshToken } });
  const status = async (token: string): Promise<number> =>
    (await casa.app.get(rutas.pedidos(), { token })).status;

  it('is known by its name where what it does is written down; an account by its restaurant’s', async () => {
    const auth = casa.app.app.get(AuthService);
    const { dispositivo, restaurante } = tablet;

    expect(await auth.authenticate(tablet.accessToken)).toEqual({
      restauranteId: casa.local.id,
      rol: 'dispositivo',
      plan: 'premium',
      fam: expect.any(String),
      actor: 'Cocina',
      dispositivo: { id: dispositivo._id, nombre: 'Cocina', puesto: 'cocina' },
    });
    expect(await auth.authenticate(casa.local.token)).toEqual({
      restauranteId: casa.local.id,
      rol: 'propietario',
      plan: 'premium',
      fam: expect.any(String),
      actor: restaurante.nombre,
    });
  });

  it('goes on for months of renewals, and through a change of the password', async () => {
    const { refreshToken } = (await refresh(tablet.refreshToken)).body.data;
    await casa.app.app.get(CuentasService).resetPassword(casa.local.id, 'otra');
    await casa.app.app.get(SesionesService).endFamilias([casa.local.id]);

    moveClockTo(Date.now() + 90 * DIA_MS);

    expect(await status(tablet.accessToken)).toBe(401);
    const renovado = await refresh(refreshToken);
    expect(renovado.status).toBe(200);
    expect(await status(renovado.body.data.accessToken)).toBe(200);
  });

  it('is out at once when it is removed: its calls, its renewals, its socket, its line', async () => {
    const tablero = await openTablero(casa.app, tablet.accessToken);
    const barra = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Barra' });
    const cerrado = hear(tablero, 'disconnect');

    expect((await remove()).status).toBe(200);

    expect(await status(tablet.accessToken)).toBe(401);
    expect((await refresh(tablet.refreshToken)).status).toBe(401);
    expect(await cerrado).toBe('io server disconnect');
    expect(await refusal(casa.app, '/tablero', { token: tablet.accessToken })).toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Barra']);
    expect(await status(barra.accessToken)).toBe(200);
    expect((await remove()).status).toBe(404);
    await buildDispositivo(casa.app, casa.local.token, { nombre: 'cocina' });
  });

  it('is for what its owner says now: its screen hears of it, and what comes late changes nothing', async () => {
    const change = (body: CambiarDispositivoRequest) =>
      casa.put<void>(rutasSala.dispositivo(tablet.dispositivo._id), body);
    const propio = async (): Promise<unknown> =>
      (await casa.app.get<Perfil>(rutas.me(), { token: tablet.accessToken })).body.data.dispositivo;
    const { _id, nombre } = tablet.dispositivo;
    const tablero = await openTablero(casa.app, tablet.accessToken);
    const { servicio: antes } = await hear<LatidoTablero>(tablero, 'latido');
    const oido = hearUntil<LatidoTablero>(tablero, 'latido', ({ servicio }) => servicio.rev > antes.rev);
    const destino = { puesto: 'barra' as const, estaciones: ['barra'], lengua: 'ar' as const };
    const primero = { ...destino, rev: 0 };

    expect((await change(primero)).status).toBe(200);
    await oido;
    expect(await propio()).toEqual({ _id, nombre, ...destino });
    expect((await change(primero)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ ...destino, rev: 1 });

    expect((await change({ ...destino, puesto: 'camarero', rev: 1 })).status).toBe(200);
    expect((await change(primero)).status).toBe(409);
    expect(await propio()).toEqual({ _id, nombre, puesto: 'camarero' });

    const sinEstaciones = { nombre: 'Muro nuevo', puesto: 'barra', estaciones: null, lengua: null };
    expect((await casa.post(rutasSala.codigosDispositivo(), sinEstaciones)).status).toBe(201);
  });

  it('stays out when it is removed in the middle of a pairing that is sent again', async () => {
    const [{ codigo }, clave] = [
      await createCodigo(casa.app, casa.local.token, { nombre: 'Terraza' }),
      randomUUID(),
    ];
    const { dispositivo } = (await pair(casa.app, codigo, withClave(clave))).body.data;
    const sesiones = casa.app.app.get(SesionesService);
    const open = sesiones.openSesion.bind(sesiones);
    let tokens: Promise<Tokens> | undefined;
    jest.spyOn(sesiones, 'openSesion').mockImplementationOnce(async (...args) => {
      await remove(dispositivo._id);
      return (tokens = open(...args));
    });

    const { status: respuesta, body } = await pair(casa.app, codigo, withClave(clave));

    expect([respuesta, body.errors?.[0]?.field]).toEqual([422, 'codigo']);
    expect(await status((await tokens)?.accessToken ?? '')).toBe(401);
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Cocina']);
  });

  it('does not come back through the pairing that made it, however often it is sent', async () => {
    const [{ codigo }, clave] = [
      await createCodigo(casa.app, casa.local.token, { nombre: 'Terraza' }),
      randomUUID(),
    ];
    const { dispositivo } = (await pair(casa.app, codigo, withClave(clave))).body.data;

    const [, ...respuestas] = await Promise.all([
      remove(dispositivo._id),
      ...Array.from({ length: 10 }, () => pair(casa.app, codigo, withClave(clave))),
    ]);

    expect((await pair(casa.app, codigo, withClave(clave))).status).toBe(422);
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Cocina']);
    for (const { body } of respuestas.filter((respuesta) => respuesta.status === 200)) {
      expect(await status(body.data.accessToken)).toBe(401);
    }
  });

  it('is out while its restaurant has not the plan, and its socket is closed', async () => {
    const tablero = await openTablero(casa.app, tablet.accessToken);
    const cerrado = hear(tablero, 'disconnect');

    await casa.app.app.get(RestaurantesService).changePlan(casa.local.id, 'normal');

    expect(await cerrado).toBe('io server disconnect');
    expect(await status(tablet.accessToken)).toBe(403);
    expect((await refresh(tablet.refreshToken)).status).toBe(403);
    await casa.app.app.get(RestaurantesService).changePlan(casa.local.id, 'premium');
    expect((await refresh(tablet.refreshToken)).status).toBe(200);
  });

  describe('in its owner’s list', () => {
    const devices = (): DispositivosService => casa.app.app.get(DispositivosService);
    const estado = async () => (await list()).map(({ conectado, vistoEn }) => ({ conectado, vistoEn }))[0];

    it('is connected for half a minute after each sign of it, and not once it has gone', async () => {
      expect(await estado()).toMatchObject({ conectado: false });
      const ahora = Date.now();

      moveClockTo(ahora + 5_000);
      await devices().touchDispositivos([tablet.dispositivo._id]);
      const visto = { vistoEn: new Date(ahora + 5_000).toISOString() };
      expect(await estado()).toEqual({ conectado: true, ...visto });
      moveClockTo(ahora + 34_000);
      expect(await estado()).toEqual({ conectado: true, ...visto });
      moveClockTo(ahora + 36_000);
      expect(await estado()).toEqual({ conectado: false, ...visto });

      await devices().touchDispositivos([tablet.dispositivo._id]);
      moveClockTo(ahora + 37_000);
      await devices().markDesconectado(tablet.dispositivo._id);
      expect(await estado()).toEqual({
        conectado: false,
        vistoEn: new Date(ahora + 37_000).toISOString(),
      });
    });

    it('is connected while a socket of it is open, and not once the last has closed', async () => {
      const isConectado = async () => (await estado())?.conectado === true;
      expect(await isConectado()).toBe(false);

      const primera = await openTablero(casa.app, tablet.accessToken);
      const segunda = await openTablero(casa.app, tablet.accessToken);
      await eventually(isConectado);
      primera.disconnect();
      await hear(segunda, 'latido');
      expect(await isConectado()).toBe(true);
      segunda.disconnect();

      await eventually(async () => !(await isConectado()));
    });

    it('is not there for a sign that comes after its removal', async () => {
      await remove();

      await devices().touchDispositivos([tablet.dispositivo._id]);
      await devices().touchDispositivos([]);

      expect(await list()).toEqual([]);
    });
  });
});

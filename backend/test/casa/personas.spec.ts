// Longer than most: one server serves all that is done with people.
import { randomUUID } from 'node:crypto';
import { CABECERA_PERSONA, NADIE_EN_TURNO, PERSONA_BORRADA, rutas, rutasSala } from '@carta/contracts';
import type {
  CrearPedidoResponse,
  EmparejarResponse,
  EstadoTurno,
  Grupo,
  Perfil,
  Persona,
} from '@carta/contracts';
import { Types } from 'mongoose';
import { CorreoService } from '../../src/plataforma/correo/correo.service';
import { Hasher } from '../../src/casa/acceso/hasher.service';
import { buildRestaurante } from '../support/factories';
import { useLocal } from '../support/local';
import { buildDispositivo, withClave } from '../support/dispositivos';
import { eventually } from '../support/mongo-motor';
import { moveClockTo } from '../support/move-clock';

const HORA_MS = 3_600_000;

describe('People with a PIN', () => {
  const casa = useLocal({ rateLimit: true });
  let movil: EmparejarResponse;
  let ana: string;

  const list = (): Promise<Persona[]> =>
    casa.get<Persona[]>(rutasSala.personas()).then(({ body }) => body.data);
  const create = (nombre: string, pin: string, clave: string = randomUUID()) =>
    casa.post<Persona[]>(rutasSala.personas(), { nombre, pin, rol: 'camarero' }, withClave(clave));
  const change = (id: string, body: object) => casa.put<Persona[]>(rutasSala.persona(id), body);
  const enter = (persona: string, pin: string, { accessToken: token } = movil) =>
    casa.app.post<EstadoTurno>(rutasSala.turno(), { token, body: { persona, pin } });
  const perfil = async ({ accessToken: token } = movil): Promise<Perfil> =>
    (await casa.app.get<Perfil>(rutas.me(), { token })).body.data;
  const turno = async (desde = movil) => (await perfil(desde)).equipo?.turno ?? null;

  beforeEach(async () => {
    movil = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 1', puesto: 'camarero' });
    ana = (await create('Ana', '4821')).body.data[0]?._id ?? '';
  });
  afterEach(() => jest.useRealTimers());

  it('are made once whatever is lost, keep their PIN to themselves, and share neither name nor PIN', async () => {
    const clave = randomUUID();
    const [una, otra] = [await create('Luis', '7733', clave), await create('Luis', '7733', clave)];

    expect(otra.body.data).toEqual(una.body.data);
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Ana', 'Luis']);
    expect(JSON.stringify(await list())).not.toMatch(/pin|huella|argon2|7733/);
    const restaurante = (await casa.app.get(rutas.restaurante(casa.local.id))).body.data;
    expect(JSON.stringify([restaurante, await perfil()])).not.toMatch(/argon2|huella|"pin"/);
    expect((await create('Eva', '7733')).body.errors).toEqual([
      { field: 'pin', message: 'Ese PIN ya lo tiene otra persona.' },
    ]);
    // their own is no other's
    expect((await change(ana, { pin: '4821', nombre: 'ana' })).status).toBe(200);
  });

  it('never get one PIN by being stored at once', async () => {
    const todas = await Promise.all(['Eva', 'Leo', 'Noa', 'Ian'].map((nombre) => create(nombre, '9090')));

    expect(todas.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await list()).toHaveLength(2);
  });

  it('change PINs sixty at once, and nobody else waits to log in', async () => {
    const { app } = casa;
    const compare = jest.spyOn(app.app.get(Hasher), 'verify');
    for (let i = 0; i < 8; i++) await create(`Persona ${'abcdefgh'[i]}`, String(5_000 + i));
    const ajenas = await Promise.all(Array.from({ length: 8 }, () => buildRestaurante(app)));

    const cambios = Array.from({ length: 60 }, (_, i) => change(ana, { pin: String(6_000 + i) }));
    const entradas = ajenas.map(({ email, password }) =>
      app.post(rutas.login(), { body: { email, password } }),
    );

    expect(new Set((await Promise.all(entradas)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set((await Promise.all(cambios)).map(({ status }) => status))).toEqual(new Set([200]));
    // the logins alone
    expect(compare).toHaveBeenCalledTimes(8);
  });

  it('keep their PIN to themselves without a digest, or with one of another secret, until it is typed', async () => {
    const restaurantes = casa.app.db.collection('restaurantes');
    const _id = new Types.ObjectId(casa.local.id);
    const huella = async () => {
      const doc = await restaurantes.findOne<{ personas: { huella?: string }[] }>({ _id });
      return doc?.personas[0]?.huella;
    };
    const deHoy = await huella();

    for (const vieja of [
      { $unset: { 'personas.0.huella': 1 } },
      { $set: { 'personas.0.huella': 'x.y.z' } },
    ]) {
      await restaurantes.updateOne({ _id }, vieja);
      expect((await create('Eva', '4821')).status).toBe(422);
      expect(await huella()).not.toBe(deHoy);
      expect((await enter(ana, '4821')).status).toBe(200);
      expect(await huella()).toBe(deHoy);
    }
    expect((await create('Eva', '4821')).status).toBe(422);
  });

  it('enter on a device until they leave or twelve hours have passed, through a renewal too', async () => {
    expect(await turno()).toBeNull();

    expect((await enter(ana, '4821')).body.data.turno).toMatchObject({ _id: ana, nombre: 'Ana' });

    const { body } = await casa.app.post<EmparejarResponse>(rutas.refresh(), {
      body: { refreshToken: movil.refreshToken },
    });
    expect(await turno({ ...movil, ...body.data })).toMatchObject({ nombre: 'Ana', rol: 'camarero' });
    movil = { ...movil, ...body.data };
    moveClockTo(Date.now() + 12 * HORA_MS + 1_000);
    const { body: renovado } = await casa.app.post<EmparejarResponse>(rutas.refresh(), {
      body: { refreshToken: movil.refreshToken },
    });
    movil = { ...movil, ...renovado.data };
    expect(await turno()).toBeNull();
    jest.useRealTimers();
    await enter(ana, '4821');
    await casa.app.delete(rutasSala.turno(), { token: movil.accessToken });
    expect(await turno()).toBeNull();
  });

  it('are out of every device once they have another PIN or are not active, and go by another name at once', async () => {
    await enter(ana, '4821');
    await change(ana, { nombre: 'Ana Mari' });
    expect(await turno()).toMatchObject({ nombre: 'Ana Mari' });

    await change(ana, { pin: '5566' });
    expect(await turno()).toBeNull();
    expect((await enter(ana, '4821')).status).toBe(422);

    moveClockTo(Date.now() + 2_000);
    expect((await enter(ana, '5566')).status).toBe(200);
    await change(ana, { activa: false });
    expect(await perfil()).not.toHaveProperty('equipo');
    moveClockTo(Date.now() + 4_000);
    expect((await enter(ana, '5566')).body.message).toBe('El PIN no es correcto.');
  });

  it('who guess at one person over several devices get one try a minute, and its owner a mail', async () => {
    const avisos = jest.spyOn(casa.app.app.get(CorreoService), 'sendPinAdivinado');
    const [suyo, ...ajenos] = await Promise.all(
      ['Móvil 2', 'Móvil 3', 'Móvil 4'].map((nombre) =>
        buildDispositivo(casa.app, casa.local.token, { nombre }),
      ),
    );
    expect((await enter(ana, '4821', suyo)).status).toBe(200);
    let ahora = Date.now();
    for (let i = 0; i < 10; i++) {
      moveClockTo(ahora);
      expect((await enter(ana, '0000', ajenos[i % 2])).status).toBe(422);
      // another device does not make it quicker
      expect((await enter(ana, '0000', ajenos[(i + 1) % 2])).status).toBe(429);
      ahora += Math.min(2 ** i, 60) * 1_000 + 500;
    }

    expect((await enter(ana, '4821', suyo)).status).toBe(200);
    // nor does a right one on her own
    expect((await enter(ana, '0000', ajenos[1])).status).toBe(429);
    await eventually(() => avisos.mock.calls.length > 0);
    expect(avisos.mock.calls).toEqual([
      [casa.local.email, expect.objectContaining({ persona: 'Ana', dispositivo: 'Móvil 4' })],
    ]);
    // never locked
    moveClockTo(ahora);
    expect((await enter(ana, '4821', ajenos[1])).status).toBe(200);
  });

  it('who guess make that device wait 1, 2, 4 … s, and none where that person was right', async () => {
    const otro = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 2' });
    expect((await enter(ana, '4821', otro)).status).toBe(200);
    let ahora = Date.now();
    for (const segundos of [1, 2, 4, 8]) {
      moveClockTo(ahora);
      expect((await enter(ana, '0000')).status).toBe(422);
      const { status, headers, body } = await enter(ana, '4821');
      expect([status, headers.get('retry-after')]).toEqual([429, String(segundos)]);
      expect(body.message).toBe(`El PIN no era correcto. Espera ${segundos} s y vuelve a intentarlo.`);
      ahora += segundos * 1_000 + 500;
    }

    expect((await enter(ana, '4821', otro)).status).toBe(200);
    moveClockTo(ahora);
    expect((await enter(ana, '4821')).status).toBe(200);
    // who has entered begins afresh
    expect((await enter(ana, '0000')).status).toBe(422);
    expect((await enter(ana, '4821')).headers.get('retry-after')).toBe('1');
  });

  it('stand where their device stood in what they do, until they have left', async () => {
    const { accessToken: token } = movil;
    const cancel = async (tocada?: string) => {
      const { body } = await casa.order();
      const [ticket] = body.data.pedidos;
      const ruta = rutasSala.cancelarLinea(ticket?._id ?? '', ticket?.productos[0]?._id ?? '');
      const deQuien: Record<string, string> = tocada === undefined ? {} : { [CABECERA_PERSONA]: tocada };
      const headers = { ...withClave(randomUUID()), ...deQuien };
      const respuesta = await casa.app.put<Grupo>(ruta, { token, headers, body: { motivo: 'Se acabó' } });
      const suyo = respuesta.body.data.pedidos.find(({ _id }) => _id === ticket?._id);
      return suyo?.productos[0]?.cancelada?.por;
    };
    await enter(ana, '4821');
    expect(await cancel()).toBe('Ana');

    expect(await cancel(ana)).toBe('Ana');
    // tapped while somebody else, or nobody, was on the device
    expect(await cancel('0'.repeat(24))).toBe('Móvil 1');
    expect(await cancel(NADIE_EN_TURNO)).toBe('Móvil 1');

    await casa.app.delete(rutasSala.turno(), { token });
    expect(await cancel()).toBe('Móvil 1');
    expect(await cancel(ana)).toBe('Móvil 1');
  });
});

describe('A person who is forgotten', () => {
  const casa = useLocal();

  it('is off the list and every device, and named nowhere, while what they did stays', async () => {
    const { accessToken: token } = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 1' });
    const datos = { nombre: 'Ana', pin: '4821', rol: 'camarero' };
    const creadas = (await casa.post<Persona[]>(rutasSala.personas(), datos)).body.data;
    const persona = creadas[0]?._id ?? '';
    await casa.app.post(rutasSala.turno(), { token, body: { persona, pin: '4821' } });
    const clave = () => ({ token, headers: withClave(randomUUID()) });
    const { body } = await casa.app.post<CrearPedidoResponse>(rutasSala.tomarPedido(1), {
      ...clave(),
      body: { productos: [casa.local.tortilla, casa.local.cana] },
    });
    const [comida, bebida] = body.data.pedidos;
    const ruta = rutasSala.cancelarLinea(bebida?._id ?? '', bebida?.productos[0]?._id ?? '');
    await casa.app.put(ruta, { ...clave(), body: { motivo: 'Se acabó' } });
    await casa.app.put(rutas.pedidoEstado(comida?._id ?? ''), {
      ...clave(),
      body: { estado: 'listo', alcance: 'pedido' },
    });
    await casa.app.put(rutasSala.llevar(comida?._id ?? ''), { token, body: { llevar: true } });
    const [{ rev }] = (await casa.tablero()) as [Grupo];
    const cobro = await casa.app.post(rutasSala.cobros(body.data.grupoMesa), {
      ...clave(),
      body: { importe: 1, forma: 'efectivo', rev },
    });
    expect(cobro.status).toBe(201);
    const mudada = await casa.app.put(rutasSala.moverMesa(body.data.grupoMesa), {
      ...clave(),
      body: { de: 1, a: 2, rev: rev + 1 },
    });
    expect(mudada.status).toBe(200);
    await casa.app.post(rutasSala.arqueo(), { ...clave(), body: { tipo: 'fondo', importe: 100 } });
    const { _id: llamada } = (await casa.call()).body.data;
    await casa.app.put(rutasSala.llamada(llamada), { token, body: { estado: 'en_camino' } });
    const stored = async (): Promise<string> => {
      const nombres = ['grupos', 'llamadas', 'arqueos', 'partes', 'restaurantes', 'sesiones'];
      const docs = nombres.map((nombre) => casa.app.db.collection(nombre).find().toArray());
      return JSON.stringify(await Promise.all(docs));
    };
    // an order, a cancellation, a claim, a charge, a call and the steps of them
    expect((await stored()).split('"Ana"').length).toBeGreaterThan(8);
    expect((await casa.tablero())[0]?.pedidos[0]).toMatchObject({ tomadoPor: 'Ana', lleva: { por: 'Ana' } });

    expect((await casa.delete<Persona[]>(rutasSala.persona(persona))).body.data).toEqual([]);

    // answered once it is done
    expect(await stored()).not.toMatch(/Ana|olvidada/);
    const [mesa] = await casa.tablero();
    expect(mesa?.pedidos[0]).toMatchObject({ tomadoPor: PERSONA_BORRADA, lleva: { por: PERSONA_BORRADA } });
    expect((await casa.llamadas())[0]?.por).toBe(PERSONA_BORRADA);
    expect((await casa.app.get<EstadoTurno>(rutasSala.turno(), { token })).body.data).toEqual({
      personas: [],
      turno: null,
    });
  });
});

describe('A house without people', () => {
  const casa = useLocal();

  it('says nothing of them to its devices', async () => {
    const { accessToken: token, ...emparejada } = await buildDispositivo(casa.app, casa.local.token);
    const { body } = await casa.app.get<Perfil>(rutas.me(), { token });

    expect('equipo' in emparejada || 'equipo' in body.data).toBe(false);
  });
});

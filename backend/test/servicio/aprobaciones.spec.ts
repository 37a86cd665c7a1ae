// Longer than most: what an approval lets through, and what it does not, is read together.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, PERSONA_BORRADA, nombreJornada, rutas, rutasSala } from '@carta/contracts';
import type {
  ActoConEncargado,
  Aprobacion,
  AprobacionNecesaria,
  CierreDelDia,
  EmparejarResponse,
  Grupo,
  Persona,
  Ticket,
} from '@carta/contracts';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { useCaja } from '../support/caja';
import { buildDispositivo, withClave } from '../support/dispositivos';
import { useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { holdClock, moveClockTo } from '../support/move-clock';
import { buildPorPeso } from '../support/platos';
import { useSala } from '../support/sala';

const MINUTO_MS = 60_000;

describe('What an encargado approves', () => {
  const casa = useLocal({ rateLimit: true });
  const { moveLinea, moveTo, orderAt, setMesaOf, setServicio } = useSala(casa);
  const { chargeOk, serve } = useCaja(casa);
  let movil: EmparejarResponse;
  let personas: Record<'ana' | 'luis', string>;

  const addPersona = async (nombre: string, pin: string, rol: Persona['rol']): Promise<string> => {
    const { body } = await casa.post<Persona[]>(rutasSala.personas(), { nombre, pin, rol });
    return body.data.at(-1)?._id ?? '';
  };
  const ask = (...conEncargado: ActoConEncargado[]) => setServicio({ conEncargado });
  const approve = (
    acto: ActoConEncargado,
    clave: string,
    { persona = personas.luis, pin = '7733', desde = movil, sobre = undefined as string | undefined } = {},
  ) =>
    casa.app.post<Aprobacion>(rutasSala.aprobaciones(), {
      token: desde.accessToken,
      body: { persona, pin, acto, clave, sobre },
    });
  /** What the encargado is shown and approves. */
  const sobreDe = ({ status, body }: { status: number; body: { data: unknown } }): string => {
    expect(status).toBe(403);
    return (body.data as AprobacionNecesaria).sobre;
  };
  const send = (ruta: string, body: object, clave: string | null, { accessToken: token } = movil) =>
    casa.app.put<Grupo>(ruta, { token, body, ...(clave === null ? {} : { headers: withClave(clave) }) });
  const annul = (cobro: string, clave: string | null, desde = movil) =>
    send(rutasSala.anularCobro(cobro), { motivo: 'era de otra mesa' }, clave, desde);
  const reopen = (mesa: Grupo, clave: string | null, desde = movil) =>
    send(
      rutas.pedidoEstado(mesa.pedidos[0]?._id ?? ''),
      { estado: 'entregado', reabrir: true, rev: mesa.rev },
      clave,
      desde,
    );
  const statusOf = async (respuesta: Promise<{ status: number }>) => (await respuesta).status;
  /** A served mesa and its charges of ten céntimos each, made by its owner. */
  const charged = async (cuantos = 1): Promise<{ mesa: Grupo; cobros: string[] }> => {
    let mesa = await serve(1);
    for (let i = 0; i < cuantos; i++) mesa = await chargeOk(mesa, { importe: 0.1 });
    return { mesa, cobros: (mesa.cobros ?? []).map(({ _id }) => _id) };
  };
  const readCierre = async (): Promise<CierreDelDia> =>
    (await casa.get<CierreDelDia>(rutasSala.cierre(nombreJornada([], new Date())))).body.data;
  const stored = async (): Promise<string> => {
    const propios = { restaurante: new Types.ObjectId(casa.local.id) };
    return JSON.stringify(await casa.app.db.collection('grupos').find(propios).toArray());
  };

  beforeEach(async () => {
    movil = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 1', puesto: 'camarero' });
    personas = {
      ana: await addPersona('Ana', '4821', 'camarero'),
      luis: await addPersona('Luis', '7733', 'encargado'),
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each(['invitar', 'descuento', 'devolver'] as const)(
    'is asked before something is taken off: %s',
    async (tipo) => {
      await ask(tipo);
      const { grupoMesa, rev, pedidos } = await serve(1);
      const clave = randomUUID();
      const lineas = [{ linea: pedidos[0]?.productos[0]?._id, unidades: 1 }];
      const cuanto = tipo === 'descuento' ? { porcentaje: 10 } : { lineas };
      const adjust = () =>
        casa.app.post<Grupo>(rutasSala.rebajas(grupoMesa), {
          token: movil.accessToken,
          body: { tipo, motivo: 'de la casa', rev, ...cuanto },
          headers: withClave(clave),
        });

      const negada = await adjust();
      await approve(tipo, clave);
      const hecha = await adjust();

      expect([negada.status, negada.body.code]).toEqual([403, 'APROBACION_NECESARIA']);
      expect([hecha.status, await statusOf(adjust())]).toEqual([201, 200]);
      expect(await stored()).toContain('"aprobadoPor":{"por":"Luis"');
      expect((await readCierre()).ajustes).toMatchObject([{ tipo, por: 'Móvil 1', aprobadoPor: 'Luis' }]);
    },
  );

  it('is asked of a device in words, with who may, and of an account never', async () => {
    const { cobros } = await charged(3);
    const [primero = '', segundo = '', tercero = ''] = cobros;
    expect(await statusOf(annul(primero, null))).toBe(200);

    await ask('anular');
    const { status, body } = await annul(segundo, randomUUID());
    expect([status, body.code, body.message]).toEqual([
      403,
      'APROBACION_NECESARIA',
      'Hace falta un encargado para anular un cobro.',
    ]);
    expect(body.data as unknown).toEqual({
      acto: 'anular',
      sobre: expect.any(String),
      encargados: [{ _id: personas.luis, nombre: 'Luis' }],
    } satisfies AprobacionNecesaria);
    const sinClave = await annul(segundo, null);
    expect([sinClave.status, sinClave.body.errors]).toEqual([
      422,
      [
        {
          field: CABECERA_CLAVE,
          message:
            'Hace falta un encargado para anular un cobro, y una cabecera Idempotency-Key para pedirlo.',
        },
      ],
    ]);
    expect(await stored()).not.toContain('aprobadoPor');

    const deCuenta = await casa.put<Grupo>(rutasSala.anularCobro(segundo), { motivo: 'era de otra mesa' });
    expect(deCuenta.status).toBe(200);
    // an encargado who is on the device approves each act too
    await casa.app.post(rutasSala.turno(), {
      token: movil.accessToken,
      body: { persona: personas.luis, pin: '7733' },
    });
    expect(await statusOf(annul(tercero, randomUUID()))).toBe(403);
  });

  it('holds once, on that device, for that act and that key, for a minute, and for its retries', async () => {
    const { cobros } = await charged(2);
    const [uno = '', otro = ''] = cobros;
    await ask('anular', 'cerrar');
    const otroMovil = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 2' });
    const clave = randomUUID();

    const { status, body } = await approve('anular', clave);
    expect([status, body.data.acto]).toEqual([201, 'anular']);
    expect(await statusOf(annul(uno, randomUUID()))).toBe(403);
    expect(await statusOf(annul(uno, clave, otroMovil))).toBe(403);
    const [ticket] = await orderAt(2);
    await setMesaOf(ticket, { actualizadoEn: new Date(Date.now() - 7 * 60 * MINUTO_MS) });
    expect(await statusOf(send(rutas.cerrarMesa(ticket._id), { motivo: 'x' }, clave))).toBe(403);
    moveClockTo(Date.now() + MINUTO_MS + 1_000);
    expect(await statusOf(annul(uno, clave))).toBe(403);
    jest.useRealTimers();

    await approve('anular', clave);
    expect((await annul(uno, clave)).body.data.cobros?.[0]).toMatchObject({ anulado: { por: 'Móvil 1' } });
    expect(await statusOf(annul(otro, clave))).toBe(403);
    // approved once more, it is still the one that was used
    expect(await statusOf(approve('anular', clave))).toBe(201);
    expect(await statusOf(annul(otro, clave))).toBe(403);
    // whose answer was lost, and which comes again ten minutes later
    moveClockTo(Date.now() + 10 * MINUTO_MS);
    expect(await statusOf(annul(uno, clave))).toBe(200);
    jest.useRealTimers();
    const mesas = JSON.parse(await stored()) as {
      mesa: number;
      cobros: object[];
      movimientosDinero: object[];
    }[];
    const mesa = mesas.find((cada) => cada.mesa === 1);
    const aprobadoPor = { por: 'Luis', persona: personas.luis };
    expect(mesa?.cobros).toMatchObject([{ anulado: { por: 'Móvil 1', aprobadoPor } }, {}]);
    expect(mesa?.movimientosDinero.at(-1)).toMatchObject({ a: 'anulacion', aprobadoPor });
  });

  it('is used by one of 64 requests that come at once under its key', async () => {
    const { cobros } = await charged(64);
    await ask('anular');
    const clave = randomUUID();
    await approve('anular', clave);

    const estados = await Promise.all(cobros.map((cobro) => statusOf(annul(cobro, clave))));

    expect(estados.filter((estado) => estado === 200)).toHaveLength(1);
    const [mesa] = await casa.tablero();
    expect(mesa?.cobros?.filter(({ anulado }) => anulado)).toHaveLength(1);
  });

  it('is not lost with a process that dies between using it and writing', async () => {
    const { cobros } = await charged();
    await ask('anular');
    const clave = randomUUID();
    await approve('anular', clave);
    // the first attempt finds out what is to be approved
    const { changeGrupo } = GruposRepository.prototype;
    jest
      .spyOn(GruposRepository.prototype, 'changeGrupo')
      .mockImplementationOnce(function (this: GruposRepository, ...args) {
        return changeGrupo.apply(this, args);
      })
      .mockRejectedValueOnce(new Error('killed'));
    expect(await statusOf(annul(cobros[0] ?? '', clave))).toBe(500);

    moveClockTo(Date.now() + 5 * MINUTO_MS);
    expect((await annul(cobros[0] ?? '', clave)).body.data.cobros?.[0]).toHaveProperty('anulado');
  });

  it('is of an encargado with their PIN alone, and guessing makes the device wait', async () => {
    holdClock();
    const clave = randomUUID();
    const deAna = await approve('anular', clave, { persona: personas.ana, pin: '4821' });
    expect([deAna.status, deAna.body.message]).toEqual([422, 'Ana no es encargado.']);
    expect((await approve('anular', clave, { pin: '0000' })).body.message).toBe('El PIN no es correcto.');
    const { status, headers } = await approve('anular', clave);
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    const entrada = { persona: personas.ana, pin: '4821' };
    const turno = await casa.app.post(rutasSala.turno(), { token: movil.accessToken, body: entrada });
    expect(turno.status).toBe(429);

    // whoever knows a PIN of their own has not begun afresh with another's
    moveClockTo(Date.now() + 2_000);
    const propio = await casa.app.post(rutasSala.turno(), { token: movil.accessToken, body: entrada });
    expect(propio.status).toBe(200);
    expect((await approve('anular', clave, { pin: '0000' })).status).toBe(422);
    expect((await approve('anular', clave)).headers.get('retry-after')).toBe('2');
  });

  it('counts no more once they are no encargado, and names them no more once they are forgotten', async () => {
    const { cobros } = await charged(2);
    const [uno = '', otro = ''] = cobros;
    await ask('anular');
    await addPersona('Eva', '9090', 'encargado');
    const [usada, sinUsar] = [randomUUID(), randomUUID()];
    await approve('anular', usada);
    await annul(uno, usada);
    await approve('anular', sinUsar);

    expect(await stored()).toContain('"Luis"');
    await casa.delete(rutasSala.persona(personas.luis));

    expect(await statusOf(annul(otro, sinUsar))).toBe(403);

    await eventually(async () => !(await stored()).includes('"Luis"'));
    expect(await stored()).toContain(`"aprobadoPor":{"por":"${PERSONA_BORRADA}"`);
    expect(await statusOf(annul(uno, usada))).toBe(200);
  });

  it('is asked for nothing in a house where nobody could give it, whose owner is told why', async () => {
    const { cobros } = await charged();
    await ask('anular');
    await casa.put(rutasSala.persona(personas.luis), { activa: false });

    expect(await statusOf(annul(cobros[0] ?? '', null))).toBe(200);
    const { status, body } = await casa.put(rutasSala.servicio(casa.local.id), { conEncargado: ['cerrar'] });
    expect([status, body.message]).toEqual([
      422,
      'Nadie podría aprobarlo: primero da a una persona el rol de encargado en Ajustes → Personas.',
    ]);
    // none needs nobody
    await ask();
    expect((await casa.get(rutasSala.servicio(casa.local.id))).body.data).not.toHaveProperty('conEncargado');
  });

  it('is asked to open a paid mesa again, but of nobody who has just paid it', async () => {
    await ask('reabrir');
    const mesa = await serve(1);
    const pay = async ({ _id }: Ticket, rev: number) =>
      (await moveTo({ _id } as Ticket, { estado: 'pagado', rev }, movil.accessToken)).body.data;
    const [ticket] = mesa.pedidos as [Ticket];
    const otroMovil = await buildDispositivo(casa.app, casa.local.token, { nombre: 'Móvil 2' });

    const abierta = await reopen(await pay(ticket, mesa.rev), randomUUID());
    expect([abierta.status, abierta.body.data.estadoGrupo]).toEqual([200, 'entregado']);
    const pagada = await pay(ticket, abierta.body.data.rev);
    expect(await statusOf(reopen(pagada, randomUUID(), otroMovil))).toBe(403);
    moveClockTo(Date.now() + MINUTO_MS);
    expect(await statusOf(reopen(pagada, randomUUID()))).toBe(403);
    const clave = randomUUID();
    await approve('reabrir', clave);
    expect(await statusOf(reopen(pagada, clave))).toBe(200);
    expect(await stored()).toContain('"aprobadoPor":{"por":"Luis"');
  });

  it('is asked to close a mesa without payment', async () => {
    await ask('cerrar');
    const [ticket] = await orderAt(1);
    await setMesaOf(ticket, { actualizadoEn: new Date(Date.now() - 7 * 60 * MINUTO_MS) });
    const close = (clave: string) => send(rutas.cerrarMesa(ticket._id), { motivo: 'se fueron' }, clave);
    const clave = randomUUID();

    expect(await statusOf(close(clave))).toBe(403);
    await approve('cerrar', clave);
    expect((await close(clave)).body.data).toMatchObject({
      estadoGrupo: 'pagado',
      motivoCierre: 'se fueron',
    });
  });

  it('is asked to cancel what was served and taken back, but not after a slip', async () => {
    await ask('cancelarServido');
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    const cancel = (clave: string) =>
      send(rutasSala.cancelarLinea(comida._id, '0'), { motivo: 'error al pedir' }, clave);
    const serveAndTakeBack = async (despues: number) => {
      const { status } = await moveTo(comida, { estado: 'entregado' });
      moveClockTo(Date.now() + despues);
      return [status, (await moveLinea(comida, '0', 'listo')).status];
    };

    expect(await serveAndTakeBack(2_000)).toEqual([200, 200]);
    const resbalon = randomUUID();
    expect((await cancel(resbalon)).body.data.pedidos[0]?.productos[0]).toHaveProperty('cancelada');
    await casa.app.put(rutasSala.reponerLinea(comida._id, '0'), {
      token: movil.accessToken,
      headers: withClave(resbalon),
    });
    expect(await serveAndTakeBack(MINUTO_MS)).toEqual([200, 200]);
    const clave = randomUUID();
    expect(await statusOf(cancel(clave))).toBe(403);
    await approve('cancelarServido', clave);
    expect((await cancel(clave)).body.data.pedidos[0]?.productos[0]).toHaveProperty('cancelada');
    expect(await stored()).toMatch(/"cancelada":\{[^}]*"aprobadoPor":\{"por":"Luis"/);
  });

  it('is asked to weigh anew what was served, where the house asks for discounts', async () => {
    const rodaballo = await buildPorPeso(casa.app, casa.local.token);
    const [ticket] = await orderAt(1, {
      productos: [{ productoId: rodaballo._id, nombre: 'Rodaballo', cantidad: 1, precio: 19.5 }],
    });
    const weigh = (gramos: number, clave: string | null = randomUUID()) =>
      send(rutasSala.peso(ticket._id, '0'), { gramos }, clave);
    await ask('descuento');
    await moveTo(ticket, { estado: 'entregado' });
    expect((await weigh(400)).status).toBe(200);

    const clave = randomUUID();
    const sobre = sobreDe(await weigh(200, clave));
    expect(await statusOf(weigh(400))).toBe(200);
    await approve('descuento', clave, { sobre });
    expect(await statusOf(weigh(100, clave))).toBe(403);
    expect((await weigh(200, clave)).body.data.pedidos[0]?.productos[0]).toMatchObject({ gramos: 200 });

    const { body } = await casa.get<CierreDelDia>(rutasSala.cierre(nombreJornada([], new Date())));
    expect(body.data.ajustes).toEqual([
      {
        ...{ mesa: 1, tipo: 'pesar', importe: 13, motivo: '400 g → 200 g' },
        ...{ platos: [{ nombre: 'Rodaballo', cantidad: 1 }], en: expect.any(String) },
        ...{ por: expect.any(String), aprobadoPor: 'Luis' },
      },
    ]);
  });

  it('is asked by the clock of the server, whatever a device says of when it was tapped', async () => {
    await ask('cancelarServido');
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    await moveTo(comida, { estado: 'entregado' });
    moveClockTo(Date.now() + MINUTO_MS);
    expect((await moveLinea(comida, '0', 'listo', { haceMs: MINUTO_MS - 1_000 })).status).toBe(200);

    expect(
      await statusOf(
        send(rutasSala.cancelarLinea(comida._id, '0'), { motivo: 'error al pedir' }, randomUUID()),
      ),
    ).toBe(403);
  });

  it('is asked by the write itself: nothing slips in between', async () => {
    await ask('cancelarServido');
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    const { changeGrupo } = GruposRepository.prototype;
    jest.spyOn(GruposRepository.prototype, 'changeGrupo').mockImplementationOnce(async function (
      this: GruposRepository,
      ...args
    ) {
      await moveTo(comida, { estado: 'entregado' });
      moveClockTo(Date.now() + MINUTO_MS);
      await moveLinea(comida, '0', 'listo');
      return changeGrupo.apply(this, args);
    });

    const cancel = send(rutasSala.cancelarLinea(comida._id, '0'), { motivo: 'x' }, randomUUID());

    expect(await statusOf(cancel)).toBe(403);
    expect(await stored()).not.toContain('cancelada');
  });

  it('is of one payment: a key that opened a mesa opens it no more that day', async () => {
    await ask('reabrir');
    const pay = async ({ pedidos, rev }: Grupo) =>
      (await moveTo(pedidos[0] as Ticket, { estado: 'pagado', rev })).body.data;
    const pagada = await pay(await serve(1));
    const clave = randomUUID();
    await approve('reabrir', clave);
    const abierta = (await reopen(pagada, clave)).body.data;
    expect(abierta.estadoGrupo).toBe('entregado');
    const otraVez = await pay(abierta);

    const { status, body } = await reopen(otraVez, clave);
    expect([status, body.data.estadoGrupo]).toEqual([200, 'pagado']);
    expect(await statusOf(reopen(otraVez, randomUUID()))).toBe(403);
  });

  it('names how much: what costs something else by then asks again', async () => {
    await ask('descuento');
    const { grupoMesa, rev } = await serve(1);
    const clave = randomUUID();
    const discount = (visto: number, token = movil.accessToken, de = clave) =>
      casa.app.post<Grupo>(rutasSala.rebajas(grupoMesa), {
        token,
        body: { tipo: 'descuento', motivo: 'de la casa', porcentaje: 50, rev: visto },
        headers: withClave(de),
      });
    const primero = sobreDe(await discount(rev));
    await approve('descuento', clave, { sobre: primero });
    const { body } = await discount(rev, casa.local.token, randomUUID());

    // 50 % of 5,35 € is not the 50 % of 10,70 € that was approved
    const segundo = sobreDe(await discount(body.data.rev));
    expect(segundo).not.toBe(primero);
    await approve('descuento', clave, { sobre: segundo });
    expect(await statusOf(discount(body.data.rev))).toBe(201);
    const [mesa] = await casa.tablero();
    expect(mesa?.ajustes).toHaveLength(2);
  });

  it('names the line and its units: neither another nor more of them', async () => {
    await ask('cancelarServido');
    const [comida] = await orderAt(1, { productos: [{ ...casa.local.tortilla, cantidad: 3 }] });
    await moveTo(comida, { estado: 'entregado' });
    moveClockTo(Date.now() + MINUTO_MS);
    await moveLinea(comida, '0', 'listo');
    const clave = randomUUID();
    const cancel = (cuantas: object) =>
      send(rutasSala.cancelarLinea(comida._id, '0'), { motivo: 'frío', ...cuantas }, clave);
    const una = sobreDe(await cancel({ unidades: 1 }));
    await approve('cancelarServido', clave, { sobre: una });

    expect([sobreDe(await cancel({ unidades: 2 })), sobreDe(await cancel({}))]).not.toContain(una);
    expect((await cancel({ unidades: 1 })).body.data.pedidos[0]?.productos[0]?.cantidad).toBe(2);
    // done, the key does nothing more
    expect((await cancel({ unidades: 2 })).body.data.pedidos[0]?.productos[0]?.cantidad).toBe(2);
  });

  it('asks nobody for what would be refused, or is so already', async () => {
    await ask('cerrar', 'anular');
    const { mesa, cobros } = await charged();
    const [ticket] = mesa.pedidos as [Ticket];
    const close = send(rutas.cerrarMesa(ticket._id), { motivo: 'se fueron' }, randomUUID());
    expect([await statusOf(close)]).toEqual([409]);
    await casa.put(rutasSala.anularCobro(cobros[0] ?? ''), { motivo: 'era de otra mesa' });
    expect(await statusOf(annul(cobros[0] ?? '', randomUUID()))).toBe(200);
  });

  /** A mesa with something on which each act can be done, and the request that does it. */
  const ACTOS: Partial<Record<ActoConEncargado, () => Promise<{ ruta: string; body: object }>>> = {
    anular: async () => {
      const { cobros } = await charged();
      return { ruta: rutasSala.anularCobro(cobros[0] ?? ''), body: { motivo: 'era de otra mesa' } };
    },
    cancelarServido: async () => {
      const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
      await moveTo(comida, { estado: 'entregado' });
      moveClockTo(Date.now() + MINUTO_MS);
      await moveLinea(comida, '0', 'listo');
      return { ruta: rutasSala.cancelarLinea(comida._id, '0'), body: { motivo: 'error al pedir' } };
    },
    reabrir: async () => {
      const { pedidos, rev } = await serve(1);
      const { body } = await moveTo(pedidos[0] as Ticket, { estado: 'pagado', rev });
      const reabrir = { estado: 'entregado', reabrir: true, rev: body.data.rev };
      return { ruta: rutas.pedidoEstado(pedidos[0]?._id ?? ''), body: reabrir };
    },
    cerrar: async () => {
      const [ticket] = await orderAt(1);
      await setMesaOf(ticket, { actualizadoEn: new Date(Date.now() - 7 * 60 * MINUTO_MS) });
      return { ruta: rutas.cerrarMesa(ticket._id), body: { motivo: 'se fueron' } };
    },
  };
  const enter = async (nombre: string, entrada: object): Promise<string> => {
    const { accessToken: token } = await buildDispositivo(casa.app, casa.local.token, {
      nombre,
      puesto: 'camarero',
    });
    await casa.app.post(rutasSala.turno(), { token, body: entrada });
    return token;
  };
  /** Who asks; a device on which nobody has entered is `nadie`. */
  const QUIENES: Record<string, () => Promise<string | undefined>> = {
    visitante: () => Promise.resolve(undefined),
    nadie: () => Promise.resolve(movil.accessToken),
    camarero: () => enter('Móvil 2', { persona: personas.ana, pin: '4821' }),
    encargado: () => enter('Móvil 3', { persona: personas.luis, pin: '7733' }),
    estacion: async () => (await buildDispositivo(casa.app, casa.local.token)).accessToken,
    propietario: () => Promise.resolve(casa.local.token),
  };

  it.each(Object.entries(ACTOS))('%s: by whom it is done, and of whom it is asked', async (acto, build) => {
    await ask(acto as ActoConEncargado);
    const tokens = await Promise.all(
      Object.entries(QUIENES).map(async ([quien, tokenOf]) => [quien, await tokenOf()] as const),
    );
    const { ruta, body } = await build();
    const antes = await stored();

    const estados: Record<string, number> = {};
    for (const [quien, token] of tokens) {
      if (quien === 'propietario') expect(await stored()).toBe(antes);
      const peticion = { body, headers: withClave(randomUUID()), ...(token ? { token } : {}) };
      estados[quien] = (await casa.app.put(ruta, peticion)).status;
    }
    expect(estados).toEqual({
      visitante: 401,
      nadie: 403,
      camarero: 403,
      encargado: 403,
      estacion: 403,
      propietario: 200,
    });
    expect(await stored()).not.toBe(antes);
  });

  it.each(Object.entries(ACTOS))(
    '%s: stands in the closing of its day, with who did it and who approved it',
    async (acto, build) => {
      await ask(acto as ActoConEncargado);
      const { ruta, body } = await build();
      const clave = randomUUID();
      await approve(acto as ActoConEncargado, clave);
      expect(await statusOf(send(ruta, body, clave))).toBe(200);

      const { anulaciones, cancelaciones, cerradas } = await readCierre();
      expect([...anulaciones, ...cancelaciones, ...cerradas]).toMatchObject([
        { por: 'Móvil 1', aprobadoPor: 'Luis' },
      ]);
    },
  );

  it.each(Object.entries(ACTOS))('%s: by any device of a house that asks nobody', async (_acto, build) => {
    const { ruta, body } = await build();
    const { accessToken: token } = await buildDispositivo(casa.app, casa.local.token);
    expect((await casa.app.put(ruta, { token, body })).status).toBe(200);
  });
});

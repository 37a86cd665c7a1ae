import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, CABECERA_SEGUIMIENTO, rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo, PedidosRechazados } from '@carta/contracts';
import { servicioNoDisponible } from '../../src/plataforma/errores/domain-error';
import { Limites } from '../../src/plataforma/limites/limites.service';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { RechazosRepository } from '../../src/servicio/pedidos/entrada/rechazos.repository';
import { RechazosService } from '../../src/servicio/pedidos/entrada/rechazos.service';
import type { Respuesta } from '../support/app';
import { call } from '../support/call';
import { pedidoOf, useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { holdClock } from '../support/move-clock';
import { useSala } from '../support/sala';
import { usePartidas } from '../support/use-partidas';

const PIDE = /ide a un camarero/;

describe('The turns of a mesa: strangers without a code', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  // A proxy in front, so that a test may come from any address it likes.
  const casa = useLocal({ rateLimit: true, trustProxy: 1 }, { numeroMesas: 40 });
  const { app } = casa;
  const { sign, takeOrder } = useSala(casa);

  const from = (direccion: string, cambios: object, clave: string = randomUUID()) =>
    app.post<CrearPedidoResponse>(rutas.pedidos(), {
      body: pedidoOf(casa.local, { productos: [casa.local.cana], ...cambios }),
      headers: { [CABECERA_CLAVE]: clave, 'X-Forwarded-For': direccion },
    });
  const statuses = (respuestas: readonly Respuesta<unknown>[], status: number): number =>
    respuestas.filter((respuesta) => respuesta.status === status).length;
  const rush = (cuantos: number, send: (i: number) => Promise<Respuesta<CrearPedidoResponse>>) =>
    Promise.all(Array.from({ length: cuantos }, (_, i) => send(i)));
  const rechazados = async (): Promise<number> => {
    const { body } = await app.get<PedidosRechazados>(rutasSala.rechazados(), { token: casa.local.token });
    return body.data.sinCodigo;
  };

  it('order ten times a minute at a mesa, and who has its code orders there all the same', async () => {
    const ajenos = await rush(30, (i) => from(`10.0.0.${i}`, {}));

    expect([statuses(ajenos, 201), statuses(ajenos, 429)]).toEqual([10, 20]);
    const rechazo = ajenos.find(({ status }) => status === 429);
    expect(rechazo?.body.message).toMatch(PIDE);
    expect(Number(rechazo?.headers.get('retry-after'))).toBeGreaterThan(0);
    const t = await sign(1);
    expect(statuses(await rush(20, () => from('10.0.0.1', { t })), 201)).toBe(20);
    expect((await from('10.0.0.1', { t })).status).toBe(429);
    expect((await takeOrder(1, { productos: [casa.local.cana] })).status).toBe(201);
  });

  it('order sixty times a minute from one network, and 120 times in all', async () => {
    const deUna = await rush(202, (i) => from(`2001:db8:0:1::${i}`, { mesa: 1 + (i % 12) }));
    expect(statuses(deUna, 201)).toBe(60);

    const deMuchas = await rush(200, (i) => from(`10.0.2.${i}`, { mesa: 13 + (i % 28) }));

    expect(statuses(deMuchas, 201)).toBe(60);
    expect((await from('10.0.1.1', { mesa: 1, t: await sign(1) })).status).toBe(201);
  });

  it('order the less often the longer their orders: ten lines begun cost a turn', async () => {
    const productos = (lineas: number) => ({ productos: Array(lineas).fill(casa.local.cana) });

    expect((await from('10.0.6.1', productos(50))).status).toBe(201);
    expect((await from('10.0.6.1', productos(41))).status).toBe(201);
    const { status, body } = await from('10.0.6.1', productos(1));
    expect([status, body.message]).toEqual([429, expect.stringMatching(PIDE)]);

    const deUna = await rush(20, (i) => from('10.0.6.1', { mesa: 2 + i, ...productos(50) }));
    expect(statuses(deUna, 201)).toBe(10);
    const t = await sign(1);
    expect((await from('10.0.6.1', { t, ...productos(50) })).status).toBe(201);
  });

  it('are answered again for an order that is stored, at no cost to anybody', async () => {
    const clave = randomUUID();
    await from('10.0.3.1', {}, clave);
    const repetidas = await rush(40, () => from('10.0.3.1', {}, clave));
    expect(statuses(repetidas, 201)).toBe(40);

    const nuevas = await rush(20, (i) => from(`10.0.3.${i}`, {}));

    expect([statuses(nuevas, 201), (await from('10.0.3.1', {}, clave)).status]).toEqual([9, 201]);
    // what is being written down is for a moment in neither place
    await eventually(async () => (await rechazados()) === 11);
  });

  it('are counted for the owner, an order that insists once, in every process and for good', async () => {
    const clave = randomUUID();
    await rush(10, () => from('10.0.4.1', {}));
    expect(await rechazados()).toBe(0);
    await rush(5, () => from('10.0.4.1', {}, clave));
    await eventually(async () => (await rechazados()) === 1);
    const { body } = await app.get<PedidosRechazados>(rutasSala.rechazados(), { token: casa.local.token });
    // What another process has written down.
    await app.app.get(RechazosRepository).addRechazos(casa.local.id, body.data.dia, 7);

    await eventually(async () => (await rechazados()) === 8);
    await app.app.get(RechazosService).beforeApplicationShutdown();
    expect(await app.app.get(RechazosRepository).findRechazos(casa.local.id, body.data.dia)).toBe(8);
    expect(await rechazados()).toBe(8);
  });

  it('may silence no call of who has the code', async () => {
    const toggle = (i: number, t?: string) =>
      call(app, casa.local, {
        mesa: 1,
        tipo: 'cuenta',
        pago: i % 2 ? 'tarjeta' : 'efectivo',
        ...(t && { t }),
      });
    for (let i = 0; i < 6; i++) expect((await toggle(i)).status).toBeLessThan(300);
    expect((await toggle(6)).status).toBe(429);

    expect((await toggle(6, await sign(1))).status).toBe(200);
  });

  it('ask 2,400 times a minute from one address, and less often the longer the answer', async () => {
    const productos = Array(50).fill(casa.local.cana);
    const t = await sign(1);
    const tokens = (await rush(11, () => from('10.0.5.1', { productos, t }))).map(
      ({ body }) => body.data.seguimiento,
    );
    const ask = (direccion: string, cuantos: number, ruta = rutas.seguimiento()) =>
      app.get(ruta, {
        headers: { [CABECERA_SEGUIMIENTO]: tokens.slice(0, cuantos).join(','), 'X-Forwarded-For': direccion },
      });

    const largas = await Promise.all(Array.from({ length: 112 }, () => ask('10.0.5.1', 11)));

    expect([statuses(largas, 200), statuses(largas, 429)]).toEqual([109, 3]);
    expect((await ask('10.0.5.2', 11)).status).toBe(200);
    const limites = app.app.get(Limites);
    for (let i = 0; i < 2_398; i++) await limites.consume('seguimientoPorDireccion', '10.0.5.3');
    expect((await ask('10.0.5.3', 1)).status).toBe(200);
    expect((await ask('10.0.5.3', 1, rutasSala.llamadasSeguidas())).status).toBe(200);
    expect((await ask('10.0.5.3', 1)).status).toBe(429);
  });

  describe('and an order that was not stored and has to be sent again', () => {
    /** How many orders a mesa with its code takes in a minute. */
    const TURNOS = 20;
    const { readMesa, orderAt, move, send } = usePartidas(casa);

    afterEach(() => jest.restoreAllMocks());

    const sendAt = async (mesa: number, cambios: object = {}) =>
      send(
        pedidoOf(casa.local, { mesa, productos: [casa.local.cana], t: await sign(mesa), ...cambios }),
        randomUUID(),
      );
    const statusesOf = async (veces: number, one: () => ReturnType<typeof sendAt>): Promise<Set<number>> => {
      const statuses = new Set<number>();
      for (let i = 0; i < veces; i++) statuses.add((await one()).status);
      return statuses;
    };

    it('to the mesa where its tab is now leaves whoever sits at the old one all their turns', async () => {
      const { seguimiento } = await orderAt(6, { t: await sign(6) });
      await move((await readMesa(6)) as Grupo, 9);

      expect(await statusesOf(TURNOS + 5, () => sendAt(6, { seguimiento }))).toEqual(new Set([409]));

      // The first order of the party that left took one.
      expect(await statusesOf(TURNOS - 1, () => sendAt(6))).toEqual(new Set([201]));
      expect((await sendAt(6)).status).toBe(429);
    });

    it('because too many wrote at once does not wait for its own attempts', async () => {
      jest.spyOn(casa.app.app.get(GruposRepository), 'addTickets').mockImplementation(() => {
        throw servicioNoDisponible('La mesa está muy solicitada. Inténtalo de nuevo.');
      });
      expect(await statusesOf(TURNOS + 5, () => sendAt(6))).toEqual(new Set([503]));
      jest.restoreAllMocks();

      expect((await sendAt(6)).status).toBe(201);
    });

    it('is not one that a full mesa has turned away: whoever knocks there has to wait in the end', async () => {
      await sendAt(6);
      await casa.app.db
        .collection('grupos')
        .updateMany({ mesa: 6, pagado: false }, { $set: { peso: 1_000_000 }, $inc: { rev: 1 } });

      expect(await statusesOf(TURNOS - 1, () => sendAt(6))).toEqual(new Set([409]));

      expect((await sendAt(6)).status).toBe(429);
    });
  });
});

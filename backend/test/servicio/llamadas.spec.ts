// Longer than most: one restaurant serves everything that a mesa and a waiter may do with a call.
import { Types } from 'mongoose';
import { rutas } from '@carta/contracts';
import type { Llamada } from '@carta/contracts';
import { Config } from '../../src/plataforma/config/config';
import { createTestApp } from '../support/app';
import { attend, call, readLlamadas, readSeguidos } from '../support/call';
import { useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { useSala } from '../support/sala';
import { collect, openTablero } from '../support/socket';
import { usePartidas } from '../support/use-partidas';

const HORA_MS = 3_600_000;

describe('Calls from a mesa', () => {
  const casa = useLocal();
  const { moveTo, orderAt, pairAs, setServicio, sign } = useSala(casa);

  /** Moves the instants of a stored call back, as if time had passed. */
  async function age(llamadaId: string, ms: number): Promise<void> {
    const llamadas = casa.app.db.collection('llamadas');
    const doc = await llamadas.findOne({ _id: new Types.ObjectId(llamadaId) });
    const $set = Object.fromEntries(
      ['creadoEn', 'atendidoEn'].flatMap((campo) => {
        const en: unknown = doc?.[campo];
        return en instanceof Date ? [[campo, new Date(en.getTime() - ms)]] : [];
      }),
    );
    await llamadas.updateOne({ _id: new Types.ObjectId(llamadaId) }, { $set });
  }

  it('are stored and listed, the oldest first', async () => {
    const cuenta = await casa.call({ mesa: 3, tipo: 'cuenta', pago: 'tarjeta' });
    const camarero = await casa.call({ mesa: 2 });

    expect([cuenta.status, camarero.status]).toEqual([201, 201]);
    const { seguimiento, ...llamada } = cuenta.body.data;
    expect(llamada).toEqual({
      _id: expect.any(String),
      rev: expect.any(Number),
      mesa: 3,
      tipo: 'cuenta',
      pago: 'tarjeta',
      creadoEn: expect.any(String),
      estado: 'pendiente',
      sinVerificar: true,
    });
    expect(seguimiento).toMatch(new RegExp(`^aviso\\.${llamada._id}\\.`));
    const { seguimiento: _seguimiento, ...deCamarero } = camarero.body.data;
    expect(await casa.llamadas()).toEqual([llamada, deCamarero]);
  });

  it('of the same kind are answered again while one is open, with the way of paying asked for last', async () => {
    const primera = await casa.call({ tipo: 'cuenta', pago: 'tarjeta' });

    const igual = await casa.call({ tipo: 'cuenta', pago: 'tarjeta' });
    const sinDecirlo = await casa.call({ tipo: 'cuenta' });
    expect([igual.status, sinDecirlo.status]).toEqual([200, 200]);
    expect([igual.body.data, sinDecirlo.body.data]).toEqual([primera.body.data, primera.body.data]);

    const efectivo = await casa.call({ tipo: 'cuenta', pago: 'efectivo' });
    expect(efectivo.status).toBe(200);
    expect(efectivo.body.data).toEqual({
      ...primera.body.data,
      pago: 'efectivo',
      rev: primera.body.data.rev + 1,
    });
    expect((await casa.call()).status).toBe(201);
    expect(await casa.llamadas()).toHaveLength(2);
  });

  it('carry how the bill would be shared, as it was asked for last, and until it is taken back', async () => {
    const cuenta = { tipo: 'cuenta', pago: 'tarjeta' } as const;
    const primera = await casa.call({ ...cuenta, reparto: { modo: 'iguales', partes: 3 } });
    expect(primera.body.data.reparto).toEqual({ modo: 'iguales', partes: 3 });

    const sinDecirlo = await casa.call(cuenta);
    expect(sinDecirlo.body.data).toEqual(primera.body.data);
    const igual = await casa.call({ ...cuenta, reparto: { modo: 'iguales', partes: 3 } });
    expect(igual.body.data).toEqual(primera.body.data);

    const conOtroPago = await casa.call({ tipo: 'cuenta', reparto: { modo: 'iguales', partes: 4 } });
    expect([conOtroPago.status, conOtroPago.body.data.pago, conOtroPago.body.data.reparto]).toEqual([
      200,
      'tarjeta',
      { modo: 'iguales', partes: 4 },
    ]);
    expect(await casa.llamadas()).toMatchObject([{ reparto: { partes: 4 } }]);
    const juntos = await casa.call({ tipo: 'cuenta', reparto: null });
    expect([juntos.body.data.reparto, juntos.body.data.rev]).toEqual([undefined, primera.body.data.rev + 2]);
    expect((await casa.llamadas())[0]).not.toHaveProperty('reparto');
  });

  it('for the waiter may say that something on the bill was not ordered, also one that is open', async () => {
    const primera = await casa.call();
    expect(primera.body.data).not.toHaveProperty('motivo');

    const dudosa = await casa.call({ motivo: 'no_pedido' });
    expect([dudosa.status, dudosa.body.data]).toEqual([
      200,
      { ...primera.body.data, motivo: 'no_pedido', rev: primera.body.data.rev + 1 },
    ]);
    expect((await casa.call({ motivo: 'no_pedido' })).body.data).toEqual(dudosa.body.data);
    expect((await casa.call()).body.data).toEqual(dudosa.body.data);
    expect(await casa.llamadas()).toMatchObject([{ tipo: 'camarero', motivo: 'no_pedido' }]);
  });

  it('are claimed and closed, and then the mesa may call anew', async () => {
    const { _id, rev } = (await casa.call()).body.data;
    const ana = { token: await pairAs('Ana') };

    const enCamino = await attend(casa.app, ana, _id, { estado: 'en_camino' });
    expect(enCamino.body.data).toMatchObject({ estado: 'en_camino', por: 'Ana', rev: rev + 1 });
    expect(await casa.llamadas()).toEqual([enCamino.body.data]);
    const atendido = await attend(casa.app, ana, _id, { estado: 'atendido' });

    expect(atendido.body.data).toMatchObject({ estado: 'atendido', atendidoEn: expect.any(String) });
    expect(await casa.llamadas()).toEqual([]);
    const segunda = await casa.call();
    expect([segunda.status, segunda.body.data._id === _id]).toEqual([201, false]);
  });

  it('record the name of the session, which no body gives', async () => {
    const { _id } = (await casa.call()).body.data;
    const { nombre } = (await casa.get<{ nombre: string }>(rutas.me())).body.data;

    const ana = { token: await pairAs('Ana') };
    const deAna = await attend(casa.app, ana, _id, { estado: 'en_camino' });
    expect([deAna.status, deAna.body.data.por]).toEqual([200, 'Ana']);
    const ajeno = await attend(casa.app, casa.local, _id, { estado: 'en_camino' });
    expect([ajeno.status, ajeno.body.message]).toEqual([409, 'Lo lleva Ana']);
    const cierre = await attend(casa.app, casa.local, _id, { estado: 'atendido' });
    expect(cierre.body.data.por).toBe(nombre);
  });

  it('tell a second waiter who goes; anybody may close it', async () => {
    const { _id } = (await casa.call()).body.data;
    const deAna = { token: await pairAs('Ana') };
    const deLuis = { token: await pairAs('Luis') };
    const ana = await attend(casa.app, deAna, _id, { estado: 'en_camino' });

    const luis = await attend(casa.app, deLuis, _id, { estado: 'en_camino' });
    expect([luis.status, luis.body.code, luis.body.message]).toEqual([
      409,
      'ESTADO_CAMBIADO',
      'Lo lleva Ana',
    ]);
    expect(luis.body.data).toEqual(ana.body.data);
    const otraVez = await attend(casa.app, deAna, _id, { estado: 'en_camino' });
    expect([otraVez.status, otraVez.body.data.rev]).toEqual([200, ana.body.data.rev]);

    const cerrado = await attend(casa.app, deLuis, _id, { estado: 'atendido' });
    expect(cerrado.body.data).toMatchObject({ estado: 'atendido', por: 'Luis' });
    const tarde = await attend(casa.app, deAna, _id, { estado: 'en_camino' });
    expect([tarde.status, tarde.body.message]).toEqual([409, 'Esta llamada ya está atendida.']);
    expect(tarde.body.data).toEqual(cerrado.body.data);
  });

  it('for the bill close by themselves when the mesa is paid; its other calls, and other mesas’, do not', async () => {
    const [comida] = await orderAt(1);
    const cuenta = await casa.call({ tipo: 'cuenta' });
    const camarero = await casa.call();
    const vecina = await casa.call({ mesa: 2, tipo: 'cuenta' });

    await moveTo(comida, { estado: 'entregado' });
    expect(await casa.llamadas()).toHaveLength(3);
    await moveTo(comida, { estado: 'pagado' });

    const idsOf = (llamadas: Llamada[]) => llamadas.map(({ _id }) => _id);
    await eventually(async () => (await casa.llamadas()).length === 2);
    expect(idsOf(await casa.llamadas())).toEqual([camarero.body.data._id, vecina.body.data._id]);
    expect(await readSeguidos(casa.app, cuenta.body.data.seguimiento)).toMatchObject([
      { estado: 'atendido', atendidoEn: expect.any(String) },
    ]);
  });

  it('are followed by the phones that made them, by proof and by nothing else', async () => {
    const primera = (await casa.call()).body.data;
    const segunda = (await casa.call({ mesa: 2 })).body.data;
    const [, id = '', firma = ''] = primera.seguimiento.split('.');

    expect(
      (await readSeguidos(casa.app, primera.seguimiento, segunda.seguimiento)).map(({ _id }) => _id),
    ).toEqual([primera._id, segunda._id]);
    expect(
      await readSeguidos(
        casa.app,
        '',
        'mentira',
        `aviso.${segunda._id}.${firma}`,
        `aviso.${id}`,
        `aviso.${id}.`,
        `aviso.${id}.${firma}.`,
        `${id}.${firma}`,
      ),
    ).toEqual([]);
  });

  it('are told to their phone for three hours more once closed, and forgotten after twelve if nobody came', async () => {
    const cerrada = (await casa.call()).body.data;
    await attend(casa.app, casa.local, cerrada._id, { estado: 'atendido' });
    await age(cerrada._id, 2.9 * HORA_MS);
    expect(await readSeguidos(casa.app, cerrada.seguimiento)).toHaveLength(1);
    await age(cerrada._id, 0.2 * HORA_MS);
    expect(await readSeguidos(casa.app, cerrada.seguimiento)).toEqual([]);

    const olvidada = (await casa.call()).body.data;
    await age(olvidada._id, 11.9 * HORA_MS);
    expect(await casa.llamadas()).toHaveLength(1);
    await age(olvidada._id, 0.2 * HORA_MS);
    expect(await casa.llamadas()).toEqual([]);
    expect(await readSeguidos(casa.app, olvidada.seguimiento)).toEqual([]);
    const nueva = await casa.call();
    expect([nueva.status, nueva.body.data._id === olvidada._id]).toEqual([201, false]);
  });

  it('are taken while orders are paused, and unsigned only where that is allowed', async () => {
    await setServicio({ pausado: true });
    expect((await casa.call()).status).toBe(201);

    await setServicio({ exigirQrFirmado: true });
    const t = await sign(2);
    const sinFirma = await casa.call({ mesa: 2 });
    expect([sinFirma.status, sinFirma.body.message]).toEqual([
      403,
      'Escanea el código QR de tu mesa para hacer pedidos.',
    ]);
    const deOtra = await casa.call({ mesa: 3, t });
    expect([deOtra.status, deOtra.body.message]).toEqual([404, 'Mesa no válida para este restaurante.']);
    const firmada = await casa.call({ mesa: 2, t });
    expect([firmada.status, firmada.body.data.sinVerificar]).toEqual([201, undefined]);
  });

  describe('of a party that changes mesa', () => {
    const { openMesa, move, serve, pay } = usePartidas(casa);

    it('go with it, by the list, by the phone and by the board, which hears of them again', async () => {
      const grupo = await openMesa(6);
      const { seguimiento, ...llamada } = (await casa.call({ mesa: 6 })).body.data;
      expect(llamada).toMatchObject({ mesa: 6, grupoMesa: grupo.grupoMesa });
      const tablero = await openTablero(casa.app, casa.local.token);
      const oidas = collect<Llamada>(tablero, 'llamada');

      await move(grupo, 9);

      const movida = { ...llamada, mesa: 9 };
      expect(await casa.llamadas()).toEqual([movida]);
      expect(await readSeguidos(casa.app, seguimiento)).toEqual([movida]);
      await eventually(() => Promise.resolve(oidas.length > 0));
      expect(oidas).toEqual([movida]);
      const enCamino = await attend(casa.app, casa.local, llamada._id, { estado: 'en_camino' });
      expect(enCamino.body.data.mesa).toBe(9);
    });

    it('go with it also when they were made before it had ordered anything', async () => {
      const { _id } = (await casa.call({ mesa: 6 })).body.data;
      const grupo = await openMesa(6);

      await move(grupo, 9);

      expect(await casa.llamadas()).toMatchObject([{ _id, mesa: 9, grupoMesa: grupo.grupoMesa }]);
    });

    it('keep none of new guests away, and are one for the party wherever it calls', async () => {
      const vieja = (await casa.call({ mesa: 6 })).body.data;
      await move(await openMesa(6), 9);

      const nueva = await casa.call({ mesa: 6 });
      const otraVez = await casa.call({ mesa: 9 });

      expect([nueva.status, nueva.body.data.mesa, nueva.body.data._id === vieja._id]).toEqual([
        201,
        6,
        false,
      ]);
      expect([otraVez.status, otraVez.body.data._id]).toEqual([200, vieja._id]);
      expect((await casa.llamadas()).map(({ mesa }) => mesa)).toEqual([9, 6]);
    });

    it('for the bill close when it pays, wherever it is, and those of who sits there now do not', async () => {
      const cuenta = (await casa.call({ mesa: 6, tipo: 'cuenta' })).body.data;
      const servida = await serve(await openMesa(6));
      const movida = (await move(servida, 9)).body.data;
      const deOtros = (await casa.call({ mesa: 6, tipo: 'cuenta' })).body.data;

      await pay(movida, movida);

      await eventually(async () => (await casa.llamadas()).length === 1);
      expect(await casa.llamadas()).toMatchObject([{ _id: deOtros._id, mesa: 6 }]);
      expect(cuenta._id).not.toBe(deOtros._id);
    });
  });

  it('outlive the process that took them', async () => {
    const { seguimiento, ...llamada } = (await casa.call()).body.data;

    const { mongodbUri = '' } = casa.app.app.get(Config);
    await using proceso = await createTestApp({ mongodbUri });
    expect(await readLlamadas(proceso, casa.local)).toEqual([llamada]);
    expect(await readSeguidos(proceso, seguimiento)).toEqual([llamada]);
    expect((await call(proceso, casa.local)).status).toBe(200);
  });
});

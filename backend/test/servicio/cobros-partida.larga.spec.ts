import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_REPETIDO } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { useCaja } from '../support/caja';
import { buildLocal, useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('Charging a party', () => {
  const casa = useLocal();
  const { cancel, list, moveLinea, orderAt } = useSala(casa);
  const { annul, buildPartida, charge, chargeOk, serve } = useCaja(casa);

  const revsOf = (grupos: readonly Grupo[]) =>
    Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev]));
  const pendientes = async (): Promise<number[]> =>
    (await list('/api/pedidos/entregados'))
      .sort((a, b) => a.mesa.numero - b.mesa.numero)
      .map(({ pendiente }) => pendiente);

  it('fills one tab after the other, the leader last, and answers them in that order', async () => {
    const grupos = await buildPartida();

    const { status, body } = await charge(grupos[1], { importe: 24, revs: revsOf(grupos) });

    expect(status).toBe(201);
    expect(body.data.grupos.map(({ mesa, pendiente }) => [mesa.numero, pendiente])).toEqual([
      [1, 0],
      [3, 0],
      [2, 8.1],
    ]);
    expect(await pendientes()).toEqual([0, 8.1, 0]);
  });

  it('charges dishes where they were ordered', async () => {
    const grupos = await buildPartida();
    const lineas = [grupos[0], grupos[2]].map(({ pedidos }) => ({
      linea: pedidos[0]?.productos[0]?._id,
      unidades: 1,
    }));

    expect((await charge(grupos[1], { lineas, revs: revsOf(grupos) })).status).toBe(201);

    expect(await pendientes()).toEqual([2.2, 10.7, 2.2]);
  });

  it('refuses more than all of them owe, and charges none', async () => {
    const grupos = await buildPartida();

    const { status, body } = await charge(grupos[1], { importe: 32.11, revs: revsOf(grupos) });

    expect([status, body.code]).toEqual([422, 'VALIDATION_ERROR']);
    expect(body.message).toMatch(/32,10/);
    expect(await pendientes()).toEqual([10.7, 10.7, 10.7]);
  });

  it('is charged once under one key, however often and however much at once it comes', async () => {
    const grupos = await buildPartida();
    const clave = randomUUID();
    const cuerpo = { importe: 24, revs: revsOf(grupos) };

    await Promise.all([1, 2, 3, 4].map(() => charge(grupos[1], cuerpo, clave)));
    const repetida = await charge(grupos[1], cuerpo, clave);

    expect([repetida.status, repetida.headers.get(CABECERA_REPETIDO)]).toEqual([200, 'true']);
    expect(await pendientes()).toEqual([0, 8.1, 0]);
    expect((await charge(grupos[1], { ...cuerpo, importe: 23 }, clave)).body.message).toBe(
      'Mesa 1: Esta clave ya se usó para otro cobro.',
    );
  });

  it('charges the rest under the same key, where it was interrupted', async () => {
    const grupos = await buildPartida();
    const clave = randomUUID();
    const cuerpo = { importe: 24, revs: revsOf(grupos) };
    await charge(grupos[1], cuerpo, clave);
    // As if the process had ended after the first tab.
    for (const { grupoMesa } of [grupos[1], grupos[2]]) {
      await casa.app.db
        .collection('grupos')
        .updateOne(
          { _id: new Types.ObjectId(grupoMesa) },
          { $unset: { cobros: '', revCobros: '', claves: '' } },
        );
    }
    expect(await pendientes()).toEqual([0, 10.7, 10.7]);

    expect((await charge(grupos[1], cuerpo, clave)).status).toBe(201);

    expect(await pendientes()).toEqual([0, 8.1, 0]);
  });

  it('charges nothing when somebody has charged one of them since', async () => {
    const grupos = await buildPartida();
    await chargeOk(grupos[2], { importe: 1 });

    const { status, body } = await charge(grupos[1], { importe: 5, revs: revsOf(grupos) });

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(body.data.grupos.map(({ pendiente }) => pendiente)).toEqual([10.7, 9.7, 10.7]);
    expect(await pendientes()).toEqual([10.7, 10.7, 9.7]);
  });

  it('is not charged as one when it is none', async () => {
    const grupos = [await serve(1), await serve(2)] as const;

    expect((await charge(grupos[0], { importe: 5, revs: revsOf(grupos) })).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('knows nothing of another restaurant’s mesas', async () => {
    const [mesa] = await buildPartida();
    const vecino = await buildLocal(casa.app);

    expect((await charge(mesa, { importe: 1 }, undefined, vecino.token)).status).toBe(404);
  });

  it('keeps every step about money, however often lines are moved after it', async () => {
    const [ticket] = await orderAt(1);
    const [aparte] = await orderAt(1, { productos: [casa.local.cana] });
    await cancel(aparte, '0');
    const [abierto] = await list('/api/pedidos');
    if (!abierto) throw new Error('there is no open tab');
    const cobrado = await chargeOk(abierto, { importe: 1 });
    await annul(cobrado.cobros?.[0]?._id ?? '');
    for (let i = 0; i < 150; i++) {
      await moveLinea(ticket, '0', 'en_preparacion');
      await moveLinea(ticket, '0', 'pendiente');
    }

    const doc = await casa.app.db
      .collection<{ movimientosDinero: { a: string }[] }>('grupos')
      .findOne({ _id: new Types.ObjectId(abierto.grupoMesa) } as object);

    expect(doc?.movimientosDinero.map(({ a }) => a)).toEqual(['cancelada', 'cobro', 'anulacion']);
  });
});

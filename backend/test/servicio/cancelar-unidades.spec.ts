import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import type { EstadisticasHoy, Grupo, Linea, Ticket } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useCaja } from '../support/caja';
import { useSala } from '../support/sala';

describe('Units taken off a line', () => {
  const casa = useLocal();
  const { acknowledge, cancel, cancelUnits, follow, moveTo, orderAt, pairAs, readMesa, recientes } =
    useSala(casa);
  const { charge, chargeOk, pay } = useCaja(casa);

  const lineaOf = (grupo: Grupo): Linea => grupo.pedidos[0]?.productos[0] as Linea;
  const orderCanas = async (cantidad = 3): Promise<Ticket> =>
    (await orderAt(1, { productos: [{ ...casa.local.cana, cantidad }] }))[0];

  it('leave the rest of it, which is all that counts, and say why, when, how many and who', async () => {
    const canas = await orderCanas();
    const ana = await pairAs('Ana');

    const { status, body } = await cancelUnits(canas, { unidades: 1, motivo: ' sobra ' }, ana);

    expect(status).toBe(200);
    expect(lineaOf(body.data)).toMatchObject({
      cantidad: 2,
      estado: 'pendiente',
      retiradas: [{ unidades: 1, motivo: 'sobra', por: 'Ana', en: expect.any(String) }],
    });
    expect(lineaOf(body.data)).not.toHaveProperty('cancelada');
    expect(body.data).toMatchObject({ totalGrupo: 4.4, pendiente: 4.4, pedidos: [{ total: 4.4 }] });
    expect(JSON.stringify(body.data)).not.toContain('clave');
    expect(await readMesa()).toEqual(body.data);
    expect(await recientes(1)).toMatchObject([
      { a: 'cancelada', por: 'Ana', productos: [{ nombre: 'Caña', cantidad: 1 }] },
    ]);
  });

  it('are taken off once under one key', async () => {
    const canas = await orderCanas();
    const { rev } = await readMesa();
    const clave = randomUUID();

    const veces = await Promise.all(
      [1, 2, 3].map(() => cancelUnits(canas, { unidades: 1, rev }, undefined, clave)),
    );

    expect(veces.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(lineaOf(await readMesa())).toMatchObject({ cantidad: 2, retiradas: [{ unidades: 1 }] });
  });

  it('take the line off with the last of them', async () => {
    const canas = await orderCanas(2);
    await cancelUnits(canas, { unidades: 1 });
    const clave = randomUUID();
    const { body } = await cancelUnits(canas, { unidades: 1, motivo: 'tampoco' }, undefined, clave);

    expect(body.data).toMatchObject({ estadoGrupo: 'vacia', totalGrupo: 0 });
    expect(lineaOf(body.data)).toMatchObject({ cantidad: 1, cancelada: { motivo: 'tampoco' } });
    expect((await cancelUnits(canas, { unidades: 1 }, undefined, clave)).body.data).toEqual(body.data);
  });

  it('are never more than there are, however many ask at once', async () => {
    const canas = await orderCanas(3);

    const veces = await Promise.all(Array.from({ length: 8 }, () => cancelUnits(canas, { unidades: 2 })));

    expect(veces.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(veces.filter(({ body }) => body.code === 'ESTADO_CAMBIADO')).toHaveLength(7);
    expect(lineaOf(await readMesa())).toMatchObject({ cantidad: 1, retiradas: [{ unidades: 2 }] });
  });

  it('are not those of a screen that has not seen the last that were', async () => {
    const canas = await orderCanas();
    const { rev } = await readMesa();

    const veces = await Promise.all([1, 2].map(() => cancelUnits(canas, { unidades: 1, rev })));
    expect(veces.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(veces.find(({ status }) => status === 409)?.body.data).toEqual(await readMesa());

    const repetida = await cancelUnits(canas, { unidades: 1, rev: (await readMesa()).rev });
    expect(lineaOf(repetida.body.data)).toMatchObject({ cantidad: 1, retiradas: [{}, {}] });
  });

  it('are refused without a key, and in numbers that are none', async () => {
    const canas = await orderCanas();

    const { status, body } = await cancel(canas, '0', { motivo: 'x', unidades: 1 });

    expect([status, body.errors?.[0]?.message]).toEqual([
      422,
      'Falta la clave de idempotencia de la cancelación.',
    ]);
    expect((await cancelUnits(canas, { unidades: 0 })).status).toBe(422);
    expect((await cancelUnits(canas, { unidades: 4 })).body.code).toBe('ESTADO_CAMBIADO');
    expect((await cancelUnits(canas, { unidades: 1, motivo: ' ' })).status).toBe(422);
  });

  it('are acknowledged by their station, as far as its screen has seen', async () => {
    const canas = await orderCanas();
    const barra = await pairAs('Barra', 'barra');
    await cancelUnits(canas, { unidades: 1 });
    await cancelUnits(canas, { unidades: 1 });

    expect((await acknowledge(canas, '0', barra, 2)).body.code).toBe('ESTADO_CAMBIADO');
    const { body } = await acknowledge(canas, '0', barra, 1);

    const enterado = { por: 'Barra', en: expect.any(String) };
    expect(lineaOf(body.data).retiradas).toMatchObject([{ enterado }, { enterado }]);
    expect((await acknowledge(canas, '0')).body.data).toEqual(body.data);
    await cancelUnits(canas, { unidades: 1 });
    expect((await acknowledge(canas, '0', barra, 1)).body.code).toBe('ESTADO_CAMBIADO');
    expect(lineaOf((await acknowledge(canas, '0', barra, 0)).body.data)).toMatchObject({
      enterado,
    });
  });

  it('are told to the diner with their reason, and not who of the staff it was', async () => {
    const { body } = await casa.order({ productos: [{ ...casa.local.cana, cantidad: 3 }] });
    const [canas] = body.data.pedidos;
    if (!canas) throw new Error('no drinks');
    const ana = await pairAs('Ana');
    await cancelUnits(canas, { unidades: 1, motivo: 'se ha acabado' }, ana);
    await acknowledge(canas, '0', ana);

    const [seguido] = await follow(body.data.seguimiento);

    expect(seguido?.pedidos[0]).toMatchObject({ total: 4.4 });
    expect(seguido?.pedidos[0]?.productos[0]).toMatchObject({
      cantidad: 2,
      retiradas: [{ unidades: 1, motivo: 'se ha acabado', en: expect.any(String), por: 'El restaurante' }],
    });
    expect(JSON.stringify(seguido)).not.toMatch(/Ana|enterado/);
  });

  it('were never charged, and what is left is charged, paid and sold', async () => {
    const canas = await orderCanas();
    const cobrada = await chargeOk(await readMesa(), {
      lineas: [{ linea: canas.productos[0]?._id, unidades: 1 }],
    });
    expect((await cancelUnits(canas, { unidades: 3 })).body.message).toBe('Anula antes el cobro');
    await cancelUnits(canas, { unidades: 1, rev: cobrada.rev });
    const servida = (await moveTo(canas, { estado: 'entregado' })).body.data;
    expect((await cancelUnits(canas, { unidades: 1 })).body.code).toBe('ESTADO_CAMBIADO');

    const dos = { lineas: [{ linea: canas.productos[0]?._id, unidades: 2 }] };
    expect((await charge(servida, dos)).body.code).toBe('ESTADO_CAMBIADO');
    const pagada = await pay(await chargeOk(servida, { importe: 2.2 }));

    expect(pagada.body.data).toMatchObject({ estadoGrupo: 'pagado', totalGrupo: 4.4 });
    const { body } = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    expect(body.data).toMatchObject({
      recaudado: 4.4,
      topProductos: [{ nombre: 'Caña', unidades: 2, total: 4.4 }],
    });
  });

  it('are at most so many times in one tab, which can be cancelled and charged all the same', async () => {
    const canas = await orderCanas(50);
    const retirada = { unidades: 1, motivo: 'x', por: 'Ana', en: new Date(), clave: 'x', rev: 1 };
    await casa.app.db
      .collection('grupos')
      .updateMany({}, { $set: { 'pedidos.0.lineas.0.retiradas': Array(200).fill(retirada) } });

    const { status, body } = await cancelUnits(canas, { unidades: 1 });

    expect([status, body.message]).toEqual([409, 'Ya se ha cancelado demasiadas veces en esta mesa.']);
    expect((await cancel(canas, '0')).status).toBe(200);
  });
});

// Longer than most: each step of a mesa is tried, because each may or may not be among the recent ones.
import { Types } from 'mongoose';
import { LIMITES, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, MovimientoReciente } from '@carta/contracts';
import { buildLocal, useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

describe('GET /api/pedidos/recientes', () => {
  const casa = useLocal();
  const {
    cancel,
    cancelUnits,
    carry,
    list,
    moveTo,
    moveLinea,
    orderAt,
    pairAs,
    recientes,
    reopen,
    setMesaOf,
    show,
  } = useSala(casa);
  const { join, move, readMesa } = usePartidas(casa);

  const resumen = ({ de, a, por }: MovimientoReciente): string => `${de} → ${a}: ${por}`;

  it('tells the last moves, the newest first, with who made them and of what', async () => {
    const cocina = await pairAs('Tablet de cocina', 'cocina');
    const [comida] = await orderAt(4, {
      productos: [
        { ...casa.local.tortilla, cantidad: 2 },
        { ...casa.local.tortilla, notas: 'sin cebolla' },
      ],
    });
    await moveTo(comida, { estado: 'listo', alcance: 'pedido' }, cocina);
    await moveLinea(comida, '1', 'en_preparacion');
    await cancel(comida, '1', { motivo: 'se ha caído' }, cocina);

    const [cancelada, devuelta, lista, ...nada] = await recientes();

    expect(nada).toEqual([]);
    expect(lista).toEqual({
      pedido: comida._id,
      de: 'pendiente',
      a: 'listo',
      en: expect.any(String),
      por: 'Tablet de cocina',
      mesa: 4,
      numero: 1,
      tipoPedido: 'comida',
      productos: [
        { nombre: 'Tortilla', cantidad: 2 },
        { nombre: 'Tortilla', cantidad: 1 },
      ],
    });
    expect(devuelta).toMatchObject({
      linea: comida.productos[1]?._id,
      de: 'listo',
      a: 'en_preparacion',
      productos: [{ nombre: 'Tortilla', cantidad: 1 }],
    });
    expect(cancelada).toMatchObject({ a: 'cancelada', por: 'Tablet de cocina' });
    expect(devuelta?.por).toMatch(/^Casa /);
  });

  it('goes across mesas, those paid and archived too, by when each moved', async () => {
    const [primera] = await orderAt(1, { productos: [casa.local.cana] });
    const [segunda] = await orderAt(2, { productos: [casa.local.cana] });
    await moveTo(primera, { estado: 'entregado' });
    await moveTo(segunda, { estado: 'listo' });
    await moveTo(primera, { estado: 'pagado' });
    await casa.delete(rutas.pedidosPagados());

    expect((await recientes()).map(({ mesa, a }) => [mesa, a])).toEqual([
      [1, 'pagado'],
      [2, 'listo'],
      [1, 'entregado'],
    ]);
  });

  it('tells of each move as many units as it moved, whatever of them was cancelled since', async () => {
    const { tortilla } = casa.local;
    const [comida] = await orderAt(1, { productos: [{ ...tortilla, cantidad: 5 }] });
    await moveLinea(comida, '0', 'en_preparacion');
    await cancelUnits(comida, { unidades: 1 });
    await moveLinea(comida, '0', 'listo');
    await cancelUnits(comida, { unidades: 2 });
    await cancel(comida, '0');

    expect((await recientes()).map(({ a, productos: [linea] }) => [a, linea?.cantidad])).toEqual([
      ['cancelada', 2],
      ['cancelada', 2],
      ['listo', 4],
      ['cancelada', 1],
      ['en_preparacion', 5],
    ]);
  });

  it('lists a recall as what it is, and what moves nothing not at all', async () => {
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    await show(comida);
    await moveTo(comida, { estado: 'listo', alcance: 'pedido' });
    await carry(comida, true);
    await carry(comida, false);
    await moveTo(comida, { estado: 'en_preparacion', alcance: 'pedido' });

    const autor = (await recientes())[0]?.por ?? '';
    expect((await recientes()).map(resumen)).toEqual([
      `listo → en_preparacion: ${autor}`,
      `pendiente → listo: ${autor}`,
    ]);
  });

  it('forgets what is older than a day', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'listo' });
    const ayer = new Date(Date.now() - 24 * 3_600_000 - 1_000);
    await setMesaOf(comida, { 'movimientos.0.en': ayer });
    expect(await recientes()).toHaveLength(1);

    await setMesaOf(comida, { 'movimientos.1.en': ayer, movidoEn: ayer });

    expect(await recientes()).toEqual([]);
  });

  it('answers as many as are asked for, and fifty at most', async () => {
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    for (let i = 0; i < 30; i++) {
      await moveLinea(comida, '0', 'en_preparacion');
      await moveLinea(comida, '0', 'pendiente');
    }

    expect(await recientes(2)).toEqual((await recientes()).slice(0, 2));
    expect(await recientes()).toHaveLength(LIMITES.recientes);
    expect(await recientes(10_000)).toHaveLength(LIMITES.recientes);
    const { status, body } = await casa.get(`${rutasSala.recientes()}?limite=0`);
    expect([status, body.message]).toEqual([422, 'El límite no es válido']);
  });

  it('answers as many steps however often mesas have moved, joined and been charged since', async () => {
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    await moveLinea(comida, '0', 'en_preparacion');
    await moveLinea(comida, '0', 'listo');
    let grupo = (await readMesa(1)) as Grupo;
    for (const a of [5, 6, 7]) grupo = (await move(grupo, a)).body.data;
    await orderAt(2);
    await join((await readMesa(2)) as Grupo, [2, 3]);

    expect((await recientes(2)).map(({ mesa, a }) => [mesa, a])).toEqual([
      [7, 'listo'],
      [7, 'en_preparacion'],
    ]);
    expect((await recientes(1)).map(({ a }) => a)).toEqual(['listo']);
  });

  it('keeps of a mesa that moves without end its last steps only, and no list carries them', async () => {
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    const viejos = Array.from({ length: LIMITES.historialPorGrupo }, (_, i) => ({ i }));
    await setMesaOf(comida, { movimientos: viejos });

    await moveLinea(comida, '0', 'en_preparacion');

    const doc = await casa.app.db
      .collection('grupos')
      .findOne({ restaurante: new Types.ObjectId(casa.local.id) });
    expect(doc?.movimientos).toHaveLength(LIMITES.historialPorGrupo);
    expect(doc?.movimientos.at(0)).toEqual({ i: 1 });
    expect(doc?.movimientos.at(-1)).toMatchObject({ de: 'pendiente', a: 'en_preparacion' });
    expect(JSON.stringify(await list(rutas.pedidos()))).not.toContain('movimientos');
  });

  it('keeps every step about money for good, however much is moved, and lists it among the others', async () => {
    const { cana, tortilla } = casa.local;
    const [comida] = await orderAt(1, { productos: [tortilla, { ...tortilla, notas: 'sin cebolla' }, cana] });
    await cancel(comida, '1');
    await moveTo(comida, { estado: 'entregado' });
    await moveTo(comida, { estado: 'pagado' });
    await reopen(comida, (await list(rutas.pedidosPagados()))[0]?.rev);
    const where = { restaurante: new Types.ObjectId(casa.local.id) };
    const antes = await casa.app.db.collection('grupos').findOne(where);
    const viejos = Array.from({ length: LIMITES.historialPorGrupo }, () => antes?.movimientos[0]);
    await setMesaOf(comida, { movimientos: [...(antes?.movimientos ?? []), ...viejos] });

    await moveLinea(comida, '0', 'listo');
    await moveLinea(comida, '0', 'entregado');
    await moveTo(comida, { estado: 'pagado' });

    const doc = await casa.app.db.collection('grupos').findOne(where);
    expect(doc?.movimientos).toHaveLength(LIMITES.historialPorGrupo);
    const dinero = (doc?.movimientosDinero ?? []) as { de: string; a: string; por: string }[];
    expect(dinero.map(({ de, a }) => `${de} → ${a}`)).toEqual([
      'pendiente → cancelada',
      'entregado → pagado',
      'pagado → entregado',
      'entregado → pagado',
    ]);
    expect((await recientes(5)).map(({ de, a }) => `${de} → ${a}`)).toEqual([
      'entregado → pagado',
      'listo → entregado',
      'entregado → listo',
      'pagado → entregado',
      'entregado → pagado',
    ]);
    expect(JSON.stringify(await list(rutas.pedidosPagados()))).not.toContain('movimientos');
  });

  it('lists the money of a mesa that was stored before it had a list of its own', async () => {
    const [comida] = await orderAt(1, { productos: [casa.local.tortilla] });
    await moveTo(comida, { estado: 'entregado' });
    const { _id: pedido } = comida;
    const viejo = { pedido: new Types.ObjectId(pedido), de: 'entregado', a: 'pagado', por: 'Ana' };
    await setMesaOf(comida, { movimientos: [{ ...viejo, en: new Date(Date.now() - 1_000) }] });

    await moveTo(comida, { estado: 'pagado' });

    expect((await recientes()).map(({ a, por }) => [a, por === 'Ana'])).toEqual([
      ['pagado', false],
      ['pagado', true],
    ]);
  });

  it('is one restaurant’s own', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'listo' });
    const vecino = await buildLocal(casa.app);

    expect((await casa.app.get(rutasSala.recientes(), { token: vecino.token })).body.data).toEqual([]);
  });
});

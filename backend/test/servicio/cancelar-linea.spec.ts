import { rutas } from '@carta/contracts';
import type { EstadisticasHoy, Grupo, Linea } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('A line taken off an order', () => {
  const casa = useLocal();
  const { acknowledge, cancel, follow, list, moveTo, moveLinea, orderAt, pairAs, readMesa } = useSala(casa);

  const lineaOf = (grupo: Grupo, pedido = 0): Linea => grupo.pedidos[pedido]?.productos[0] as Linea;

  it('says why, when and who, counts for nothing, and is answered as it is stored', async () => {
    const [comida] = await orderAt(1);
    const ana = await pairAs('Ana');

    const { status, body } = await cancel(comida, '0', { motivo: '  se ha acabado ' }, ana);

    expect(status).toBe(200);
    expect(lineaOf(body.data)).toMatchObject({
      estado: 'pendiente',
      cancelada: { motivo: 'se ha acabado', por: 'Ana', en: expect.any(String) },
    });
    expect([body.data.totalGrupo, body.data.pedidos[0]?.total]).toEqual([2.2, 0]);
    expect(body.data.pedidos.map(({ estado }) => estado)).toEqual(['entregado', 'pendiente']);
    expect(await readMesa()).toEqual(body.data);
  });

  it('is acknowledged by its station, once', async () => {
    const [comida] = await orderAt(1);
    expect((await acknowledge(comida, '0')).status).toBe(409);
    await cancel(comida, '0');
    const cocina = await pairAs('Tablet de cocina', 'cocina');

    const { body } = await acknowledge(comida, comida.productos[0]?._id ?? '', cocina);
    const repetida = await acknowledge(comida, '0');

    expect(lineaOf(body.data).enterado).toEqual({ por: 'Tablet de cocina', en: expect.any(String) });
    expect(repetida.body.data).toEqual(body.data);
    expect(await readMesa()).toEqual(body.data);
  });

  it('stays as it was when somebody cancels it again', async () => {
    const [comida] = await orderAt(1);
    const { body } = await cancel(comida, '0');

    expect((await cancel(comida, '0', { motivo: 'otro' })).body.data).toEqual(body.data);
  });

  it('cannot be taken off once it is entregado, nor by a screen that had not seen it', async () => {
    const [comida] = await orderAt(1);
    const { rev } = await readMesa();
    const [nueva] = await orderAt(1, { productos: [casa.local.cana] });

    expect((await cancel(nueva, '0', { motivo: 'x', rev })).body.code).toBe('ESTADO_CAMBIADO');
    await moveTo(comida, { estado: 'entregado' });
    const tarde = await cancel(comida, '0');

    expect([tarde.status, tarde.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(tarde.body.data).toEqual(await readMesa());
  });

  it('moves no more, and lets the rest of its mesa be delivered and paid', async () => {
    const [comida, bebida] = await orderAt(1);
    if (!bebida) throw new Error('no drinks');
    await cancel(comida, '0');
    expect((await moveLinea(comida, '0', 'en_preparacion')).body.code).toBe('ESTADO_CAMBIADO');

    const servida = await moveTo(bebida, { estado: 'entregado' });
    expect(servida.body.data.estadoGrupo).toBe('entregado');
    expect(await list(rutas.pedidos())).toEqual([]);
    const [grupo] = await list(rutas.pedidosEntregados());
    expect(grupo?.pedidos[0]?.productos[0]).toMatchObject({ cancelada: expect.anything() });
    expect(grupo?.pedidos[0]?.productos[0]).not.toHaveProperty('enterado');

    const pagada = await moveTo(bebida, { estado: 'pagado', rev: grupo?.rev });
    expect(pagada.body.data).toMatchObject({ estadoGrupo: 'pagado', totalGrupo: 2.2 });
    const { body } = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    expect(body.data).toMatchObject({
      recaudado: 2.2,
      minutosAListo: { muestras: 1 },
      topProductos: [{ nombre: 'Caña', unidades: 1, total: 2.2 }],
    });
    expect((await acknowledge(comida, '0')).status).toBe(200);
  });

  it('is told to the diner with its reason, and not who of the staff it was', async () => {
    const { body } = await casa.order();
    const [comida] = body.data.pedidos;
    if (!comida) throw new Error('no food');
    const ana = await pairAs('Ana');
    await cancel(comida, '0', { motivo: 'se ha acabado' }, ana);
    await acknowledge(comida, '0', ana);

    const [seguido] = await follow(body.data.seguimiento);

    expect(seguido?.pedidos[0]).toMatchObject({ total: 0, estado: 'entregado' });
    expect(seguido?.pedidos[0]?.productos[0]?.cancelada).toEqual({
      motivo: 'se ha acabado',
      en: expect.any(String),
      por: 'El restaurante',
    });
    expect(JSON.stringify(seguido)).not.toMatch(/Ana|enterado/);
  });

  it('is either cancelled or delivered when both happen at once, never both', async () => {
    const mesas = Array.from({ length: 12 }, (_, i) => i + 1);
    const tickets = await Promise.all(mesas.map(async (mesa) => (await orderAt(mesa))[0]));
    await Promise.all(tickets.map((ticket) => moveTo(ticket, { estado: 'listo', alcance: 'pedido' })));

    const finales = await Promise.all(
      tickets.flatMap((ticket) => [moveLinea(ticket, '0', 'entregado'), cancel(ticket, '0')]),
    );

    const grupos = [...(await list(rutas.pedidos())), ...(await list(rutas.pedidosEntregados()))];
    tickets.forEach(({ _id }, i) => {
      const estados = finales.slice(2 * i, 2 * i + 2).map(({ status }) => status);
      const linea = grupos.flatMap((grupo) => grupo.pedidos).find((ticket) => ticket._id === _id)
        ?.productos[0];
      const isCancelada = linea?.cancelada !== undefined;
      expect(estados).toEqual(isCancelada ? [409, 200] : [200, 409]);
      expect(linea?.estado).toBe(isCancelada ? 'listo' : 'entregado');
    });
  });
});

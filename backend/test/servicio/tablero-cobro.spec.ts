import { Types } from 'mongoose';
import { rutas } from '@carta/contracts';
import type { EstadisticasHoy, Grupo } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('Paying, clearing and closing', () => {
  const casa = useLocal();
  const { list, moveTo, moveLinea, orderAt, reopen } = useSala(casa);

  it('takes payment only when everything is entregado, and undoes it while the mesa has no newer tab', async () => {
    const [comida] = await orderAt(1);
    const pronto = await moveTo(comida, { estado: 'pagado' });
    expect([pronto.status, pronto.body.code]).toEqual([409, 'CONFLICT']);

    await moveTo(comida, { estado: 'entregado' });
    const pagada = await moveTo(comida, { estado: 'pagado' });
    expect(pagada.body.data).toMatchObject({ estadoGrupo: 'pagado', pagadoEn: expect.any(String) });
    expect((await moveLinea(comida, '0', 'listo')).body.code).toBe('ESTADO_CAMBIADO');

    const reabierta = await reopen(comida, pagada.body.data.rev);
    expect(reabierta.body.data.estadoGrupo).toBe('entregado');
    expect(reabierta.body.data).not.toHaveProperty('pagadoEn');

    const otraVez = await moveTo(comida, { estado: 'pagado' });
    await orderAt(1);
    const tarde = await reopen(comida, otraVez.body.data.rev);
    expect([tarde.status, tarde.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('opens a paid mesa again only for who saw that very payment, and once', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado' });
    const { rev } = (await moveTo(comida, { estado: 'pagado' })).body.data;

    for (const malo of [undefined, rev - 1, rev + 1]) {
      const { status, body } = await reopen(comida, malo);
      expect([status, body.code, body.data.estadoGrupo]).toEqual([409, 'ESTADO_CAMBIADO', 'pagado']);
    }
    const abierta = await reopen(comida, rev);
    const repetida = await reopen(comida, rev);

    expect([repetida.status, repetida.body.data]).toEqual([200, abierta.body.data]);
    await moveTo(comida, { estado: 'pagado' });
    expect((await reopen(comida, rev)).body.data.estadoGrupo).toBe('pagado');
  });

  it('opens again whole mesas only, and only as entregado', async () => {
    const [comida] = await orderAt(1);
    for (const cambios of [{ estado: 'pagado' }, { estado: 'listo' }, { alcance: 'pedido' }]) {
      const body = { estado: 'entregado', reabrir: true, rev: 1, ...cambios };
      expect((await moveTo(comida, body)).status).toBe(422);
    }
  });

  it('refuses to charge a mesa whose screen has not seen its last order', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado' });
    const [visto] = await list(rutas.pedidosEntregados());
    const [nueva] = await orderAt(1, { productos: [casa.local.cana] });
    await moveTo(nueva, { estado: 'entregado' });

    expect((await moveTo(comida, { estado: 'pagado', rev: visto?.rev })).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('clears the paid board into the archive: gone from the board, kept in the database', async () => {
    for (const mesa of [1, 2]) {
      const [comida] = await orderAt(mesa);
      await moveTo(comida, { estado: 'entregado' });
      await moveTo(comida, { estado: 'pagado' });
    }
    const [servida] = await orderAt(3);
    await moveTo(servida, { estado: 'entregado' });

    const { body } = await casa.delete<object>(rutas.pedidosPagados());

    expect(body.data).toEqual({ pedidosEliminados: 4 });
    expect(await list(rutas.pedidosPagados())).toEqual([]);
    expect(await list(rutas.pedidosEntregados())).toHaveLength(1);
    expect(
      await casa.app.db.collection('grupos').countDocuments({
        restaurante: new Types.ObjectId(casa.local.id),
        pagado: true,
      }),
    ).toBe(2);
    const repetida = await casa.delete<object>(rutas.pedidosPagados());
    expect(repetida.body.data).toEqual({ pedidosEliminados: 0 });
  });

  it('asked to clear it again takes off no mesa that was paid since', async () => {
    const pay = async (mesa: number): Promise<string> => {
      const [comida] = await orderAt(mesa, { productos: [casa.local.cana] });
      await moveTo(comida, { estado: 'entregado' });
      return (await moveTo(comida, { estado: 'pagado' })).body.data.pagadoEn ?? '';
    };
    const hasta = await pay(1);
    const clear = async (instante: string) =>
      (await casa.delete(`${rutas.pedidosPagados()}?hasta=${instante}`)).body;
    expect((await clear(hasta)).data).toEqual({ pedidosEliminados: 1 });
    while ((await pay(2)) === hasta);

    expect((await clear(hasta)).data).toEqual({ pedidosEliminados: 0 });

    expect((await list(rutas.pedidosPagados())).map(({ mesa }) => mesa.numero)).toContain(2);
    expect((await clear('ayer')).message).toBe('La fecha no es válida');
  });

  it('does not bring back an archived mesa', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado' });
    const { rev } = (await moveTo(comida, { estado: 'pagado' })).body.data;
    await casa.delete(rutas.pedidosPagados());

    const { status, body } = await reopen(comida, rev + 1);
    expect([status, body.message]).toEqual([409, 'Este pedido ya se eliminó del tablero.']);
  });

  it('closes a mesa abandoned for six hours, for a reason, and counts no takings', async () => {
    const [comida] = await orderAt(1);
    const close = (motivo: string): Promise<Respuesta<Grupo>> =>
      casa.put<Grupo>(rutas.cerrarMesa(comida._id), { motivo });
    expect((await close('se fueron')).status).toBe(409);
    await casa.app.db
      .collection('grupos')
      .updateOne({ 'pedidos._id': new Types.ObjectId(comida._id) }, [
        { $set: { actualizadoEn: new Date(Date.now() - 6 * 3_600_000) } },
      ]);
    expect((await close('  ')).body.errors?.[0]?.message).toBe('El motivo es obligatorio');

    const cerrada = await close(' se fueron sin avisar ');

    expect(cerrada.body.data).toMatchObject({ estadoGrupo: 'pagado', motivoCierre: 'se fueron sin avisar' });
    const stats = await casa.get<EstadisticasHoy>(rutas.pedidosStats());
    expect(stats.body.data.recaudado).toBe(0);
    expect((await close('otra vez')).body.data).toEqual(cerrada.body.data);
    const reabierta = await reopen(comida, cerrada.body.data.rev);
    expect(reabierta.body.data).not.toHaveProperty('motivoCierre');
  });

  it('pages the paid board, newest first', async () => {
    for (const mesa of [1, 2, 3]) {
      const [comida] = await orderAt(mesa);
      await moveTo(comida, { estado: 'entregado' });
      await moveTo(comida, { estado: 'pagado' });
    }

    const primera = await list(`${rutas.pedidosPagados()}?limite=2`);
    expect(primera.map(({ mesa }) => mesa.numero)).toEqual([3, 2]);
    const resto = await list(`${rutas.pedidosPagados()}?limite=2&antes=${primera[1]?.pagadoEn ?? ''}`);
    expect(resto.map(({ mesa }) => mesa.numero)).toEqual([1]);
  });

  it('tells today’s figures', async () => {
    const [comida] = await orderAt(1, { productos: [{ ...casa.local.tortilla, cantidad: 2 }] });
    await moveTo(comida, { estado: 'entregado' });
    await moveTo(comida, { estado: 'pagado' });
    await orderAt(2);

    const { body } = await casa.get<EstadisticasHoy>(rutas.pedidosStats());

    expect(body.data).toMatchObject({
      porEstado: { pendiente: 1, en_preparacion: 0, listo: 0, entregado: 0, pagado: 1 },
      recaudado: 17,
      pendienteDeCobro: 10.7,
      minutosAListo: { mediana: 0, p90: 0, muestras: 1 },
    });
    expect(body.data.topProductos[0]).toEqual({ nombre: 'Tortilla', unidades: 3, total: 25.5 });
  });
});

import { Types } from 'mongoose';
import { rutas } from '@carta/contracts';
import type { EstadisticasHoy, Grupo, Pedido } from '@carta/contracts';
import { createTestApp } from './support/app';
import type { Respuesta, TestApp } from './support/app';
import { buildLocal, order, pedidoOf } from './support/carta';
import type { Local } from './support/carta';

jest.setTimeout(60_000);

describe('The order boards', () => {
  let app: TestApp;
  let local: Local;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    local = await buildLocal(app);
  });

  const list = async (ruta: string): Promise<Grupo[]> =>
    (await app.get<Grupo[]>(ruta, { token: local.token })).body.data;
  const moveMesa = (pedido: Pedido, body: object): Promise<Respuesta<Grupo>> =>
    app.put<Grupo>(rutas.pedidoEstado(pedido._id), { token: local.token, body });
  const moveLinea = (pedido: Pedido, linea: string, estado: string): Promise<Respuesta<Grupo>> =>
    app.put<Grupo>(rutas.lineaEstado(pedido._id, linea), { token: local.token, body: { estado } });

  async function orderAt(mesa: number, cambios = {}): Promise<[Pedido, ...Pedido[]]> {
    const { body } = await order(app, pedidoOf(local, { mesa, ...cambios }));
    return body.data.pedidos as [Pedido, ...Pedido[]];
  }

  it('moves a line one step at a time, by its index or by its id, forward and back', async () => {
    const [comida] = await orderAt(1);
    const lineaId = comida.productos[0]?._id ?? '';

    const adelante = await moveLinea(comida, '0', 'preparacion');
    expect(adelante.body.data.pedidos[0]?.productos[0]).toMatchObject({
      estado: 'en_preparacion',
      enPreparacionEn: expect.any(String),
    });
    expect((await moveLinea(comida, lineaId, 'listo')).body.data.pedidos[0]?.estado).toBe('listo');
    const atras = await moveLinea(comida, lineaId, 'en_preparacion');
    expect(atras.body.data.pedidos[0]?.productos[0]).not.toHaveProperty('listoEn');
  });

  it('answers a step that is not next with 409 and the mesa as it is', async () => {
    const [comida] = await orderAt(1);

    const { status, body } = await moveLinea(comida, '0', 'entregado');

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(body.data).toMatchObject({ estadoGrupo: 'pendiente', mesa: { numero: 1 } });
  });

  it('treats the estado a line already has as done, without a new rev', async () => {
    const [comida] = await orderAt(1);
    const antes = await moveLinea(comida, '0', 'en_preparacion');

    const otra = await moveLinea(comida, '0', 'en_preparacion');

    expect([otra.status, otra.body.data.rev]).toEqual([200, antes.body.data.rev]);
  });

  it.each([
    ['an index beyond the order', '7'],
    ['a line of nowhere', 'f'.repeat(24)],
  ])('answers 404 for %s', async (_nombre, linea) => {
    const [comida] = await orderAt(1);
    expect((await moveLinea(comida, linea, 'en_preparacion')).status).toBe(404);
  });

  it('refuses an estado that does not exist', async () => {
    const [comida] = await orderAt(1);
    expect((await moveLinea(comida, '0', 'quemado')).status).toBe(422);
    expect((await moveLinea(comida, '0', 'pagado')).status).toBe(422);
    expect((await moveMesa(comida, { estado: 'pagado', alcance: 'pedido' })).status).toBe(422);
  });

  it('moves the whole mesa over several steps, and leaves alone what the screen had not seen', async () => {
    const [comida] = await orderAt(1);
    const [visto] = await list(rutas.pedidos());
    await orderAt(1, { productos: [local.cana] });

    const { body } = await moveMesa(comida, { estado: 'entregado', rev: visto?.rev });

    expect(body.data.pedidos.map(({ estado }) => estado)).toEqual(['entregado', 'entregado', 'pendiente']);
    expect(body.data.estadoGrupo).toBe('pendiente');
  });

  it('reads a second round on a served mesa as pendiente, and can prepare it', async () => {
    const [comida] = await orderAt(1);
    await moveMesa(comida, { estado: 'entregado' });
    expect((await list(rutas.pedidosEntregados())).map(({ estadoGrupo }) => estadoGrupo)).toEqual([
      'entregado',
    ]);

    await orderAt(1, { productos: [local.cana] });

    expect(await list(rutas.pedidosEntregados())).toEqual([]);
    const [grupo] = await list(rutas.pedidos());
    expect(grupo?.estadoGrupo).toBe('pendiente');
    const preparada = await moveMesa(comida, { estado: 'en_preparacion', rev: grupo?.rev });
    expect(preparada.body.data.pedidos.map(({ estado }) => estado)).toEqual([
      'entregado',
      'entregado',
      'en_preparacion',
    ]);
  });

  it('moves one ticket forward and one step back with alcance pedido', async () => {
    const [comida] = await orderAt(1);

    const lista = await moveMesa(comida, { estado: 'listo', alcance: 'pedido' });
    expect(lista.body.data.pedidos.map(({ estado }) => estado)).toEqual(['listo', 'pendiente']);
    const vuelta = await moveMesa(comida, { estado: 'en_preparacion', alcance: 'pedido' });
    expect(vuelta.body.data.pedidos.map(({ estado }) => estado)).toEqual(['en_preparacion', 'pendiente']);
    expect((await moveMesa(comida, { estado: 'pendiente', alcance: 'grupo' })).status).toBe(409);
  });

  it('takes payment only when everything is entregado, and undoes it while the mesa has no newer tab', async () => {
    const [comida] = await orderAt(1);
    const pronto = await moveMesa(comida, { estado: 'pagado' });
    expect([pronto.status, pronto.body.code]).toEqual([409, 'CONFLICT']);

    await moveMesa(comida, { estado: 'entregado' });
    const pagada = await moveMesa(comida, { estado: 'pagado' });
    expect(pagada.body.data).toMatchObject({ estadoGrupo: 'pagado', pagadoEn: expect.any(String) });
    expect((await moveLinea(comida, '0', 'listo')).body.code).toBe('ESTADO_CAMBIADO');

    const reabierta = await moveMesa(comida, { estado: 'entregado' });
    expect(reabierta.body.data.estadoGrupo).toBe('entregado');
    expect(reabierta.body.data).not.toHaveProperty('pagadoEn');

    await moveMesa(comida, { estado: 'pagado' });
    await orderAt(1);
    expect((await moveMesa(comida, { estado: 'entregado' })).status).toBe(409);
  });

  it('refuses to charge a mesa whose screen has not seen its last order', async () => {
    const [comida] = await orderAt(1);
    await moveMesa(comida, { estado: 'entregado' });
    const [visto] = await list(rutas.pedidosEntregados());
    const [nueva] = await orderAt(1, { productos: [local.cana] });
    await moveMesa(nueva, { estado: 'entregado' });

    expect((await moveMesa(comida, { estado: 'pagado', rev: visto?.rev })).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('lists the longest wait first', async () => {
    const [primera] = await orderAt(3);
    await orderAt(1);
    await orderAt(2);
    expect((await list(rutas.pedidos())).map(({ mesa }) => mesa.numero)).toEqual([3, 1, 2]);

    await moveMesa(primera, { estado: 'entregado' });
    await orderAt(3, { productos: [local.cana] });

    expect((await list(rutas.pedidos())).map(({ mesa }) => mesa.numero)).toEqual([1, 2, 3]);
  });

  it('tells one mesa’s tab, or that it has none', async () => {
    await orderAt(4);

    expect((await app.get<Grupo>(rutas.pedidosMesa(4), { token: local.token })).body.data.mesa.numero).toBe(
      4,
    );
    expect((await app.get(rutas.pedidosMesa(5), { token: local.token })).body.data).toBeNull();
    expect((await app.get('/api/pedidos/mesa/x', { token: local.token })).status).toBe(422);
  });

  it('clears the paid board into the archive: gone from the board, kept in the database', async () => {
    for (const mesa of [1, 2]) {
      const [comida] = await orderAt(mesa);
      await moveMesa(comida, { estado: 'entregado' });
      await moveMesa(comida, { estado: 'pagado' });
    }
    const [servida] = await orderAt(3);
    await moveMesa(servida, { estado: 'entregado' });

    const { body } = await app.delete<object>(rutas.pedidosPagados(), { token: local.token });

    expect(body.data).toEqual({ pedidosEliminados: 4 });
    expect(await list(rutas.pedidosPagados())).toEqual([]);
    expect(await list(rutas.pedidosEntregados())).toHaveLength(1);
    expect(
      await app.db.collection('grupos').countDocuments({
        restaurante: new Types.ObjectId(local.id),
        pagado: true,
      }),
    ).toBe(2);
    const otra = await app.delete<object>(rutas.pedidosPagados(), { token: local.token });
    expect(otra.body.data).toEqual({ pedidosEliminados: 0 });
  });

  it('does not bring back an archived mesa', async () => {
    const [comida] = await orderAt(1);
    await moveMesa(comida, { estado: 'entregado' });
    await moveMesa(comida, { estado: 'pagado' });
    await app.delete(rutas.pedidosPagados(), { token: local.token });

    expect((await moveMesa(comida, { estado: 'entregado' })).status).toBe(409);
  });

  it('closes a mesa abandoned for six hours, for a reason, and counts no takings', async () => {
    const [comida] = await orderAt(1);
    const close = (motivo: string): Promise<Respuesta<Grupo>> =>
      app.put<Grupo>(rutas.cerrarMesa(comida._id), { token: local.token, body: { motivo } });
    expect((await close('se fueron')).status).toBe(409);
    await app.db
      .collection('grupos')
      .updateOne({ 'pedidos._id': new Types.ObjectId(comida._id) }, [
        { $set: { actualizadoEn: new Date(Date.now() - 6 * 3_600_000) } },
      ]);
    expect((await close('  ')).body.errors?.[0]?.message).toBe('El motivo es obligatorio');

    const cerrada = await close(' se fueron sin avisar ');

    expect(cerrada.body.data).toMatchObject({ estadoGrupo: 'pagado', motivoCierre: 'se fueron sin avisar' });
    const stats = await app.get<EstadisticasHoy>(rutas.pedidosStats(), { token: local.token });
    expect(stats.body.data.recaudado).toBe(0);
    const reabierta = await moveMesa(comida, { estado: 'entregado' });
    expect(reabierta.body.data).not.toHaveProperty('motivoCierre');
  });

  it('pages the paid board, newest first', async () => {
    for (const mesa of [1, 2, 3]) {
      const [comida] = await orderAt(mesa);
      await moveMesa(comida, { estado: 'entregado' });
      await moveMesa(comida, { estado: 'pagado' });
    }

    const primera = await list(`${rutas.pedidosPagados()}?limite=2`);
    expect(primera.map(({ mesa }) => mesa.numero)).toEqual([3, 2]);
    const resto = await list(`${rutas.pedidosPagados()}?limite=2&antes=${primera[1]?.pagadoEn ?? ''}`);
    expect(resto.map(({ mesa }) => mesa.numero)).toEqual([1]);
  });

  it('tells today’s figures', async () => {
    const [comida] = await orderAt(1, { productos: [{ ...local.tortilla, cantidad: 2 }] });
    await moveMesa(comida, { estado: 'entregado' });
    await moveMesa(comida, { estado: 'pagado' });
    await orderAt(2);

    const { body } = await app.get<EstadisticasHoy>(rutas.pedidosStats(), { token: local.token });

    expect(body.data).toMatchObject({
      porEstado: { pendiente: 1, en_preparacion: 0, listo: 0, entregado: 0, pagado: 1 },
      recaudado: 17,
      pendienteDeCobro: 10.7,
      minutosAListo: { mediana: 0, p90: 0, muestras: 1 },
    });
    expect(body.data.topProductos[0]).toEqual({ nombre: 'Tortilla', unidades: 3, total: 25.5 });
  });
});

import { rutas } from '@carta/contracts';
import type { Grupo, LatidoTablero, PedidoEnVivo } from '@carta/contracts';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';
import { buildLocal, order, pedidoOf, readTablero } from './support/carta';
import type { Local } from './support/carta';
import { buildCamarero, buildRestaurante, login } from './support/factories';
import { collect, hear, openComensal, openTablero, refusal } from './support/socket';

jest.setTimeout(60_000);

describe('Realtime', () => {
  let app: TestApp;
  let local: Local;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    local = await buildLocal(app);
  });

  it('tells the boards of a restaurant about a new order, as REST tells it, and nobody else', async () => {
    const vecino = await buildLocal(app);
    const tableroVecino = await openTablero(app, vecino.token);
    const ajenos = collect<Grupo>(tableroVecino, 'grupo');
    const tablero = await openTablero(app, local.token);
    const oido = hear<Grupo>(tablero, 'grupo');

    await order(app, pedidoOf(local));

    const grupo = await oido;
    expect(await readTablero(app, local)).toEqual([grupo]);
    // The neighbour's own order arrives after ours would have.
    const propio = hear(tableroVecino, 'grupo');
    await order(app, pedidoOf(vecino));
    await propio;
    expect(ajenos.map(({ grupoMesa }) => grupoMesa)).not.toContain(grupo.grupoMesa);
  });

  it('beats every 2 s with the number of open mesas and the sum of their revs', async () => {
    const tablero = await openTablero(app, local.token);
    await order(app, pedidoOf(local));
    await order(app, pedidoOf(local, { mesa: 2 }));

    await hear(tablero, 'latido');
    const latido = await hear<LatidoTablero>(tablero, 'latido');

    const grupos = await readTablero(app, local);
    expect(latido).toMatchObject({
      grupos: 2,
      revisiones: grupos.reduce((suma, { rev }) => suma + rev, 0),
      pagadosDesde: null,
    });
  });

  it('tells the boards when the paid list was cleared, now and in the next latidos', async () => {
    const tablero = await openTablero(app, local.token);
    const oido = hear(tablero, 'pagados');

    await app.delete(rutas.pedidosPagados(), { token: local.token });

    expect(await oido).toEqual({ eliminados: 0 });
    const latido = await hear<LatidoTablero>(tablero, 'latido');
    expect(latido.pagadosDesde).toEqual(expect.any(String));
  });

  it('tells a diner’s phone its own order and no other of the same mesa', async () => {
    const mio = await order(app, pedidoOf(local, { productos: [local.cana] }));
    const comensal = await openComensal(app, local.id);
    expect(await comensal.emitWithAck('seguir', mio.body.data.seguimiento)).toEqual({ success: true });
    expect(await comensal.emitWithAck('seguir', 'mentira')).toEqual({ success: false });
    const oidos = collect<PedidoEnVivo>(comensal, 'pedido');

    const ajeno = await order(app, pedidoOf(local));
    const oido = hear<PedidoEnVivo>(comensal, 'pedido');
    const [pedido] = mio.body.data.pedidos;
    await app.put(rutas.lineaEstado(pedido?._id ?? '', '0'), {
      token: local.token,
      body: { estado: 'en_preparacion' },
    });

    expect(await oido).toMatchObject({ pagado: false, pedido: { _id: pedido?._id } });
    const ids = oidos.map(({ pedido: visto }) => visto._id);
    for (const otro of ajeno.body.data.pedidos) expect(ids).not.toContain(otro._id);
  });

  it('refuses who may not see a board, before anything is joined', async () => {
    const normal = await buildRestaurante(app, { tipoUsuario: 'normal' });
    const { accessToken } = await login(app, normal);

    expect(await refusal(app, '/tablero', { token: 'nada' })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refusal(app, '/tablero', {})).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refusal(app, '/tablero', { token: { $ne: null } })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refusal(app, '/tablero', { token: accessToken })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, '/comensal', { restaurante: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(app, '/comensal', { restaurante: 'f'.repeat(24) })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('admits a camarero of a premium restaurant', async () => {
    const camarero = await buildCamarero(app, local.id);

    const tablero = await openTablero(app, camarero.accessToken);

    expect(tablero.connected).toBe(true);
  });

  it('closes a board’s socket within a second of its logout', async () => {
    const tablero = await openTablero(app, local.token);
    const cerrado = hear(tablero, 'disconnect');

    await app.post(rutas.logout(), { token: local.token });

    expect(await cerrado).toBe('io server disconnect');
    expect(await refusal(app, '/tablero', { token: local.token })).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('closes the sockets of a restaurant that lost its plan, though nobody told this process', async () => {
    const tablero = await openTablero(app, local.token);
    const cerrado = hear(tablero, 'disconnect');

    await app.db
      .collection('restaurantes')
      .updateOne({ email: local.email }, { $set: { tipoUsuario: 'normal' } });

    expect(await cerrado).toBe('io server disconnect');
  });

  it('refuses pages of other origins', async () => {
    const ajeno = await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { Origin: 'https://malo.example' },
    });
    const propio = await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { Origin: app.url },
    });

    expect([ajeno.status, propio.status]).toEqual([403, 200]);
  });
});

import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';
import { buildLocal, order, pedidoOf, readTablero } from './support/carta';
import type { Local } from './support/carta';

jest.setTimeout(60_000);

describe('An order is stored exactly once', () => {
  let app: TestApp;
  let local: Local;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    local = await buildLocal(app);
  });

  const ticketsOf = async (): Promise<number> =>
    (await readTablero(app, local)).reduce((suma, grupo) => suma + grupo.pedidos.length, 0);

  async function payMesa(pedidoId: string): Promise<void> {
    for (const estado of ['entregado', 'pagado']) {
      const { status } = await app.put(rutas.pedidoEstado(pedidoId), {
        token: local.token,
        body: { estado },
      });
      expect(status).toBe(200);
    }
  }

  it('when the same key comes 50 times at once, on a mesa that had no tab yet', async () => {
    const clave = randomUUID();

    const respuestas = await Promise.all(
      Array.from({ length: 50 }, () => order(app, pedidoOf(local), clave)),
    );

    expect(respuestas.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const seguimientos = new Set(respuestas.map(({ body }) => body.data.seguimiento));
    expect(seguimientos.size).toBe(1);
    expect(respuestas.filter(({ headers }) => headers.get('Idempotent-Replayed') === null)).toHaveLength(1);
    expect(await ticketsOf()).toBe(2);
  });

  it('when two phones send the same beers at once: those are two orders', async () => {
    const parejas = Array.from({ length: 20 }, () =>
      order(app, pedidoOf(local, { productos: [local.cana] })),
    );

    const respuestas = await Promise.all(parejas);

    expect(respuestas.every(({ status }) => status === 201)).toBe(true);
    expect(await ticketsOf()).toBe(20);
  });

  it('when 50 phones order at one mesa at once: one tab, every order whole', async () => {
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => order(app, pedidoOf(local))));

    expect(respuestas.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const grupos = await readTablero(app, local);
    expect(grupos).toHaveLength(1);
    expect(new Set(grupos[0]?.pedidos.map((pedido) => pedido._id)).size).toBe(100);
    expect(grupos[0]?.totalGrupo).toBe(535);
  });

  it('and a retry after the carta changed answers the stored order', async () => {
    const clave = randomUUID();
    const primera = await order(app, pedidoOf(local), clave);
    await app.db.collection('productos').updateMany({}, { $inc: { precio: 100 } });

    const repetida = await order(app, pedidoOf(local), clave);

    expect(repetida.status).toBe(201);
    expect(repetida.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repetida.body.data.pedidos).toEqual(primera.body.data.pedidos);
    expect((await order(app, pedidoOf(local))).body.code).toBe('PRECIO_CAMBIADO');
  });

  it('and a retry after the mesa was paid, or after the restaurant lost its plan, answers it too', async () => {
    const clave = randomUUID();
    const primera = await order(app, pedidoOf(local), clave);
    await payMesa(primera.body.data.pedidos[0]?._id ?? '');
    await order(app, pedidoOf(local, { productos: [local.cana] }));
    await app.db.collection('restaurantes').updateMany({}, { $set: { tipoUsuario: 'normal' } });

    const repetida = await order(app, pedidoOf(local), clave);

    expect(repetida.status).toBe(201);
    expect(repetida.body.data.grupoMesa).toBe(primera.body.data.grupoMesa);
    expect(repetida.body.data.seguimiento).toBe(primera.body.data.seguimiento);
  });

  it('and the same key with another body is refused', async () => {
    const clave = randomUUID();
    await order(app, pedidoOf(local), clave);

    const { status, body } = await order(app, pedidoOf(local, { productos: [local.cana] }), clave);

    expect([status, body.code]).toEqual([422, 'VALIDATION_ERROR']);
    expect(await ticketsOf()).toBe(2);
  });

  it('and the same key at another restaurant is another order', async () => {
    const otro = await buildLocal(app);
    const clave = randomUUID();

    expect((await order(app, pedidoOf(local), clave)).status).toBe(201);
    const ajena = await order(app, pedidoOf(otro), clave);

    expect([ajena.status, ajena.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
  });

  it('and a paid mesa opens a new tab for its next order', async () => {
    const primera = await order(app, pedidoOf(local));
    await payMesa(primera.body.data.pedidos[0]?._id ?? '');

    const segunda = await order(app, pedidoOf(local));

    expect(segunda.body.data.grupoMesa).not.toBe(primera.body.data.grupoMesa);
    const pagados = await app.get<Grupo[]>(rutas.pedidosPagados(), { token: local.token });
    expect(pagados.body.data.map(({ grupoMesa }) => grupoMesa)).toEqual([primera.body.data.grupoMesa]);
  });
});

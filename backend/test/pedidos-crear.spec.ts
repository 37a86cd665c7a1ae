import { rutas } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo } from '@carta/contracts';
import { ProductosService } from '../src/productos/productos.service';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';
import { buildRestaurante } from './support/factories';
import { buildLocal, order, pedidoOf, readTablero } from './support/carta';
import type { Local } from './support/carta';

jest.setTimeout(60_000);

describe('POST /api/pedidos', () => {
  let app: TestApp;
  let local: Local;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    local = await buildLocal(app);
  });

  it('makes a drinks ticket and a food ticket that add up to the order, with its notas on both', async () => {
    const { status, body } = await order(
      app,
      pedidoOf(local, { productos: [{ ...local.cana, cantidad: 3 }, local.tortilla], notas: '  sin sal  ' }),
    );

    expect(status).toBe(201);
    expect(body.data.totalPedidos).toBe(2);
    expect(
      body.data.pedidos.map(({ tipoPedido, total, numero, notas }) => [tipoPedido, total, numero, notas]),
    ).toEqual([
      ['comida', 8.5, 1, 'sin sal'],
      ['bebida', 6.6, 1, 'sin sal'],
    ]);
    const [grupo] = await readTablero(app, local);
    expect(grupo).toMatchObject({ mesa: { numero: 1 }, estadoGrupo: 'pendiente', totalGrupo: 15.1 });
  });

  it('puts a second order of the same mesa into the same tab, as its second round', async () => {
    const primera = await order(app, pedidoOf(local));
    const segunda = await order(app, pedidoOf(local, { productos: [local.cana] }));

    expect(segunda.body.data.grupoMesa).toBe(primera.body.data.grupoMesa);
    expect(segunda.body.data.pedidos[0]?.numero).toBe(2);
    expect(await readTablero(app, local)).toHaveLength(1);
  });

  it('takes an order by exact name and price when no id is sent', async () => {
    const { productoId: _, ...sinId } = local.tortilla;

    expect((await order(app, pedidoOf(local, { productos: [sinId] }))).status).toBe(201);
    const rechazado = await order(app, pedidoOf(local, { productos: [{ ...sinId, nombre: 'Tortillita' }] }));
    expect(rechazado.status).toBe(422);
    expect(rechazado.body.message).toContain('Tortillita');
  });

  it('keeps what a diner writes as text, also when it looks like an operator', async () => {
    await order(
      app,
      pedidoOf(local, { notas: '$rev', productos: [{ ...local.tortilla, notas: '{"$gt":""} $mesa' }] }),
    );

    const [grupo] = await readTablero(app, local);
    expect(grupo?.pedidos[0]?.notas).toBe('$rev');
    expect(grupo?.pedidos[0]?.productos[0]?.notas).toBe('{"$gt":""} $mesa');
  });

  describe('refuses, storing nothing', () => {
    afterEach(async () => {
      expect(await readTablero(app, local)).toEqual([]);
    });

    it('a price that is not the carta’s, and tells today’s', async () => {
      const { status, body } = await order(
        app,
        pedidoOf(local, { productos: [{ ...local.tortilla, precio: 0.01 }] }),
      );

      expect([status, body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
      expect(body.data).toEqual({
        lineas: [
          { productoId: local.tortilla.productoId, nombre: 'Tortilla', precio: 8.5, disponible: true },
        ],
      });
    });

    it('a sold-out product, and tells every line as it is now', async () => {
      const { status, body } = await order(app, pedidoOf(local, { productos: [local.cana, local.pulpo] }));

      expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
      expect(body.data).toMatchObject({
        lineas: [{ disponible: true }, { nombre: 'Pulpo', disponible: false }],
      });
    });

    it('a product of another restaurant', async () => {
      const otro = await buildLocal(app);

      const { status, body } = await order(app, pedidoOf(local, { productos: [otro.tortilla] }));

      expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
    });

    it.each([0, 51, 1.5, -3, '2', null, 1e9])('a quantity of %p', async (cantidad) => {
      const { status, body } = await order(app, {
        ...pedidoOf(local),
        productos: [{ ...local.tortilla, cantidad }],
      });

      expect([status, body.code]).toEqual([422, 'VALIDATION_ERROR']);
      expect(body.errors?.[0]).toEqual({
        field: 'productos.0.cantidad',
        message: 'La cantidad debe ser un número entero entre 1 y 50',
      });
    });

    it.each([
      ['0', 0, 422, 'Número de mesa inválido.'],
      ['13 of 12', 13, 404, 'Mesa no válida para este restaurante.'],
      ['"x"', 'x', 422, 'Número de mesa inválido.'],
      ['1.5', 1.5, 422, 'Número de mesa inválido.'],
    ])('the mesa %s', async (_nombre, mesa, esperado, mensaje) => {
      const { status, body } = await order(app, { ...pedidoOf(local), mesa });

      expect([status, body.message]).toEqual([esperado, mensaje]);
    });

    it.each([
      ['an empty cart', { productos: [] }, 422, 'El carrito está vacío'],
      [
        '501 characters of notas',
        { notas: 'x'.repeat(501) },
        422,
        'Las notas pueden tener como máximo 500 caracteres',
      ],
      ['an unknown key', { descuento: 100 }, 400, 'Los datos enviados no son válidos.'],
      ['a $ key', { $where: '1' }, 400, 'Los datos enviados no son válidos.'],
      ['an id that is none', { restaurante: 'abc' }, 422, 'El identificador no es válido'],
    ])('%s', async (_nombre, cambios, esperado, mensaje) => {
      const { status, body } = await order(app, { ...pedidoOf(local), ...cambios });

      expect([status, body.message]).toEqual([esperado, mensaje]);
    });

    it('51 lines', async () => {
      const { status, body } = await order(app, pedidoOf(local, { productos: Array(51).fill(local.cana) }));

      expect([status, body.message]).toEqual([422, 'Un pedido puede tener como máximo 50 líneas']);
    });

    it('more than 2,000 €', async () => {
      const { status } = await order(
        app,
        pedidoOf(local, { productos: Array(5).fill({ ...local.tortilla, cantidad: 50 }) }),
      );

      expect(status).toBe(422);
    });

    it('a $ key inside a line, and a value that is an operator', async () => {
      const conClave = await order(app, { ...pedidoOf(local), productos: [{ ...local.tortilla, $gt: 1 }] });
      const conValor = await order(app, { ...pedidoOf(local), restaurante: { $ne: null } });

      expect([conClave.status, conValor.status]).toEqual([400, 400]);
    });

    it('an Idempotency-Key that is no UUID', async () => {
      expect((await order(app, pedidoOf(local), 'uno')).status).toBe(422);
    });
  });

  it('refuses the orders of a normal restaurant, and of one that does not exist', async () => {
    const normal = await buildRestaurante(app, { tipoUsuario: 'normal' });

    const rechazado = await order(app, pedidoOf({ ...local, id: normal.id }));
    expect([rechazado.status, rechazado.body.message]).toEqual([
      403,
      'Este restaurante no acepta pedidos desde la mesa',
    ]);
    const ninguno = await order(app, pedidoOf({ ...local, id: 'f'.repeat(24) }));
    expect(ninguno.status).toBe(404);
  });

  it('prices from the database even when the carta was read a moment ago', async () => {
    await app.get(rutas.carta(local.id));
    await app.app.get(ProductosService).create(local.id, {
      nombre: 'Gazpacho',
      descripcion: '',
      precio: 450 as never,
      categoriaId: null,
      ingredientes: [],
      alergenos: ['apio'],
      disponible: true,
      agotadoHasta: null,
    });

    const { status, body } = await order(
      app,
      pedidoOf(local, { productos: [{ nombre: 'Gazpacho', precio: 4.5, cantidad: 2 }] }),
    );

    expect(status).toBe(201);
    expect(body.data.pedidos[0]).toMatchObject({
      tipoPedido: 'comida',
      total: 9,
      productos: [{ alergenos: ['apio'] }],
    });
  });

  it('gives the phone a token that opens its own order and no other', async () => {
    const mia = await order(app, pedidoOf(local, { productos: [local.cana] }));
    const ajena = await order(app, pedidoOf(local));
    const [firma] = ajena.body.data.seguimiento.split('.').slice(-1);
    const falsa = [...mia.body.data.seguimiento.split('.').slice(0, 2), firma].join('.');

    const { body } = await app.get<CrearPedidoResponse[]>(rutas.seguimiento(), {
      headers: { 'X-Seguimiento': `${mia.body.data.seguimiento}, ${falsa}, nada` },
    });

    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ mesa: { numero: 1 }, pagado: false });
    expect(body.data[0]?.pedidos.map((pedido) => pedido._id)).toEqual(
      mia.body.data.pedidos.map((p) => p._id),
    );
    expect((await readTablero(app, local))[0]?.pedidos).toHaveLength(3);
  });

  it('closes a tab that holds 200 tickets, with words for the diner', async () => {
    const lote = Array.from({ length: 100 }, () => order(app, pedidoOf(local)));
    expect((await Promise.all(lote)).map(({ status }) => status)).toEqual(Array(100).fill(201));

    const { status, body } = await order(app, pedidoOf(local, { productos: [local.cana] }));

    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    const [grupo]: Grupo[] = await readTablero(app, local);
    expect(grupo?.pedidos).toHaveLength(200);
  });
});

import { NADIE, buildRestaurante } from './support/factories';
import { buildLocal, order, pedidoOf, readTablero, useLocal } from './support/local';

describe('POST /api/pedidos refuses, storing nothing', () => {
  const casa = useLocal();

  afterEach(async () => {
    expect(await readTablero(casa.app, casa.local)).toEqual([]);
  });

  it('a price that is not the carta’s, and tells today’s', async () => {
    const { status, body } = await order(
      casa.app,
      pedidoOf(casa.local, { productos: [{ ...casa.local.tortilla, precio: 0.01 }] }),
    );

    expect([status, body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
    expect(body.data).toEqual({
      lineas: [
        { productoId: casa.local.tortilla.productoId, nombre: 'Tortilla', precio: 8.5, disponible: true },
      ],
    });
  });

  it('a sold-out product, and tells every line as it is now', async () => {
    const { status, body } = await order(
      casa.app,
      pedidoOf(casa.local, { productos: [casa.local.cana, casa.local.pulpo] }),
    );

    expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
    expect(body.data).toMatchObject({
      lineas: [{ disponible: true }, { nombre: 'Pulpo', disponible: false }],
    });
  });

  it('a product of another restaurant', async () => {
    const vecino = await buildLocal(casa.app);

    const { status, body } = await order(casa.app, pedidoOf(casa.local, { productos: [vecino.tortilla] }));

    expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
  });

  it.each([0, 51, 1.5, -3, '2', null, 1e9])('a quantity of %p', async (cantidad) => {
    const { status, body } = await order(casa.app, {
      ...pedidoOf(casa.local),
      productos: [{ ...casa.local.tortilla, cantidad }],
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
    const { status, body } = await order(casa.app, { ...pedidoOf(casa.local), mesa });

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
    const { status, body } = await order(casa.app, { ...pedidoOf(casa.local), ...cambios });

    expect([status, body.message]).toEqual([esperado, mensaje]);
  });

  it('51 lines', async () => {
    const { status, body } = await order(
      casa.app,
      pedidoOf(casa.local, { productos: Array(51).fill(casa.local.cana) }),
    );

    expect([status, body.message]).toEqual([422, 'Un pedido puede tener como máximo 50 líneas']);
  });

  it('more than 2,000 €', async () => {
    const { status } = await order(
      casa.app,
      pedidoOf(casa.local, { productos: Array(5).fill({ ...casa.local.tortilla, cantidad: 50 }) }),
    );

    expect(status).toBe(422);
  });

  it('a $ key inside a line, and a value that is an operator', async () => {
    const conClave = await order(casa.app, {
      ...pedidoOf(casa.local),
      productos: [{ ...casa.local.tortilla, $gt: 1 }],
    });
    const conValor = await order(casa.app, { ...pedidoOf(casa.local), restaurante: { $ne: null } });

    expect([conClave.status, conValor.status]).toEqual([400, 400]);
  });

  it('an Idempotency-Key that is no UUID', async () => {
    expect((await order(casa.app, pedidoOf(casa.local), 'uno')).status).toBe(422);
  });

  it('refuses the orders of a normal restaurant, and of one that does not exist', async () => {
    const normal = await buildRestaurante(casa.app, { tipoUsuario: 'normal' });

    const rechazado = await order(casa.app, pedidoOf({ ...casa.local, id: normal.id }));
    expect([rechazado.status, rechazado.body.message]).toEqual([
      403,
      'Este restaurante no acepta pedidos desde la mesa',
    ]);
    const ninguno = await order(casa.app, pedidoOf({ ...casa.local, id: NADIE }));
    expect(ninguno.status).toBe(404);
  });
});

import { buildLocal, useLocal } from './support/local';

describe('POST /api/pedidos refuses, storing nothing', () => {
  const casa = useLocal();

  afterEach(async () => {
    expect(await casa.tablero()).toEqual([]);
  });

  it('a price that is not the carta’s, and tells today’s', async () => {
    const { status, body } = await casa.order({ productos: [{ ...casa.local.tortilla, precio: 0.01 }] });

    expect([status, body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
    expect(body.data).toEqual({
      lineas: [
        { productoId: casa.local.tortilla.productoId, nombre: 'Tortilla', precio: 8.5, disponible: true },
      ],
    });
  });

  it('a sold-out product, and tells every line as it is now', async () => {
    const { status, body } = await casa.order({ productos: [casa.local.cana, casa.local.pulpo] });

    expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
    expect(body.data).toMatchObject({
      lineas: [{ disponible: true }, { nombre: 'Pulpo', disponible: false }],
    });
  });

  it('a product of another restaurant', async () => {
    const vecino = await buildLocal(casa.app);

    const { status, body } = await casa.order({ productos: [vecino.tortilla] });

    expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
  });

  it('more than 2,000 €', async () => {
    const { status } = await casa.order({
      productos: Array(5).fill({ ...casa.local.tortilla, cantidad: 50 }),
    });

    expect(status).toBe(422);
  });
});

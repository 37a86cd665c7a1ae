import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO, ERRORES, rutasSala } from '@carta/contracts';
import { buildLocal, order, pedidoOf, useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('An order, by where it comes from and when,', () => {
  const casa = useLocal();
  const { readMesa, setServicio, sign } = useSala(casa);

  it('is proved by the code of its mesa', async () => {
    const t = await sign(1);

    expect((await casa.order({ t })).status).toBe(201);

    for (const ticket of (await readMesa()).pedidos) expect(ticket).not.toHaveProperty('sinVerificar');
  });

  it('is flagged on both tickets when there is no code, and the diner is not told', async () => {
    const { status, body } = await casa.order();

    expect(status).toBe(201);
    expect((await readMesa()).pedidos.map(({ sinVerificar }) => sinVerificar)).toEqual([true, true]);
    expect(JSON.stringify(body)).not.toContain('sinVerificar');
  });

  it('is refused with the code of another mesa, of another restaurant, or with none at all', async () => {
    const vecino = await buildLocal(casa.app);
    const deVecino = await useSala({ app: casa.app, local: vecino }).sign(1);

    for (const t of [await sign(2), deVecino, 'x', `${await sign(1)}x`]) {
      const { status, body } = await casa.order({ t });
      expect([status, body.message]).toEqual([404, 'Mesa no válida para este restaurante.']);
    }
    expect(await casa.tablero()).toEqual([]);
  });

  it('must be proved where the owner wants it so', async () => {
    await setServicio({ exigirQrFirmado: true });

    const { status, body } = await casa.order();

    expect([status, body.message]).toEqual([403, 'Escanea el código QR de tu mesa para hacer pedidos.']);
    expect((await casa.order({ t: await sign(1) })).status).toBe(201);
  });

  it('is not asked again of an order that is stored, whatever its code is worth by then', async () => {
    const clave = randomUUID();
    const t = await sign(1);
    const primera = await casa.order({ t }, clave);
    const { id } = casa.local;
    expect((await casa.post(rutasSala.renovarMesas(id))).status).toBe(200);
    await setServicio({ exigirQrFirmado: true });

    for (const cuerpo of [pedidoOf(casa.local, { t }), pedidoOf(casa.local)]) {
      const { status, headers, body } = await order(casa.app, cuerpo, clave);
      expect([status, headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
      expect(body.data.seguimiento).toBe(primera.body.data.seguimiento);
    }
    expect((await casa.order({ t })).status).toBe(404);
    expect((await readMesa()).pedidos).toHaveLength(2);
  });

  describe('while orders are paused', () => {
    it('is refused at once with words for the diner, unless it is stored, and taken again as soon as that ends', async () => {
      const clave = randomUUID();
      const primera = await casa.order({}, clave);
      await setServicio({ pausado: true });

      const { status, body } = await casa.order();
      expect([status, body.code, body.message]).toEqual([
        503,
        'PEDIDOS_PAUSADOS',
        ERRORES.PEDIDOS_PAUSADOS.mensaje,
      ]);
      const repetida = await casa.order({}, clave);
      expect([repetida.status, repetida.headers.get(CABECERA_REPETIDO)]).toEqual([201, 'true']);
      expect(repetida.body.data).toEqual(primera.body.data);
      expect((await readMesa()).pedidos).toHaveLength(2);

      await setServicio({ pausado: false });
      expect((await casa.order()).status).toBe(201);
    });

    it('does not slip in with others in a rush', async () => {
      await setServicio({ pausado: true });

      const rush = await Promise.all(Array.from({ length: 30 }, () => casa.order()));

      expect(rush.map(({ status }) => status)).toEqual(Array(30).fill(503));
    });
  });
});

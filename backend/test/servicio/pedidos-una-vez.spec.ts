import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import type { Grupo, GrupoMesa } from '@carta/contracts';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { buildLocal, order, pedidoOf, useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('An order is stored exactly once', () => {
  const casa = useLocal();

  const ticketsOf = async (): Promise<number> =>
    (await casa.tablero()).reduce((suma, grupo) => suma + grupo.pedidos.length, 0);

  async function payMesa(ticketId: string): Promise<void> {
    for (const estado of ['entregado', 'pagado']) {
      const { status } = await casa.put(rutas.pedidoEstado(ticketId), { estado });
      expect(status).toBe(200);
    }
  }

  it('when the same key comes 50 times at once, on a mesa that had no tab yet', async () => {
    const clave = randomUUID();

    const respuestas = await Promise.all(Array.from({ length: 50 }, () => casa.order({}, clave)));

    expect(respuestas.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const seguimientos = new Set(respuestas.map(({ body }) => body.data.seguimiento));
    expect(seguimientos.size).toBe(1);
    expect(respuestas.filter(({ headers }) => headers.get('Idempotent-Replayed') === null)).toHaveLength(1);
    expect(await ticketsOf()).toBe(2);
  });

  it('when two phones send the same beers at once: those are two orders', async () => {
    const parejas = Array.from({ length: 20 }, () => casa.order({ productos: [casa.local.cana] }));

    const respuestas = await Promise.all(parejas);

    expect(respuestas.every(({ status }) => status === 201)).toBe(true);
    expect(await ticketsOf()).toBe(20);
  });

  it('when 50 phones order at one mesa at once: one tab, every order whole', async () => {
    const t = await useSala(casa).sign(1);
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => casa.order({ t })));

    expect(respuestas.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const grupos = await casa.tablero();
    expect(grupos).toHaveLength(1);
    expect(new Set(grupos[0]?.pedidos.map((ticket) => ticket._id)).size).toBe(100);
    expect(grupos[0]?.totalGrupo).toBe(535);
  });

  it('and a retry after the carta changed answers the stored order', async () => {
    const clave = randomUUID();
    const primera = await casa.order({}, clave);
    await casa.app.db.collection('productos').updateMany({}, { $inc: { precio: 100 } });

    const repetida = await casa.order({}, clave);

    expect(repetida.status).toBe(201);
    expect(repetida.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repetida.body.data.pedidos).toEqual(primera.body.data.pedidos);
    expect((await casa.order()).body.code).toBe('PRECIO_CAMBIADO');
  });

  it('and a retry after the mesa was paid, or after the restaurant lost its plan, answers it too', async () => {
    const clave = randomUUID();
    const primera = await casa.order({}, clave);
    await payMesa(primera.body.data.pedidos[0]?._id ?? '');
    await casa.order({ productos: [casa.local.cana] });
    await casa.app.db.collection('cuentas').updateMany({}, { $set: { plan: 'normal' } });

    const repetida = await casa.order({}, clave);

    expect(repetida.status).toBe(201);
    expect(repetida.body.data.grupoMesa).toBe(primera.body.data.grupoMesa);
    expect(repetida.body.data.seguimiento).toBe(primera.body.data.seguimiento);
  });

  it('and a retry reads what it ordered, and nothing of what a long mesa ordered besides', async () => {
    const clave = randomUUID();
    const lineasDe = (grupo: GrupoMesa | undefined): number[] =>
      (grupo?.pedidos ?? []).map(({ lineas }) => lineas.length);
    await casa.order({ notas: 'de otro' });
    await casa.order({}, clave);

    const guardado = await casa.app.app.get(GruposRepository).findPedidoPorClave(casa.local.id, clave);

    expect(lineasDe(guardado?.grupo)).toEqual([0, 0, 1, 1]);
    expect(JSON.stringify(guardado)).not.toContain('de otro');
  });

  it('and the same key with another body is refused', async () => {
    const clave = randomUUID();
    await casa.order({}, clave);

    const { status, body } = await casa.order({ productos: [casa.local.cana] }, clave);

    expect([status, body.code]).toEqual([422, 'VALIDATION_ERROR']);
    expect(await ticketsOf()).toBe(2);
  });

  it('and the same key at another restaurant is another order', async () => {
    const vecino = await buildLocal(casa.app);
    const clave = randomUUID();

    expect((await casa.order({}, clave)).status).toBe(201);
    const ajena = await order(casa.app, pedidoOf(vecino), clave);

    expect([ajena.status, ajena.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
  });

  it('and a paid mesa opens a new tab for its next order', async () => {
    const primera = await casa.order();
    await payMesa(primera.body.data.pedidos[0]?._id ?? '');

    const segunda = await casa.order();

    expect(segunda.body.data.grupoMesa).not.toBe(primera.body.data.grupoMesa);
    const pagados = await casa.get<Grupo[]>(rutas.pedidosPagados());
    expect(pagados.body.data.map(({ grupoMesa }) => grupoMesa)).toEqual([primera.body.data.grupoMesa]);
  });
});

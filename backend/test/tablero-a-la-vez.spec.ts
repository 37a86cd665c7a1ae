import fc from 'fast-check';
import { Types } from 'mongoose';
import { ESTADOS_GRUPO, ESTADOS_LINEA, INSTANTE_DE, rutas, stepOf } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo, Linea, Pedido } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { order, pedidoOf, readTablero, useLocal } from './support/carta';

describe('Several people at one mesa at once', () => {
  const casa = useLocal();

  const moveLinea = (pedido: Pedido, linea: Linea, estado: EstadoLinea): Promise<Respuesta<Grupo>> =>
    casa.app.put<Grupo>(rutas.lineaEstado(pedido._id, linea._id), {
      token: casa.local.token,
      body: { estado },
    });
  const moveMesa = (pedidoId: string, estado: EstadoGrupo, rev?: number): Promise<Respuesta<Grupo>> =>
    casa.app.put<Grupo>(rutas.pedidoEstado(pedidoId), { token: casa.local.token, body: { estado, rev } });

  async function orderPedidos(mesa = 1): Promise<[Pedido, ...Pedido[]]> {
    return (await order(casa.app, pedidoOf(casa.local, { mesa }))).body.data.pedidos as [Pedido, ...Pedido[]];
  }

  it('two cooks moving the same line the same way make one step', async () => {
    const [comida] = await orderPedidos();
    const [linea] = comida.productos as [Linea];

    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => moveLinea(comida, linea, 'en_preparacion')),
    );

    expect(respuestas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [grupo] = await readTablero(casa.app, casa.local);
    expect(grupo?.pedidos[0]?.productos[0]?.estado).toBe('en_preparacion');
  });

  it('a cook at each line and a waiter at the mesa: every change is kept', async () => {
    const rondas = await Promise.all(Array.from({ length: 10 }, () => orderPedidos()));
    const pedidos = rondas.flat();

    const movidas = pedidos.map((pedido) =>
      moveLinea(pedido, pedido.productos[0] as Linea, 'en_preparacion'),
    );
    const respuestas = await Promise.all([...movidas, moveMesa(pedidos[0]?._id ?? '', 'en_preparacion')]);

    expect(respuestas.every(({ status }) => status === 200)).toBe(true);
    const [grupo] = await readTablero(casa.app, casa.local);
    expect(grupo?.pedidos.map(({ estado }) => estado)).toEqual(Array(20).fill('en_preparacion'));
  });

  it('twenty cooks at twenty lines make twenty revisions: nobody saves over another', async () => {
    const pedidos = (await Promise.all(Array.from({ length: 10 }, () => orderPedidos()))).flat();
    const [antes] = await readTablero(casa.app, casa.local);

    await Promise.all(
      pedidos.map((pedido) => moveLinea(pedido, pedido.productos[0] as Linea, 'en_preparacion')),
    );

    const [despues] = await readTablero(casa.app, casa.local);
    expect(despues?.rev).toBe((antes?.rev ?? 0) + 20);
  });

  it('an order arriving while its mesa is being paid is never hidden in the paid tab', async () => {
    for (let ronda = 0; ronda < 6; ronda++) {
      const mesas = Array.from({ length: 12 }, (_, i) => i + 1);
      const primeros = await Promise.all(mesas.map(async (mesa) => (await orderPedidos(mesa))[0]));
      await Promise.all(primeros.map(({ _id }) => moveMesa(_id, 'entregado')));

      const llegados = await Promise.all(
        primeros.flatMap(({ _id }, i) => [
          moveMesa(_id, 'pagado').then(() => []),
          orderPedidos(i + 1),
          orderPedidos(i + 1),
        ]),
      );

      const pagados = await casa.app.get<Grupo[]>(rutas.pedidosPagados(), { token: casa.local.token });
      pagados.body.data.forEach(expectLegal);
      const abiertos = new Set(
        (await readTablero(casa.app, casa.local)).flatMap(({ pedidos }) => pedidos.map(({ _id }) => _id)),
      );
      for (const { _id } of llegados.flat()) expect(abiertos).toContain(_id);
      await casa.app.db.collection('grupos').deleteMany({ restaurante: new Types.ObjectId(casa.local.id) });
    }
  });

  it('orders arriving while a waiter serves the mesa are never served unseen', async () => {
    const [comida] = await orderPedidos();
    const [visto] = await readTablero(casa.app, casa.local);

    const [, ...nuevos] = await Promise.all([
      moveMesa(comida._id, 'entregado', visto?.rev),
      ...Array.from({ length: 10 }, () => orderPedidos()),
    ]);

    const ids = new Set(nuevos.flat().map((pedido) => pedido._id));
    const [grupo] = await readTablero(casa.app, casa.local);
    for (const pedido of grupo?.pedidos ?? []) {
      expect(pedido.estado).toBe(ids.has(pedido._id) ? 'pendiente' : 'entregado');
    }
  });

  type Accion =
    | { tipo: 'pedir' }
    | { tipo: 'linea'; cual: number; estado: EstadoLinea }
    | { tipo: 'mesa'; estado: EstadoGrupo; conRev: boolean };

  const accion: fc.Arbitrary<Accion> = fc.oneof(
    fc.record({ tipo: fc.constant('pedir' as const) }),
    fc.record({
      tipo: fc.constant('linea' as const),
      cual: fc.nat(9),
      estado: fc.constantFrom(...ESTADOS_LINEA),
    }),
    fc.record({
      tipo: fc.constant('mesa' as const),
      estado: fc.constantFrom(...ESTADOS_GRUPO),
      conRev: fc.boolean(),
    }),
  );

  /** What every stored line must satisfy whatever happened: an instant exactly for each estado reached. */
  function expectLegal(grupo: Grupo): void {
    for (const linea of grupo.pedidos.flatMap((pedido) => pedido.productos)) {
      for (const estado of ESTADOS_LINEA.slice(1) as Exclude<EstadoLinea, 'pendiente'>[]) {
        expect(linea[INSTANTE_DE[estado]] !== undefined).toBe(stepOf(linea.estado) >= stepOf(estado));
      }
    }
    if (grupo.estadoGrupo === 'pagado') {
      expect(grupo.pedidos.every((pedido) => pedido.estado === 'entregado')).toBe(true);
    }
  }

  it('any mix of three people and a phone leaves a legal mesa with every order', async () => {
    let mesa = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(accion, { maxLength: 6 }), { minLength: 3, maxLength: 3 }),
        async (gente) => {
          mesa = (mesa % 12) + 1;
          const enMesa = mesa;
          const [primero] = await orderPedidos(enMesa);
          const pedidos: Pedido[] = [primero];

          const act = async (una: Accion): Promise<void> => {
            if (una.tipo === 'pedir') {
              const nuevos = await orderPedidos(enMesa);
              pedidos.push(...nuevos);
              return;
            }
            const pedido = una.tipo === 'linea' ? pedidos[una.cual % pedidos.length] : primero;
            const [linea] = pedido?.productos ?? [];
            if (!pedido || !linea) return;
            const vista = await casa.app.get<Grupo | null>(rutas.pedidosMesa(enMesa), {
              token: casa.local.token,
            });
            const respuesta =
              una.tipo === 'linea'
                ? await moveLinea(pedido, linea, una.estado)
                : await moveMesa(pedido._id, una.estado, una.conRev ? vista.body.data?.rev : undefined);
            expect([200, 409]).toContain(respuesta.status);
          };
          await Promise.all(
            gente.map(async (acciones) => {
              for (const una of acciones) await act(una);
            }),
          );

          const grupos = await casa.app.db
            .collection('grupos')
            .find({ restaurante: new Types.ObjectId(casa.local.id), mesa: enMesa })
            .toArray();
          const guardados = grupos.flatMap((doc) => doc.pedidos as { _id: { toHexString(): string } }[]);
          const ids = guardados.map(({ _id }) => _id.toHexString());
          expect(new Set(ids).size).toBe(ids.length);
          for (const pedido of pedidos) expect(ids).toContain(pedido._id);
          expect(grupos.filter(({ pagado }) => pagado === false).length).toBeLessThanOrEqual(1);
          const pagados = await casa.app.get<Grupo[]>(rutas.pedidosPagados(), { token: casa.local.token });
          [...(await readTablero(casa.app, casa.local)), ...pagados.body.data].forEach(expectLegal);
        },
      ),
      { numRuns: 40 },
    );
  });
});

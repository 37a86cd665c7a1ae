import fc from 'fast-check';
import { Types } from 'mongoose';
import { ESTADOS_GRUPO, ESTADOS_LINEA, INSTANTE_DE, rutas, stepOf } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';

describe('Several people at one mesa at once', () => {
  const casa = useLocal();

  const moveLinea = (ticket: Ticket, linea: Linea, estado: EstadoLinea): Promise<Respuesta<Grupo>> =>
    casa.put<Grupo>(rutas.lineaEstado(ticket._id, linea._id), { estado });
  const moveMesa = (ticketId: string, estado: EstadoGrupo, rev?: number): Promise<Respuesta<Grupo>> =>
    casa.put<Grupo>(rutas.pedidoEstado(ticketId), { estado, rev });

  /** What a board sees of this mesa at this moment. */
  async function revOf(mesa: number): Promise<number | undefined> {
    return (await casa.get<Grupo | null>(rutas.pedidosMesa(mesa))).body.data?.rev;
  }

  async function orderPedidos(mesa = 1): Promise<[Ticket, ...Ticket[]]> {
    return (await casa.order({ mesa })).body.data.pedidos as [Ticket, ...Ticket[]];
  }

  it('two cooks moving the same line the same way make one step', async () => {
    const [comida] = await orderPedidos();
    const [linea] = comida.productos as [Linea];

    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => moveLinea(comida, linea, 'en_preparacion')),
    );

    expect(respuestas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [grupo] = await casa.tablero();
    expect(grupo?.pedidos[0]?.productos[0]?.estado).toBe('en_preparacion');
  });

  it('a cook at each line and a waiter at the mesa: every change is kept', async () => {
    const rondas = await Promise.all(Array.from({ length: 10 }, () => orderPedidos()));
    const tickets = rondas.flat();

    const movidas = tickets.map((ticket) =>
      moveLinea(ticket, ticket.productos[0] as Linea, 'en_preparacion'),
    );
    const respuestas = await Promise.all([...movidas, moveMesa(tickets[0]?._id ?? '', 'en_preparacion')]);

    expect(respuestas.every(({ status }) => status === 200)).toBe(true);
    const [grupo] = await casa.tablero();
    expect(grupo?.pedidos.map(({ estado }) => estado)).toEqual(Array(20).fill('en_preparacion'));
  });

  it('twenty cooks at twenty lines make twenty revisions: nobody saves over another', async () => {
    const tickets = (await Promise.all(Array.from({ length: 10 }, () => orderPedidos()))).flat();
    const [antes] = await casa.tablero();

    await Promise.all(
      tickets.map((ticket) => moveLinea(ticket, ticket.productos[0] as Linea, 'en_preparacion')),
    );

    const [despues] = await casa.tablero();
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

      const pagados = await casa.get<Grupo[]>(rutas.pedidosPagados());
      pagados.body.data.forEach(expectLegal);
      const abiertos = new Set(
        (await casa.tablero()).flatMap(({ pedidos: tickets }) => tickets.map(({ _id }) => _id)),
      );
      for (const { _id } of llegados.flat()) expect(abiertos).toContain(_id);
      await casa.app.db.collection('grupos').deleteMany({ restaurante: new Types.ObjectId(casa.local.id) });
    }
  });

  it('orders arriving while a waiter serves the mesa are never served unseen', async () => {
    const [comida] = await orderPedidos();
    const [visto] = await casa.tablero();

    const [, ...nuevos] = await Promise.all([
      moveMesa(comida._id, 'entregado', visto?.rev),
      ...Array.from({ length: 10 }, () => orderPedidos()),
    ]);

    const ids = new Set(nuevos.flat().map((ticket) => ticket._id));
    const [grupo] = await casa.tablero();
    for (const ticket of grupo?.pedidos ?? []) {
      expect(ticket.estado).toBe(ids.has(ticket._id) ? 'pendiente' : 'entregado');
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
    for (const linea of grupo.pedidos.flatMap((ticket) => ticket.productos)) {
      for (const estado of ESTADOS_LINEA.slice(1) as Exclude<EstadoLinea, 'pendiente'>[]) {
        expect(linea[INSTANTE_DE[estado]] !== undefined).toBe(stepOf(linea.estado) >= stepOf(estado));
      }
    }
    if (grupo.estadoGrupo === 'pagado') {
      expect(grupo.pedidos.every((ticket) => ticket.estado === 'entregado')).toBe(true);
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
          const tickets: Ticket[] = [primero];

          const act = async (accion: Accion): Promise<void> => {
            if (accion.tipo === 'pedir') {
              const nuevos = await orderPedidos(enMesa);
              tickets.push(...nuevos);
              return;
            }
            const ticket = accion.tipo === 'linea' ? tickets[accion.cual % tickets.length] : primero;
            const [linea] = ticket?.productos ?? [];
            if (!ticket || !linea) return;
            const respuesta =
              accion.tipo === 'linea'
                ? await moveLinea(ticket, linea, accion.estado)
                : await moveMesa(ticket._id, accion.estado, accion.conRev ? await revOf(enMesa) : undefined);
            expect([200, 409]).toContain(respuesta.status);
          };
          await Promise.all(
            gente.map(async (acciones) => {
              for (const accion of acciones) await act(accion);
            }),
          );

          const deMesa = { restaurante: new Types.ObjectId(casa.local.id), mesa: enMesa };
          const grupos = await casa.app.db.collection('grupos').find(deMesa).toArray();
          const guardados = grupos.flatMap((doc) => doc.pedidos as { _id: { toHexString(): string } }[]);
          const ids = guardados.map(({ _id }) => _id.toHexString());
          expect(new Set(ids).size).toBe(ids.length);
          for (const ticket of tickets) expect(ids).toContain(ticket._id);
          expect(grupos.filter(({ pagado }) => pagado === false).length).toBeLessThanOrEqual(1);
          const pagados = await casa.get<Grupo[]>(rutas.pedidosPagados());
          [...(await casa.tablero()), ...pagados.body.data].forEach(expectLegal);
          // what was looked at is not looked at again in every later story
          await casa.app.db.collection('grupos').deleteMany(deMesa);
        },
      ),
      { numRuns: 40 },
    );
  });
});

import fc from 'fast-check';
import { Types } from 'mongoose';
import { ESTADOS_LINEA, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

/**
 * A screen that hears no answer asks the same again, perhaps after somebody else has gone on: here an
 * answer is lost by not looking at it.
 */
describe('A move asked for again because its answer was lost', () => {
  const casa = useLocal();
  const { carry, list, moveTo, moveLinea, orderAt, pairAs, reopen } = useSala(casa);

  const send = (url: string, body?: object): Promise<Respuesta<Grupo>> => casa.put<Grupo>(url, body);

  it('never undoes a payment, and the next order opens a tab of its own', async () => {
    const [comida] = await orderAt(1);
    const [visto] = await list(rutas.pedidos());
    const entregado = { estado: 'entregado', de: 'pendiente', rev: visto?.rev };
    await moveTo(comida, entregado);
    const pagada = (await moveTo(comida, { estado: 'pagado' })).body.data;

    for (const repetido of [entregado, { estado: 'entregado', rev: visto?.rev }, { estado: 'entregado' }]) {
      const { status, body } = await moveTo(comida, repetido);
      expect([status, body.code, body.data]).toEqual([409, 'ESTADO_CAMBIADO', pagada]);
    }

    const [nueva] = await orderAt(1);
    const [abierta] = await list(rutas.pedidos());
    expect(abierta?.pedidos[0]?._id).toBe(nueva._id);
    expect(await list(rutas.pedidosPagados())).toEqual([pagada]);
  });

  it('never undoes what a second cook has made ready, by the place of the line or by its id', async () => {
    for (const isIndice of [true, false]) {
      const [comida] = await orderAt(isIndice ? 1 : 2);
      const linea = isIndice ? '0' : (comida.productos[0]?._id ?? '');
      await moveLinea(comida, linea, 'en_preparacion');
      const lista = (await moveLinea(comida, linea, 'listo')).body.data;
      const deshacer = { de: 'listo', rev: lista.rev };
      const atras = await moveLinea(comida, linea, 'en_preparacion', deshacer);
      expect((await moveLinea(comida, linea, 'en_preparacion', deshacer)).body.data).toEqual(atras.body.data);
      const segunda = await moveLinea(comida, linea, 'listo', {
        de: 'preparacion',
        rev: atras.body.data.rev,
      });

      const { status, body } = await moveLinea(comida, linea, 'en_preparacion', deshacer);

      expect([status, body.code, body.data]).toEqual([409, 'ESTADO_CAMBIADO', segunda.body.data]);
    }
  });

  it('is refused where what it moves is no longer as its screen saw it', async () => {
    const [comida] = await orderAt(1);
    const { rev } = (await moveTo(comida, { estado: 'listo' })).body.data;
    const estados = async (respuesta: Promise<Respuesta<Grupo>>) => (await respuesta).status;

    const refused = [
      moveLinea(comida, '0', 'entregado', { de: 'en_preparacion' }),
      moveTo(comida, { estado: 'entregado', de: 'pendiente', alcance: 'pedido' }),
      moveTo(comida, { estado: 'entregado', de: 'en_preparacion', rev }),
    ];
    expect(await Promise.all(refused.map(estados))).toEqual([409, 409, 409]);
    const done = [
      moveLinea(comida, '0', 'listo', { de: 'en_preparacion' }),
      moveTo(comida, { estado: 'listo', de: 'en_preparacion', alcance: 'pedido', rev }),
      moveTo(comida, { estado: 'listo', de: 'preparacion' }),
    ];
    expect(await Promise.all(done.map(estados))).toEqual([200, 200, 200]);
    expect((await list(rutas.pedidos()))[0]?.rev).toBe(rev);
  });

  it('takes no ticket back upon whoever let go of it', async () => {
    const [comida] = await orderAt(1);
    const { rev } = (await moveTo(comida, { estado: 'listo' })).body.data;
    const claim = () => send(rutasSala.llevar(comida._id), { llevar: true, rev });
    await claim();
    await carry(comida, false);

    const { status, body } = await claim();

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(body.data.pedidos[0]).not.toHaveProperty('lleva');
    const ana = await pairAs('Ana');
    expect((await carry(comida, true, ana)).status).toBe(200);
    await moveTo(comida, { estado: 'entregado' }, ana);
  });

  /** Something asked for, or the n-th of what was asked before, asked again. */
  type Paso =
    | { que: 'pide'; cosa: number; linea: number; to: number; atraso: number }
    | { que: 'repite'; cual: number }
    | { que: 'llega' };

  const paso: fc.Arbitrary<Paso> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        que: fc.constant('pide' as const),
        cosa: fc.nat(99),
        linea: fc.nat(1),
        to: fc.nat(3),
        atraso: fc.nat(1),
      }),
    },
    { weight: 3, arbitrary: fc.record({ que: fc.constant('repite' as const), cual: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ que: fc.constant('llega' as const) }) },
  );

  /** What our screens send for a tap on what they show. */
  function peticionOf(vista: Grupo, { cosa, linea, to }: Paso & { que: 'pide' }): [string, object?] {
    const { rev, estadoGrupo: deGrupo } = vista;
    const ticket = vista.pedidos[linea % vista.pedidos.length] as Ticket;
    const { _id: lineaId = '', estado: de } = ticket.productos[0] ?? {};
    const estado = ESTADOS_LINEA[to];
    const requests: [string, object?][] = [
      [rutas.lineaEstado(ticket._id, lineaId), { estado, de, rev }],
      [rutas.lineaEstado(ticket._id, '0'), { estado, de, rev }],
      [rutas.pedidoEstado(ticket._id), { estado, de: ticket.estado, rev, alcance: 'pedido' }],
      [rutas.pedidoEstado(ticket._id), { estado: 'entregado', de: deGrupo, rev, alcance: 'grupo' }],
      [rutas.pedidoEstado(ticket._id), { estado, de: deGrupo, rev, alcance: 'grupo' }],
      [rutas.pedidoEstado(ticket._id), { estado: 'pagado', de: deGrupo, rev, alcance: 'grupo' }],
      [rutas.pedidoEstado(ticket._id), { estado: 'entregado', reabrir: true, rev }],
      [rutasSala.llevar(ticket._id), { llevar: to > 1, rev }],
      [rutasSala.cancelarLinea(ticket._id, lineaId), { motivo: 'se ha acabado', rev }],
      [rutasSala.enterado(ticket._id, lineaId)],
      [rutasSala.visto(ticket._id)],
    ];
    return requests[cosa % requests.length] as [string, object?];
  }

  it('does nothing a second time, whatever it is and whatever was done since', async () => {
    let mesa = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 6, maxLength: 14 }), async (pasos) => {
        mesa = (mesa % 12) + 1;
        const [primero] = await orderAt(mesa);
        const where = { 'pedidos._id': new Types.ObjectId(primero._id) };
        const revNow = async (): Promise<number> =>
          Number((await casa.app.db.collection('grupos').findOne(where))?.rev);
        const inicial = await casa.get<Grupo>(rutas.pedidosMesa(mesa));
        const vistas: Grupo[] = [inicial.body.data];
        const pedidas: { peticion: [string, object?]; changed: boolean }[] = [];
        let rev = await revNow();

        for (const paso of pasos) {
          const antes = rev;
          if (paso.que === 'llega') {
            await orderAt(mesa, { productos: [casa.local.tortilla] });
            rev = await revNow();
            continue;
          }
          const pedida =
            paso.que === 'repite'
              ? pedidas[paso.cual % Math.max(1, pedidas.length)]
              : {
                  peticion: peticionOf(vistas.at(-1 - paso.atraso) ?? inicial.body.data, paso),
                  changed: false,
                };
          if (!pedida) continue;
          const { status, body } = await send(...pedida.peticion);
          expect([200, 409, ...(pedida.changed ? [] : [404])]).toContain(status);
          rev = await revNow();
          const changed = rev !== antes;
          if (pedida.changed) expect(changed).toBe(false);
          if (paso.que === 'pide') pedidas.push(pedida);
          pedida.changed ||= changed;
          if (status === 200) vistas.push(body.data);
        }
        await casa.app.db.collection('grupos').deleteMany({ restaurante: new Types.ObjectId(casa.local.id) });
      }),
      { numRuns: 60 },
    );
  });

  it('opens a mesa once, and leaves it paid when it was paid again', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado' });
    const primera = (await moveTo(comida, { estado: 'pagado' })).body.data;
    await reopen(comida, primera.rev);
    const cobrar = { estado: 'pagado', de: 'entregado', rev: primera.rev - 1 };

    expect((await moveTo(comida, cobrar)).body.data.estadoGrupo).toBe('entregado');
    const segunda = (await moveTo(comida, { ...cobrar, rev: primera.rev + 1 })).body.data;
    expect((await reopen(comida, primera.rev)).body.data).toEqual(segunda);
  });
});

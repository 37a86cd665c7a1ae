import { randomUUID } from 'node:crypto';
import { centimos } from '@carta/contracts';
import type { Alergeno, CrearPedidoResponse, Grupo, LineaPedidaRequest, MesaEnVivo } from '@carta/contracts';
import { toId } from '../../src/plataforma/base-datos/ids';
import { order, pedidoOf, useLocal } from '../support/local';
import { buildProducto } from '../support/factories';
import { useSala } from '../support/sala';
import { hear, openComensal, openTablero } from '../support/socket';

describe('What a diner avoids', () => {
  const casa = useLocal();
  const { follow, recientes, setServicio, sign, takeOrder, moveTo } = useSala(casa);

  it('stands on both tickets of its order, for the boards, live and read, and in the regulation’s order', async () => {
    const oido = hear<Grupo>(await openTablero(casa.app, casa.local.token), 'grupo');
    await orderAvoiding(['lacteos', 'gluten']);

    const evita = [
      ['gluten', 'lacteos'],
      ['gluten', 'lacteos'],
    ];
    expect(evitaOf(await oido)).toEqual(evita);
    expect(evitaOf(await readMesa())).toEqual(evita);
  });

  it('is of its own order alone', async () => {
    await orderAvoiding(['gluten']);
    await casa.order();

    expect(evitaOf(await readMesa())).toEqual([['gluten'], ['gluten'], undefined, undefined]);
  });

  it('can be written down by a waiter', async () => {
    const { status, body } = await takeOrder(1, { productos: [casa.local.tortilla], evita: ['huevos'] });

    expect([status, body.data.pedidos[0]?.evita]).toEqual([201, ['huevos']]);
    expect(evitaOf(await readMesa())).toEqual([['huevos']]);
  });

  it.each([[[]], [null]])('is not there when an order says %j', async (evita) => {
    expect((await order(casa.app, { ...pedidoOf(casa.local), evita })).status).toBe(201);

    expect((await readMesa()).pedidos.some((ticket) => 'evita' in ticket)).toBe(false);
    const guardados = await casa.app.db
      .collection('grupos')
      .find({ restaurante: toId(casa.local.id) })
      .toArray();
    expect(JSON.stringify(guardados)).not.toContain('evita');
  });

  it('is told to no phone: neither its own, nor those of its mesa, nor live', async () => {
    await setServicio({ mesaCompartida: true });
    const t = await sign(1);
    const vecino = (await casa.order({ t })).body.data;
    const telefono = await openComensal(casa.app, casa.local.id);
    await telefono.emitWithAck('seguir', vecino.seguimiento);
    const mesa = hear<MesaEnVivo>(telefono, 'mesa');
    const celiaco = (await casa.order({ t, evita: ['gluten'] })).body.data;
    const propio = await openComensal(casa.app, casa.local.id);
    await propio.emitWithAck('seguir', celiaco.seguimiento);
    const pedido = hear<unknown>(propio, 'pedido');
    const [ticket] = celiaco.pedidos;
    if (!ticket) throw new Error('an order without tickets');
    await moveTo(ticket, { estado: 'en_preparacion', alcance: 'pedido' });

    const oido = [
      celiaco,
      await mesa,
      await pedido,
      await follow(celiaco.seguimiento),
      await follow(vecino.seguimiento),
    ];

    expect((await mesa).pedidos).toHaveLength(4);
    for (const evento of oido) expect(JSON.stringify(evento)).not.toContain('evita');
    expect(JSON.stringify(await recientes())).not.toContain('evita');
  });

  it('is told to no phone with what its mesa orders afterwards, by a phone or by a waiter', async () => {
    await setServicio({ mesaCompartida: true });
    const t = await sign(1);
    await casa.order({ t, evita: ['gluten'], notas: 'Soy celíaca' });
    const vecino = (await casa.order({ t })).body.data;
    const telefono = await openComensal(casa.app, casa.local.id);
    await telefono.emitWithAck('seguir', vecino.seguimiento);
    const mesa = hear<MesaEnVivo>(telefono, 'mesa');
    await takeOrder(1, { productos: [casa.local.tortilla] });
    const pedido = hear<unknown>(telefono, 'pedido');
    const [ticket] = vecino.pedidos;
    if (!ticket) throw new Error('an order without tickets');
    await moveTo(ticket, { estado: 'en_preparacion', alcance: 'pedido' });

    const oido = [vecino, await mesa, await pedido, await follow(vecino.seguimiento)];

    expect((await mesa).pedidos).toHaveLength(5);
    for (const evento of oido) expect(JSON.stringify(evento)).not.toMatch(/evita|gluten|celíaca|avis/i);
    expect(evitaOf(await readMesa())).toContainEqual(['gluten']);
  });

  it('is part of what a retry repeats, and of what another order is told apart by', async () => {
    const clave = randomUUID();
    const sinDecir = randomUUID();
    const pedido = pedidoOf(casa.local, { evita: ['gluten', 'apio'] });
    const primera = await order(casa.app, pedido, clave);

    const repetida = await order(casa.app, { ...pedido, evita: ['apio', 'gluten'] }, clave);
    expect(repetida.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repetida.body.data.seguimiento).toBe(primera.body.data.seguimiento);
    expect((await casa.order({}, clave)).status).toBe(422);

    await casa.order({}, sinDecir);
    const vacia = await casa.order({ evita: [] }, sinDecir);
    expect(vacia.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await readMesa()).pedidos).toHaveLength(4);
  });

  it('stays beside what each dish declared, so that a board can tell which dish it is', async () => {
    const croquetas = await create('Croquetas', ['gluten'], true);
    const guiso = await create('Guiso', [], false);
    await casa.order({ productos: [croquetas, guiso], evita: ['gluten'] });

    const [ticket] = (await readMesa()).pedidos;
    expect(ticket?.evita).toEqual(['gluten']);
    expect(ticket?.productos.map(({ alergenos }) => alergenos)).toEqual([['gluten'], undefined]);
  });

  async function orderAvoiding(evita: Alergeno[], mesa = 1): Promise<CrearPedidoResponse> {
    const { status, body } = await casa.order({ mesa, evita });
    expect(status).toBe(201);
    return body.data;
  }

  async function readMesa(): Promise<Grupo> {
    const [grupo] = await casa.tablero();
    if (!grupo) throw new Error('there is no open tab');
    return grupo;
  }

  const evitaOf = (grupo: Grupo) => grupo.pedidos.map(({ evita }) => evita);

  async function create(
    nombre: string,
    alergenos: Alergeno[],
    alergenosDeclarados: boolean,
  ): Promise<LineaPedidaRequest> {
    const { _id } = await buildProducto(casa.app, casa.local.id, {
      nombre,
      precio: centimos(450),
      alergenos,
      alergenosDeclarados,
    });
    return { productoId: _id, nombre, precio: 4.5, cantidad: 1 };
  }
});

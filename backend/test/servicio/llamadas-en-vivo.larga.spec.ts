import { rutas, rutasSala } from '@carta/contracts';
import type { Llamada, LatidoTablero, MesaEnVivo, TicketEnVivo } from '@carta/contracts';
import { attend, call } from '../support/call';
import { buildLocal, useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { useSala } from '../support/sala';
import { collect, hear, hearUntil, openComensal, openTablero } from '../support/socket';

describe('Calls, live', () => {
  const casa = useLocal();
  const { pairAs } = useSala(casa);

  it('reach the boards of their restaurant as REST tells them, and nobody else', async () => {
    const vecino = await buildLocal(casa.app);
    const tableroVecino = await openTablero(casa.app, vecino.token);
    const ajenos = collect<Llamada>(tableroVecino, 'llamada');
    const tablero = await openTablero(casa.app, casa.local.token);
    const oidos = collect<Llamada>(tablero, 'llamada');

    const { seguimiento, ...llamada } = (await casa.call()).body.data;
    const enCamino = (await attend(casa.app, casa.local, llamada._id, { estado: 'en_camino' })).body.data;
    const propio = hear<Llamada>(tableroVecino, 'llamada');
    const deVecino = (await call(casa.app, vecino)).body.data;
    await propio;
    await eventually(() => oidos.length >= 2);

    expect(oidos).toEqual([llamada, enCamino]);
    expect(JSON.stringify(oidos)).not.toContain(seguimiento);
    expect(await casa.llamadas()).toEqual([enCamino]);
    expect(ajenos.map(({ _id }) => _id)).toEqual([deVecino._id]);
  });

  it('reach the phone that made them, and no other of the same mesa', async () => {
    const llamada = (await casa.call()).body.data;
    const ajena = (await casa.call({ tipo: 'cuenta' })).body.data;
    const telefono = await openComensal(casa.app, casa.local.id);
    const oidos = collect<Llamada>(telefono, 'llamada');
    expect(await telefono.emitWithAck('seguir', llamada.seguimiento)).toEqual({ success: true });
    const [, , firma = ''] = llamada.seguimiento.split('.');
    for (const mentira of [`aviso.${ajena._id}.${firma}`, `aviso.${ajena._id}`, ajena._id, { llamada: 1 }]) {
      expect(await telefono.emitWithAck('seguir', mentira)).toEqual({ success: false });
    }

    await attend(casa.app, casa.local, ajena._id, { estado: 'atendido' });
    const oido = hear<Llamada>(telefono, 'llamada');
    await attend(casa.app, { token: await pairAs('Ana') }, llamada._id, { estado: 'en_camino' });

    expect(await oido).toMatchObject({ _id: llamada._id, estado: 'en_camino', por: 'Ana' });
    expect(oidos.map(({ _id }) => _id)).toEqual([llamada._id]);
  });

  it('are in the latido as they are in the list, also when one closes and another opens', async () => {
    const tablero = await openTablero(casa.app, casa.local.token);
    const expectEqual = async () => {
      await hear(tablero, 'latido');
      const latido = await hear<LatidoTablero>(tablero, 'latido');
      const llamadas = await casa.llamadas();
      expect(latido.abiertos).toEqual(Object.fromEntries(llamadas.map(({ _id, rev }) => [_id, rev])));
      return Object.keys(latido.abiertos);
    };

    expect(await expectEqual()).toEqual([]);
    const llamada = (await casa.call()).body.data;
    await casa.call({ mesa: 2, tipo: 'cuenta' });
    const antes = await expectEqual();
    await attend(casa.app, casa.local, llamada._id, { estado: 'atendido' });
    await casa.call();
    const despues = await expectEqual();

    expect([antes.length, despues.length]).toEqual([2, 2]);
    expect(despues).not.toEqual(antes);
  });
});

describe('How a restaurant works, live', () => {
  const casa = useLocal();

  const setServicio = (servicio: object) => casa.put(rutasSala.servicio(casa.local.id), servicio);

  it('is told to its boards at once when it changes, and in every latido', async () => {
    const tablero = await openTablero(casa.app, casa.local.token);
    const primero = await hear<LatidoTablero>(tablero, 'latido');
    expect(primero.servicio).toMatchObject({ pausado: false, minutosAmbar: 5, minutosRojo: 10 });
    const siguiente = hear<LatidoTablero>(tablero, 'latido');

    await setServicio({ pausado: true });

    // The very next one, though the turn of this restaurant is up to two seconds away.
    expect((await siguiente).servicio.pausado).toBe(true);
    expect((await hear<LatidoTablero>(tablero, 'latido')).servicio.pausado).toBe(true);
  });

  it('decides whether a phone hears its whole mesa, from the moment it changes', async () => {
    const t = await useSala(casa).sign(1);
    const pedido = (await casa.order({ productos: [casa.local.cana], t })).body.data;
    const telefono = await openComensal(casa.app, casa.local.id);
    await telefono.emitWithAck('seguir', pedido.seguimiento);
    const curioso = await openComensal(casa.app, casa.local.id);
    const mesas = collect<MesaEnVivo>(telefono, 'mesa');
    const ajenas = collect<MesaEnVivo>(curioso, 'mesa');
    const orderMore = async () => (await casa.order({ productos: [casa.local.tortilla] })).body.data;
    const advance = (estado: string) =>
      casa.put(rutas.lineaEstado(pedido.pedidos[0]?._id ?? '', '0'), { estado });

    const sinPermiso = hear<TicketEnVivo>(telefono, 'pedido');
    await orderMore();
    await sinPermiso;
    await setServicio({ mesaCompartida: true });
    const oida = hear<MesaEnVivo>(telefono, 'mesa');
    await advance('en_preparacion');
    const mesa = await oida;
    await setServicio({ mesaCompartida: false });
    const segunda = hearUntil<TicketEnVivo>(
      telefono,
      'pedido',
      ({ pedido: ticket }) => ticket.estado === 'listo',
    );
    await advance('listo');
    await segunda;
    const despues = hear<TicketEnVivo>(telefono, 'pedido');
    await orderMore();
    await despues;

    expect(mesa).toMatchObject({ grupoMesa: pedido.grupoMesa, pagado: false });
    expect(mesa.pedidos.map(({ tipoPedido }) => tipoPedido).sort()).toEqual(['bebida', 'comida']);
    expect(mesas).toEqual([mesa]);
    expect(ajenas).toEqual([]);
  });
});

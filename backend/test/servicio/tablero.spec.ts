import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('The order boards', () => {
  const casa = useLocal();
  const { list, moveTo, moveLinea, orderAt } = useSala(casa);

  it('moves a line one step at a time, by its index or by its id, forward and back', async () => {
    const [comida] = await orderAt(1);
    const lineaId = comida.productos[0]?._id ?? '';

    const adelante = await moveLinea(comida, '0', 'preparacion');
    expect(adelante.body.data.pedidos[0]?.productos[0]).toMatchObject({
      estado: 'en_preparacion',
      enPreparacionEn: expect.any(String),
    });
    expect((await moveLinea(comida, lineaId, 'listo')).body.data.pedidos[0]?.estado).toBe('listo');
    const atras = await moveLinea(comida, lineaId, 'en_preparacion');
    expect(atras.body.data.pedidos[0]?.productos[0]).not.toHaveProperty('listoEn');
  });

  it('answers a step that is not next with 409 and the mesa as it is', async () => {
    const [comida] = await orderAt(1);

    const { status, body } = await moveLinea(comida, '0', 'entregado');

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(body.data).toMatchObject({ estadoGrupo: 'pendiente', mesa: { numero: 1 } });
  });

  it('treats the estado a line already has as done, without a new rev', async () => {
    const [comida] = await orderAt(1);
    const antes = await moveLinea(comida, '0', 'en_preparacion');

    const repetida = await moveLinea(comida, '0', 'en_preparacion');

    expect([repetida.status, repetida.body.data.rev]).toEqual([200, antes.body.data.rev]);
  });

  it('refuses an estado that does not exist', async () => {
    const [comida] = await orderAt(1);
    expect((await moveLinea(comida, '0', 'quemado')).status).toBe(422);
    expect((await moveLinea(comida, '0', 'pagado')).status).toBe(422);
    expect((await moveTo(comida, { estado: 'pagado', alcance: 'pedido' })).status).toBe(422);
  });

  it('moves the whole mesa over several steps, and leaves alone what the screen had not seen', async () => {
    const [comida] = await orderAt(1);
    const [visto] = await list(rutas.pedidos());
    await orderAt(1, { productos: [casa.local.cana] });

    const { body } = await moveTo(comida, { estado: 'entregado', rev: visto?.rev });

    expect(body.data.pedidos.map(({ estado }) => estado)).toEqual(['entregado', 'entregado', 'pendiente']);
    expect(body.data.estadoGrupo).toBe('pendiente');
  });

  it('reads a second round on a served mesa as pendiente, and can prepare it', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado' });
    expect((await list(rutas.pedidosEntregados())).map(({ estadoGrupo }) => estadoGrupo)).toEqual([
      'entregado',
    ]);

    await orderAt(1, { productos: [casa.local.cana] });

    expect(await list(rutas.pedidosEntregados())).toEqual([]);
    const [grupo] = await list(rutas.pedidos());
    expect(grupo?.estadoGrupo).toBe('pendiente');
    const preparada = await moveTo(comida, { estado: 'en_preparacion', rev: grupo?.rev });
    expect(preparada.body.data.pedidos.map(({ estado }) => estado)).toEqual([
      'entregado',
      'entregado',
      'en_preparacion',
    ]);
  });

  it('moves one ticket forward and one step back with alcance pedido', async () => {
    const [comida] = await orderAt(1);

    const lista = await moveTo(comida, { estado: 'listo', alcance: 'pedido' });
    expect(lista.body.data.pedidos.map(({ estado }) => estado)).toEqual(['listo', 'pendiente']);
    const vuelta = await moveTo(comida, { estado: 'en_preparacion', alcance: 'pedido' });
    expect(vuelta.body.data.pedidos.map(({ estado }) => estado)).toEqual(['en_preparacion', 'pendiente']);
    expect((await moveTo(comida, { estado: 'pendiente', alcance: 'grupo' })).status).toBe(409);
  });

  it('lists the longest wait first', async () => {
    const [primera] = await orderAt(3);
    await orderAt(1);
    await orderAt(2);
    expect((await list(rutas.pedidos())).map(({ mesa }) => mesa.numero)).toEqual([3, 1, 2]);

    await moveTo(primera, { estado: 'entregado' });
    await orderAt(3, { productos: [casa.local.cana] });

    expect((await list(rutas.pedidos())).map(({ mesa }) => mesa.numero)).toEqual([1, 2, 3]);
  });

  it('tells one mesa’s tab, or that it has none', async () => {
    await orderAt(4);

    expect((await casa.get<Grupo>(rutas.pedidosMesa(4))).body.data.mesa.numero).toBe(4);
    expect((await casa.get(rutas.pedidosMesa(5))).body.data).toBeNull();
    expect((await casa.get('/api/pedidos/mesa/x')).status).toBe(422);
  });
});

import { rutas, rutasGestion } from '@carta/contracts';
import type { Categoria, Grupo, Ticket, Producto } from '@carta/contracts';
import { useApp } from '../support/app';
import { buildLocal, order, pedidoOf, readTablero } from '../support/local';
import type { Local } from '../support/local';
import { collect, hear, openComensal, openTablero } from '../support/socket';

describe('No restaurant reaches another’s data by any id', () => {
  const app = useApp();
  let local: Local;
  let ajeno: Local;
  let ticket: Ticket;

  beforeEach(async () => {
    [local, ajeno] = await Promise.all([buildLocal(app), buildLocal(app)]);
    const { body } = await order(app, pedidoOf(ajeno, { mesa: 7 }));
    ticket = body.data.pedidos[0] as Ticket;
  });

  it('answers 404 to every move of a foreign order, and moves nothing', async () => {
    const [antes] = await readTablero(app, ajeno);
    const linea = ticket.productos[0]?._id ?? '';
    const moves: [string, object][] = [
      [rutas.lineaEstado(ticket._id, '0'), { estado: 'en_preparacion' }],
      [rutas.lineaEstado(ticket._id, linea), { estado: 'en_preparacion' }],
      [rutas.pedidoEstado(ticket._id), { estado: 'listo' }],
      [rutas.pedidoEstado(ticket._id), { estado: 'listo', alcance: 'pedido' }],
      [rutas.pedidoEstado(antes?.grupoMesa ?? ''), { estado: 'listo' }],
    ];

    for (const [ruta, body] of moves) {
      expect((await app.put(ruta, { token: local.token, body })).status).toBe(404);
    }
    expect(await readTablero(app, ajeno)).toEqual([antes]);
  });

  it('a line’s id opens no other order, not even one’s own', async () => {
    const propio = (await order(app, pedidoOf(local))).body.data.pedidos[0] as Ticket;
    const linea = ticket.productos[0]?._id ?? '';

    const { status } = await app.put(rutas.lineaEstado(propio._id, linea), {
      token: local.token,
      body: { estado: 'en_preparacion' },
    });

    expect(status).toBe(404);
  });

  it('a filter whose restaurante is undefined matches none of their documents', async () => {
    const conRestaurante = [];
    for (const { name } of await app.db.listCollections()) {
      const coleccion = app.db.collection(name);
      if (!(await coleccion.findOne({ restaurante: { $exists: true } }))) continue;
      conRestaurante.push(name);
      const where = { restaurante: undefined };
      const halladas = await coleccion.find(where).toArray();
      const contadas = await coleccion.countDocuments(where);
      expect([halladas, contadas]).toEqual([[], 0]);
    }
    expect(conRestaurante).toEqual(expect.arrayContaining(['grupos', 'productos', 'categorias']));
  });

  it('lists, figures and archives only its own', async () => {
    await app.put(rutas.pedidoEstado(ticket._id), { token: ajeno.token, body: { estado: 'entregado' } });
    await app.put(rutas.pedidoEstado(ticket._id), { token: ajeno.token, body: { estado: 'pagado' } });

    const vacias = [rutas.pedidos(), rutas.pedidosEntregados(), rutas.pedidosPagados()];
    for (const ruta of vacias) {
      expect((await app.get<Grupo[]>(ruta, { token: local.token })).body.data).toEqual([]);
    }
    expect((await app.get(rutas.pedidosMesa(7), { token: local.token })).body.data).toBeNull();
    const stats = await app.get<{ recaudado: number }>(rutas.pedidosStats(), { token: local.token });
    expect(stats.body.data.recaudado).toBe(0);
    const borrado = await app.delete<object>(rutas.pedidosPagados(), { token: local.token });
    expect(borrado.body.data).toEqual({ pedidosEliminados: 0 });
    const deAjeno = await app.get<Grupo[]>(rutas.pedidosPagados(), { token: ajeno.token });
    expect(deAjeno.body.data).toHaveLength(1);
  });

  it('reads no foreign mesas or categories', async () => {
    const categorias = await app.get<{ _id: string }[]>('/api/categorias', { token: ajeno.token });
    const [categoria] = categorias.body.data;

    expect((await app.get(rutas.mesas(ajeno.id), { token: local.token })).status).toBe(404);
    const productos = await app.get(`/api/productos/categoria/${categoria?._id}`, { token: local.token });
    expect(productos.status).toBe(404);
    const parte = await app.get(rutas.cartaCategoria(categoria?._id ?? '', local.id));
    expect(parte.status).toBe(404);
  });

  it('changes nothing of a foreign carta or house, and reads none of its figures', async () => {
    const deAjeno = { token: ajeno.token };
    const antes = await Promise.all([
      app.get<Categoria[]>(rutasGestion.categorias(), deAjeno),
      app.get<Producto[]>(rutasGestion.productos(), deAjeno),
      app.get(rutas.restaurante(ajeno.id)),
    ]);
    const [categoria, producto] = [antes[0].body.data[0]?._id ?? '', antes[1].body.data[0]?._id ?? ''];
    const { token } = local;
    const propia = (await app.get<Categoria[]>(rutasGestion.categorias(), { token })).body.data[0]?._id ?? '';

    const answers = [
      await app.put(rutasGestion.categoria(categoria), { token, body: { nombre: 'Mía' } }),
      await app.put(rutasGestion.ordenCategorias(), { token, body: { ids: [categoria] } }),
      await app.delete(rutasGestion.categoria(categoria), { token }),
      await app.put(rutasGestion.producto(producto), { token, body: { nombre: 'Mío' } }),
      await app.put(rutasGestion.ordenProductos(), {
        token,
        body: { secciones: [{ categoria, productos: [producto] }] },
      }),
      await app.put(rutasGestion.disponibilidad(producto), { token, body: { disponible: false } }),
      await app.delete(rutasGestion.producto(producto), { token }),
      await app.post(rutasGestion.productos(), { token, body: { nombre: 'Mío', precio: 1, categoria } }),
      await app.post(rutasGestion.productos(), {
        token,
        body: { nombre: 'Mío', precio: 1, categoria: propia, fotoDe: producto },
      }),
      await app.put(rutas.restaurante(ajeno.id), { token, body: { telefono: '600' } }),
      await app.get(rutasGestion.estadisticas(ajeno.id), { token }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const ahora = await Promise.all([
      app.get(rutasGestion.categorias(), deAjeno),
      app.get(rutasGestion.productos(), deAjeno),
      app.get(rutas.restaurante(ajeno.id)),
    ]);
    expect(ahora.map(({ body }) => body.data)).toEqual(antes.map(({ body }) => body.data));
  });

  it('hears nothing of it on sockets, whatever it asks to join', async () => {
    const tablero = await openTablero(app, local.token);
    const comensal = await openComensal(app, local.id);
    const oidos = [...['grupo', 'pagados'].map((e) => collect(tablero, e)), collect(comensal, 'pedido')];
    for (const evento of ['join', 'subscribe', 'sala', 'tablero']) {
      tablero.emit(evento, `tablero:${ajeno.id}`);
      comensal.emit(evento, `tablero:${ajeno.id}`);
    }

    const tableroAjeno = await openTablero(app, ajeno.token);
    const oido = hear(tableroAjeno, 'grupo');
    await app.put(rutas.pedidoEstado(ticket._id), { token: ajeno.token, body: { estado: 'listo' } });
    await oido;
    await hear(tablero, 'latido');

    expect(oidos).toEqual([[], [], []]);
  });
});

import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Categoria, Producto, SeccionOrden } from '@carta/contracts';
import { NADIE } from '../support/factories';
import type { Respuesta } from '../support/app';
import { buildGestion, useGestion } from '../support/gestion';

describe('The products of a carta', () => {
  const g = useGestion();
  let tapas: Categoria;
  let vinos: Categoria;

  beforeEach(async () => {
    tapas = await g.casa.createCategoria('Tapas');
    vinos = await g.casa.createCategoria('Vinos');
  });

  const reorder = (...secciones: SeccionOrden[]): Promise<Respuesta<Producto[]>> =>
    g.casa.put<Producto[]>(rutasGestion.ordenProductos(), { secciones });
  const seccion = (categoria: Categoria | null, ...productos: Producto[]): SeccionOrden => ({
    categoria: categoria?._id ?? null,
    productos: productos.map(({ _id }) => _id),
  });
  const create = (nombre: string, { _id: categoria } = tapas) =>
    g.casa.createProducto({ nombre, precio: 1, categoria });
  const createTodos = async <T extends string>(...nombres: T[]): Promise<Producto[]> => {
    const hechos: Producto[] = [];
    for (const nombre of nombres) hechos.push(await create(nombre));
    return hechos;
  };
  /** As diners read it: 'Tapas: A B'. */
  const leida = async (): Promise<string[]> => {
    const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
    const { categorias, sinCategoria } = body.data;
    const secciones = [...categorias, { nombre: 'Sin', productos: sinCategoria }];
    return secciones
      .filter(({ productos }) => productos.length > 0)
      .map(({ nombre, productos }) => `${nombre}: ${productos.map((producto) => producto.nombre).join(' ')}`);
  };
  const nombres = (productos: readonly Producto[]) => productos.map(({ nombre }) => nombre).join(' ');

  it('stand in the order they were made until somebody says another, for everybody', async () => {
    const [a, b, c] = (await createTodos('A', 'B', 'C')) as [Producto, Producto, Producto];
    const v = await create('V', vinos);
    expect(await leida()).toEqual(['Tapas: A B C', 'Vinos: V']);

    const { status, body } = await reorder(seccion(tapas, c, a, b));

    expect([status, nombres(body.data)]).toEqual([200, 'C A B V']);
    expect(await leida()).toEqual(['Tapas: C A B', 'Vinos: V']);
    expect(nombres(await g.casa.productos())).toBe('C A B V');
    const deTapas = await g.casa.get<Producto[]>(rutasGestion.productosDeCategoria(tapas._id));
    expect(nombres(deTapas.body.data)).toBe('C A B');
    const publicos = await g.app.get<Producto[]>(rutasGestion.productosPublicos(g.casa.id));
    expect(nombres(publicos.body.data)).toBe('C A B V');
    expect(v.categoria).toBe(vinos._id);
  });

  it('go to another categoría by standing there', async () => {
    const [a, b] = (await createTodos('A', 'B')) as [Producto, Producto];
    const v = await create('V', vinos);

    expect((await reorder(seccion(tapas, a), seccion(vinos, b, v))).status).toBe(200);

    expect(await leida()).toEqual(['Tapas: A', 'Vinos: B V']);
    expect(nombres(await g.casa.productos())).toBe('A B V');
  });

  it('go last when they are new, and when the sheet moves them', async () => {
    const [a, b] = (await createTodos('A', 'B')) as [Producto, Producto];
    await create('V', vinos);
    await reorder(seccion(tapas, b, a));
    await create('C');
    expect(await leida()).toEqual(['Tapas: B A C', 'Vinos: V']);

    await g.casa.putProducto(b._id, { categoria: vinos._id });
    expect(await leida()).toEqual(['Tapas: A C', 'Vinos: V B']);
    await g.casa.putProducto(b._id, { categoria: tapas._id });
    expect(await leida()).toEqual(['Tapas: A C B', 'Vinos: V']);
  });

  it('keep their place when the sheet changes anything else', async () => {
    const [a] = (await createTodos('A', 'B')) as [Producto, Producto];

    await g.casa.putProducto(a._id, { precio: 2, categoria: tapas._id });

    expect(await leida()).toEqual(['Tapas: A B']);
  });

  it('are put in order only as they all are now: the screen gets them', async () => {
    const [a, b] = (await createTodos('A', 'B')) as [Producto, Producto];
    const v = await create('V', vinos);

    for (const orden of [[seccion(tapas, a)], [seccion(tapas, b, a, v)], [seccion(vinos, v, a)]]) {
      const { status, body } = await reorder(...orden);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.data).toEqual(await g.casa.productos());
    }
    expect(await leida()).toEqual(['Tapas: A B', 'Vinos: V']);
  });

  it('never with one of another’s, one that is gone, nor one twice', async () => {
    const [a, b] = (await createTodos('A', 'B')) as [Producto, Producto];
    const vecina = await buildGestion(g.app);
    const ajena = await vecina.createCategoria('Ajena');
    const ajeno = await vecina.createProducto({ nombre: 'X', precio: 1, categoria: ajena._id });

    expect((await reorder(seccion(tapas, a, b, ajeno))).status).toBe(404);
    expect((await reorder(seccion(ajena, a, b), seccion(tapas))).status).toBe(404);
    expect((await reorder({ categoria: NADIE, productos: [] })).status).toBe(404);
    expect((await reorder(seccion(tapas, a, b, b))).status).toBe(422);
    expect((await reorder(seccion(tapas, a), seccion(vinos, b, a))).status).toBe(422);
    expect((await reorder(seccion(tapas, a), seccion(tapas, b))).status).toBe(422);
    expect(await leida()).toEqual(['Tapas: A B']);
    expect(await vecina.productos()).toEqual([ajeno]);
  });

  it('stand in order without a categoría too, where they come from and never go', async () => {
    const [a, b, c] = (await createTodos('A', 'B', 'C')) as [Producto, Producto, Producto];
    const sueltos = { nombre: { $in: ['A', 'B'] } };
    await g.app.db.collection('productos').updateMany(sueltos, { $set: { categoria: null } });
    expect((await reorder(seccion(null, b, a))).status).toBe(200);
    expect(await leida()).toEqual(['Tapas: C', 'Sin: B A']);

    const refused = await reorder(seccion(tapas), seccion(null, b, a, c));
    expect([refused.status, refused.body.message]).toEqual([422, 'La categoría es obligatoria']);

    expect((await reorder(seccion(tapas, a, c), seccion(null, b))).status).toBe(200);
    expect(await leida()).toEqual(['Tapas: A C', 'Sin: B']);
  });

  it('are as one of those say who ask at once, never a mixture, and none is lost or doubled', async () => {
    const todos = await createTodos(...Array.from({ length: 12 }, (_, i) => `P${i}`));
    const ordenes = [todos, todos.toReversed(), [...todos.slice(3), ...todos.slice(0, 3)]].map(
      (orden) => [orden.slice(0, 6), orden.slice(6)] as const,
    );
    const esperadas = ordenes.map(([a, b]) => [`Tapas: ${nombres(a)}`, `Vinos: ${nombres(b)}`]);

    for (let vuelta = 0; vuelta < 4; vuelta += 1) {
      const answers = await Promise.all(
        ordenes.map(([a, b]) => reorder(seccion(tapas, ...a), seccion(vinos, ...b))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(esperadas).toContainEqual(await leida());
    }
  });

  it('keep every move while others add, remove and move', async () => {
    const [a, b, c, d] = (await createTodos('A', 'B', 'C', 'D')) as [Producto, Producto, Producto, Producto];

    const [orden, ...resto] = await Promise.all([
      reorder(seccion(tapas, d, c, b, a)),
      create('E'),
      create('V', vinos),
      g.casa.delete(rutasGestion.producto(a._id)),
      g.casa.putProducto(b._id, { categoria: vinos._id }),
    ]);

    expect([200, 404, 409]).toContain(orden.status);
    expect(resto).toHaveLength(4);
    const quedan = (await leida()).flatMap((linea) => linea.split(': ')[1]?.split(' ') ?? []);
    expect(quedan.toSorted()).toEqual(['B', 'C', 'D', 'E', 'V']);
    expect(quedan.slice(-2).toSorted()).toEqual(['B', 'V']);
  });
});

import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, Categoria, EstacionCasa, Pase, Producto, RestaurantePublico } from '@carta/contracts';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { formOf } from '../support/fotos';

const PASES = [{ nombre: 'Entrantes' }, { nombre: ' Primeros ' }];
const PLANCHA = { nombre: 'Plancha', tipo: 'comida' };
const TERRAZA = { nombre: 'Barra terraza', tipo: 'bebida' };

describe('The pases and estaciones of a house', () => {
  const m = useLocal();
  let raciones: string;
  let cervezas: string;
  let tortilla: string;
  let cana: string;

  beforeEach(async () => {
    const categorias = (await m.get<Categoria[]>(rutasGestion.categorias())).body.data;
    [raciones = '', cervezas = ''] = categorias.map(({ _id }) => _id);
    [tortilla = '', cana = ''] = [m.local.tortilla, m.local.cana].map(({ productoId = '' }) => productoId);
  });

  const putPases = (pases: unknown): Promise<Respuesta<Pase[]>> =>
    m.put<Pase[]>(rutasGestion.pases(m.local.id), { pases });
  const putEstaciones = (estaciones: unknown): Promise<Respuesta<EstacionCasa[]>> =>
    m.put<EstacionCasa[]>(rutasGestion.estaciones(m.local.id), { estaciones });
  const createPases = async () => (await putPases(PASES)).body.data as [Pase, Pase];
  const createEstaciones = async () =>
    (await putEstaciones([PLANCHA, TERRAZA])).body.data as [EstacionCasa, EstacionCasa];
  const setMarchar = (marchar: string) => m.put(rutasSala.servicio(m.local.id), { marchar });
  const putCategoria = (id: string, cambios: object): Promise<Respuesta<Categoria>> =>
    m.put<Categoria>(rutasGestion.categoria(id), cambios);
  const putProducto = (id: string, cambios: object): Promise<Respuesta<Producto>> =>
    m.put<Producto>(rutasGestion.producto(id), cambios);
  const readCasa = async (): Promise<RestaurantePublico> =>
    (await m.app.get<RestaurantePublico>(rutas.restaurante(m.local.id))).body.data;
  const readCarta = async (): Promise<Carta> => (await m.app.get<Carta>(rutas.carta(m.local.id))).body.data;
  const vendibles = async () => {
    const casa = (await m.app.app.get(RestaurantesService).findPublico(m.local.id)) ?? {};
    const refs = { ids: [tortilla, cana], nombres: [] };
    const todos = await m.app.app.get(ProductosService).vendiblesDe(m.local.id, refs, { zona: null, casa });
    return new Map(todos.map(({ id, pase, estacion }) => [id, { pase, estacion }]));
  };

  it('are public once they are said, in the carta too, and keep their ids', async () => {
    await readCarta();

    const [entrantes, primeros] = await createPases();
    const [plancha, terraza] = await createEstaciones();

    expect([entrantes.nombre, primeros.nombre]).toEqual(['Entrantes', 'Primeros']);
    expect(plancha).toEqual({ _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...PLANCHA });
    const esperada = { pases: [entrantes, primeros], estaciones: [plancha, terraza] };
    expect(await readCasa()).toMatchObject(esperada);
    expect((await readCarta()).restaurante).toMatchObject(esperada);

    expect((await putPases(PASES)).body.data).toEqual([entrantes, primeros]);
    const movidos = [primeros, { ...entrantes, nombre: 'Para picar' }];
    expect((await putPases(movidos)).body.data).toEqual(movidos);
    expect((await putEstaciones([TERRAZA])).body.data).toEqual([terraza]);
  });

  it('say how pases march only where there are some, and where they wait', async () => {
    await setMarchar('sala');
    expect(await readCasa()).not.toHaveProperty('marchar');

    await createPases();
    expect(await readCasa()).toMatchObject({ marchar: 'sala' });
    expect((await readCarta()).restaurante).toMatchObject({ marchar: 'sala' });

    await setMarchar('todo');
    expect((await readCarta()).restaurante).not.toHaveProperty('marchar');
  });

  it('are said of a categoría and of a product, from JSON and from a form, and taken away again', async () => {
    const [entrantes, primeros] = await createPases();
    const [plancha] = await createEstaciones();
    const destino = { pase: primeros._id, estacion: plancha._id };

    expect((await putCategoria(raciones, destino)).body.data).toMatchObject(destino);
    expect((await putCategoria(raciones, { nombre: 'Platos' })).body.data).toMatchObject(destino);
    expect((await putProducto(tortilla, { pase: entrantes._id.toUpperCase() })).body.data).toMatchObject({
      pase: entrantes._id,
    });
    expect((await putProducto(tortilla, formOf({ estacion: plancha._id }))).body.data).toMatchObject({
      pase: entrantes._id,
      estacion: plancha._id,
    });
    const [platos] = (await readCarta()).categorias;
    expect(platos).toMatchObject({ ...destino, productos: [{ ...destino, pase: entrantes._id }, {}] });

    const { data: suelta } = (await putProducto(tortilla, formOf({ pase: '', estacion: '' }))).body;
    expect([suelta.pase, suelta.estacion]).toEqual([undefined, undefined]);
    const { data: sin } = (await putCategoria(raciones, { pase: null, estacion: null })).body;
    expect([sin.pase, sin.estacion]).toEqual([undefined, undefined]);
  });

  it('a new categoría and a new product may begin with theirs', async () => {
    const [, primeros] = await createPases();

    const guisos = await m.post<Categoria>(rutasGestion.categorias(), {
      nombre: 'Guisos',
      pase: primeros._id,
    });
    const fabada = await m.post<Producto>(rutasGestion.productos(), {
      ...{ nombre: 'Fabada', precio: 9, categoria: guisos.body.data._id },
      ...{ pase: primeros._id, estacion: '' },
    });

    expect([guisos.body.data.pase, fabada.body.data.pase]).toEqual([primeros._id, primeros._id]);
    expect(fabada.body.data).not.toHaveProperty('estacion');
  });

  it('reach what an order is made of, where the house lets dishes wait', async () => {
    const [, primeros] = await createPases();
    const [plancha, terraza] = await createEstaciones();
    await putCategoria(raciones, { pase: primeros._id, estacion: plancha._id });
    await putCategoria(cervezas, { pase: primeros._id, estacion: terraza._id });

    const estacion = { id: plancha._id, nombre: 'Plancha' };
    expect((await vendibles()).get(tortilla)).toEqual({ pase: undefined, estacion });
    await setMarchar('auto');
    expect((await vendibles()).get(tortilla)).toEqual({
      pase: { id: primeros._id, nombre: 'Primeros', orden: 1, auto: true },
      estacion,
    });
    expect((await vendibles()).get(cana)).toEqual({
      pase: undefined,
      estacion: { id: terraza._id, nombre: 'Barra terraza' },
    });

    await putProducto(tortilla, formOf({ pase: 'ninguno', estacion: 'cocina' }));
    await putProducto(cana, { estacion: 'barra' });
    expect((await vendibles()).get(tortilla)).toEqual({ pase: undefined, estacion: undefined });
    expect((await vendibles()).get(cana)).toEqual({ pase: undefined, estacion: undefined });
    const [platos] = (await readCarta()).categorias;
    expect(platos?.productos[0]).toMatchObject({ pase: 'ninguno', estacion: 'cocina' });
  });

  it('one that is removed counts as none, and comes back with its dishes', async () => {
    const [entrantes, primeros] = await createPases();
    await setMarchar('sala');
    await putCategoria(raciones, { pase: entrantes._id });
    await putProducto(tortilla, { pase: primeros._id });

    await putPases([entrantes]);
    expect((await vendibles()).get(tortilla)?.pase).toMatchObject({ nombre: 'Entrantes' });
    expect((await readCarta()).categorias[0]?.productos[0]).not.toHaveProperty('pase');

    await putPases([entrantes, primeros]);
    expect((await vendibles()).get(tortilla)?.pase).toMatchObject({ nombre: 'Primeros' });
  });

  it('a house that uses none of it, no longer or not yet, has the same carta and the same orders', async () => {
    const antes = await readCarta();
    const pedido = await m.order();

    const [, primeros] = await createPases();
    const [plancha] = await createEstaciones();
    await setMarchar('sala');
    await putCategoria(raciones, { pase: primeros._id });
    await putProducto(tortilla, { pase: primeros._id, estacion: plancha._id });
    expect((await readCarta()).version).not.toBe(antes.version);
    await putPases([]);
    await putEstaciones([]);

    const despues = await readCarta();
    expect(JSON.stringify(despues)).toBe(JSON.stringify(antes));
    expect(JSON.stringify(antes)).not.toMatch(/"(pases?|estacion(es)?|marchar)"/);
    expect(keysOf((await m.order()).body)).toEqual(keysOf(pedido.body));
    expect(JSON.stringify(pedido.body)).not.toMatch(/"(pase|estacion|marchada|enEspera)"/);
  });
});

/** Every key of an answer, wherever it stands, in order. */
function keysOf(valor: unknown): string[] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([clave, parte]) => [clave, ...keysOf(parte)]);
}

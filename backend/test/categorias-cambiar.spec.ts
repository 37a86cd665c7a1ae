import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Categoria, CategoriaEliminada } from '@carta/contracts';
import { CategoriasRepository } from '../src/carta/categorias/categorias.repository';
import { DomainEvents } from '../src/plataforma/hechos/domain-events';
import type { Respuesta } from './support/app';
import { NADIE, buildCamarero } from './support/factories';
import { buildGestion, useGestion } from './support/gestion';

describe('An owner’s categorías', () => {
  const g = useGestion();
  const put = (id: string, body: unknown): Promise<Respuesta<Categoria>> =>
    g.app.put<Categoria>(rutasGestion.categoria(id), { token: g.casa.token, body });
  const reorder = (ids: string[]): Promise<Respuesta<Categoria[]>> =>
    g.app.put<Categoria[]>(rutasGestion.ordenCategorias(), { token: g.casa.token, body: { ids } });
  const remove = (id: string): Promise<Respuesta<CategoriaEliminada>> =>
    g.app.delete<CategoriaEliminada>(rutasGestion.categoria(id), { token: g.casa.token });
  const nombres = async (): Promise<string[]> => (await g.casa.categorias()).map(({ nombre }) => nombre);

  describe('are changed', () => {
    it('one thing at a time: a new name keeps the tipo, a new tipo keeps the name', async () => {
      const { _id } = await g.casa.createCategoria('Vinos');

      expect((await put(_id, { nombre: ' Bodega propia ' })).body.data).toEqual({
        _id,
        nombre: 'Bodega propia',
        posicion: 0,
        tipo: 'bebida',
      });
      expect((await put(_id, { tipo: 'comida' })).body.data.tipo).toBe('comida');
      expect((await put(_id, { posicion: 7 })).body.data).toMatchObject({
        nombre: 'Bodega propia',
        posicion: 7,
      });
    });

    it('to another case of their own name, not to the name of another', async () => {
      const { _id } = await g.casa.createCategoria('cafes');
      await g.casa.createCategoria('Tés');

      expect((await put(_id, { nombre: 'Cafés' })).status).toBe(200);
      expect((await put(_id, { nombre: 'TES' })).body.message).toBe(
        'Ya existe una categoría con ese nombre.',
      );
    });

    it.each([
      ['nothing', {}, 400],
      ['only nulls', { nombre: null }, 400],
      ['a blank name', { nombre: ' ' }, 422],
      ['half a place', { posicion: 1.5 }, 422],
      ['their owner', { nombre: 'X', restaurante: NADIE }, 400],
    ])('never to %s', async (_caso, body, status) => {
      const antes = await g.casa.createCategoria('Raciones');

      expect((await put(antes._id, body)).status).toBe(status);
      expect(await g.casa.categorias()).toEqual([antes]);
    });

    it('by nobody else', async () => {
      const ajena = await buildGestion(g.app);
      const categoria = await ajena.createCategoria('Suya');

      for (const id of [categoria._id, NADIE]) {
        expect((await put(id, { nombre: 'Mía' })).body.message).toBe('La categoría no existe.');
        expect((await remove(id)).status).toBe(404);
      }
      expect(await ajena.categorias()).toEqual([categoria]);
      expect((await put('x', { nombre: 'Mía' })).status).toBe(400);
    });
  });

  describe('are deleted', () => {
    it('with their products, and no others', async () => {
      const [vinos, tapas] = [await g.casa.createCategoria('Vinos'), await g.casa.createCategoria('Tapas')];
      for (const nombre of ['Tinto', 'Blanco']) {
        await g.casa.createProducto({ nombre, precio: 3, categoria: vinos._id });
      }
      await g.casa.createProducto({ nombre: 'Oreja', precio: 9, categoria: tapas._id });

      const { status, body } = await remove(vinos._id);

      expect([status, body.data]).toEqual([200, { productosEliminados: 2 }]);
      expect(await nombres()).toEqual(['Tapas']);
      expect((await g.casa.productos()).map(({ nombre }) => nombre)).toEqual(['Oreja']);
      expect((await remove(vinos._id)).status).toBe(404);
    });

    it('while a product is being made in them: it is lost or reads as sin categoría', async () => {
      for (let vuelta = 0; vuelta < 10; vuelta += 1) {
        const { _id } = await g.casa.createCategoria(`Fugaz ${vuelta}`);
        const [hecho] = await Promise.all([
          g.casa.postProducto({ nombre: `Plato ${vuelta}`, precio: 1, categoria: _id }),
          remove(_id),
        ]);
        expect([201, 404]).toContain(hecho.status);
      }

      const quedan = await g.casa.productos();
      expect(quedan.filter(({ categoria }) => categoria !== null)).toEqual([]);
      const { body } = await g.app.get<Carta>(rutas.carta(g.casa.id));
      expect(body.data.sinCategoria).toEqual(quedan);
    });
  });

  it('are told to the carta after every change, and after none that failed', async () => {
    const oidos: string[] = [];
    g.app.app.get(DomainEvents).on('carta.cambiada', ({ restauranteId }) => {
      if (restauranteId === g.casa.id) oidos.push(restauranteId);
    });
    const { _id } = await g.casa.createCategoria('Tapas');
    await put(_id, { nombre: 'Raciones' });
    await reorder([_id]);
    await remove(_id);
    expect(oidos).toHaveLength(4);

    await put(_id, { nombre: 'Tarde' });
    await reorder([NADIE]);
    await remove(_id);
    expect(oidos).toHaveLength(4);
  });

  it('that go only in part are gone from the carta in that part', async () => {
    const { _id } = await g.casa.createCategoria('Tapas');
    await g.casa.createProducto({ nombre: 'Oreja', precio: 4, categoria: _id });
    const readCarta = () => g.app.get<Carta>(rutas.carta(g.casa.id));
    expect((await readCarta()).body.data.categorias[0]?.productos).toHaveLength(1);
    jest
      .spyOn(g.app.app.get(CategoriasRepository), 'deleteCategoria')
      .mockRejectedValueOnce(new Error('cortado'));

    expect((await remove(_id)).status).toBe(500);

    expect((await readCarta()).body.data.categorias[0]?.productos).toEqual([]);
  });

  it('are not a waiter’s to edit', async () => {
    const premium = await buildGestion(g.app, 'premium');
    const { accessToken: token } = await buildCamarero(g.app, premium.id);
    const tapas = await premium.createCategoria('Tapas');

    const answers = await Promise.all([
      g.app.post(rutasGestion.categorias(), { token, body: { nombre: 'Mía' } }),
      g.app.put(rutasGestion.categoria(tapas._id), { token, body: { nombre: 'Mía' } }),
      g.app.put(rutasGestion.ordenCategorias(), { token, body: { ids: [tapas._id] } }),
      g.app.delete(rutasGestion.categoria(tapas._id), { token }),
      g.app.get(rutasGestion.debugPosiciones(), { token }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(await premium.categorias()).toEqual([tapas]);
  });
});

import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Categoria, CategoriaEliminada } from '@carta/contracts';
import { CategoriasRepository } from '../src/carta/categorias/categorias.repository';
import { DomainEvents } from '../src/plataforma/hechos/domain-events';
import type { Respuesta } from './support/app';
import { NADIE } from './support/factories';
import { useGestion } from './support/gestion';

describe('An owner’s categorías', () => {
  const g = useGestion();
  const put = (id: string, body: unknown): Promise<Respuesta<Categoria>> =>
    g.casa.put<Categoria>(rutasGestion.categoria(id), body);
  const reorder = (ids: string[]): Promise<Respuesta<Categoria[]>> =>
    g.casa.put<Categoria[]>(rutasGestion.ordenCategorias(), { ids });
  const remove = (id: string): Promise<Respuesta<CategoriaEliminada>> =>
    g.casa.delete<CategoriaEliminada>(rutasGestion.categoria(id));
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
});

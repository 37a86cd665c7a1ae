// Longer than most: one house serves everything that an owner does with its categorías.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITES, rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Categoria, CategoriaEliminada, PosicionCategoria } from '@carta/contracts';
import { CategoriasRepository } from '../../src/carta/categorias/categorias.repository';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import type { Respuesta } from '../support/app';
import { NADIE } from '../support/factories';
import { buildGestion, useGestion } from '../support/gestion';

describe('An owner’s categorías', () => {
  const g = useGestion();
  const post = (body: unknown, clave?: string): Promise<Respuesta<Categoria>> =>
    g.casa.post<Categoria>(rutasGestion.categorias(), body, clave ? { 'idempotency-key': clave } : {});
  const put = (id: string, body: unknown): Promise<Respuesta<Categoria>> =>
    g.casa.put<Categoria>(rutasGestion.categoria(id), body);
  const reorder = (ids: string[]): Promise<Respuesta<Categoria[]>> =>
    g.casa.put<Categoria[]>(rutasGestion.ordenCategorias(), { ids });
  const remove = (id: string): Promise<Respuesta<CategoriaEliminada>> =>
    g.casa.delete<CategoriaEliminada>(rutasGestion.categoria(id));
  const nombres = async (): Promise<string[]> => (await g.casa.categorias()).map(({ nombre }) => nombre);

  describe('are made', () => {
    it('at the end, trimmed, with the tipo guessed or given', async () => {
      const raciones = await post({ nombre: '  Raciones ' });
      const vinos = await post({ nombre: 'Vinos' });
      const caprichos = await post({ nombre: 'Caprichos', tipo: 'bebida' });

      expect(raciones.status).toBe(201);
      expect([raciones, vinos, caprichos].map(({ body }) => body.data)).toEqual([
        { _id: expect.any(String), nombre: 'Raciones', posicion: 0, tipo: 'comida' },
        { _id: expect.any(String), nombre: 'Vinos', posicion: 1, tipo: 'bebida' },
        { _id: expect.any(String), nombre: 'Caprichos', posicion: 2, tipo: 'bebida' },
      ]);
    });

    it('with a name of their own, whatever its case and accents and however it was pasted', async () => {
      await post({ nombre: 'Cafés y ﬁdeos' });
      await (await buildGestion(g.app)).createCategoria('Cafés y fideos');

      for (const nombre of [' CAFES Y FIDEOS', 'Cafe\u0301s  y\u00a0fideos', 'Cafés y\u2003fi\u00addeos']) {
        expect(await post({ nombre })).toMatchObject({
          status: 409,
          body: { code: 'CONFLICT', message: 'Ya existe una categoría con ese nombre.' },
        });
      }
    });

    it('once for one key, however often and however many at once it comes', async () => {
      const clave = randomUUID();
      const todas = await Promise.all(Array.from({ length: 20 }, () => post({ nombre: 'Tapas' }, clave)));
      const tarde = await post({ nombre: 'Tapas' }, clave.toUpperCase());

      const [primera] = todas;
      expect(new Set([...todas, tarde].map(({ status }) => status))).toEqual(new Set([201]));
      for (const { body } of [...todas, tarde]) expect(body.data).toEqual(primera?.body.data);
      expect((await g.casa.categorias()).map(({ nombre }) => nombre)).toEqual(['Tapas']);
    });

    it('once for one key although two processes store it at once', async () => {
      const repositorio = g.app.app.get(CategoriasRepository);
      const procesos = [1, 2].map(() => new CategoriasService(repositorio, new DomainEvents()));
      for (let vuelta = 0; vuelta < 10; vuelta += 1) {
        const clave = randomUUID();
        const [primera, segunda] = await Promise.all(
          procesos.map((proceso) => proceso.createCategoria(g.casa.id, `Tapas ${vuelta}`, { clave })),
        );
        expect(primera).toEqual(segunda);
      }
      expect(await g.casa.categorias()).toHaveLength(10);
    });

    it('with a key that is a UUID', async () => {
      expect(await post({ nombre: 'Tapas' }, 'una clave')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'Idempotency-Key' }] },
      });
    });

    it('up to a hundred', async () => {
      const restaurante = new Types.ObjectId(g.casa.id);
      const casiTodas = Array.from({ length: LIMITES.categoriasMax - 1 }, (_, i) => ({
        restaurante,
        nombre: `C${i}`,
        nombreNormalizado: `c${i}`,
        posicion: i,
        tipo: 'comida',
      }));
      await g.app.db.collection('categorias').insertMany(casiTodas);

      const ultimas = await Promise.all([post({ nombre: 'Una' }), post({ nombre: 'Otra' })]);

      expect(ultimas.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(ultimas.find(({ status }) => status === 409)?.body.message).toBe(
        'La carta ya tiene 100 categorías, que es el máximo.',
      );
    });
  });

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
      // a diner's carta tells no rev
      expect(body.data.sinCategoria).toEqual(quedan.map(({ rev: _deQuienEdita, ...producto }) => producto));
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

  describe('are put in order', () => {
    it('all at once', async () => {
      const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((nombre) => g.casa.createCategoria(nombre)));
      const ids = [c, a, b].map((categoria) => categoria?._id ?? '');

      const { status, body } = await reorder(ids);

      expect(status).toBe(200);
      expect(body.data.map(({ _id, posicion }) => [_id, posicion])).toEqual(ids.map((id, i) => [id, i]));
      expect(await nombres()).toEqual(['C', 'A', 'B']);
    });

    it('only when the list is the whole of it: the screen gets the one of now', async () => {
      const a = await g.casa.createCategoria('A');
      await g.casa.createCategoria('B');

      const { status, body } = await reorder([a._id]);

      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.data).toEqual(await g.casa.categorias());
    });

    it('never with one of another’s, nor the same one twice', async () => {
      const a = await g.casa.createCategoria('A');
      const ajena = await (await buildGestion(g.app)).createCategoria('Ajena');

      expect((await reorder([ajena._id, a._id])).status).toBe(404);
      expect((await reorder([a._id, NADIE])).status).toBe(404);
      expect((await reorder([a._id, a._id])).status).toBe(422);
      expect(await g.casa.categorias()).toEqual([a]);
    });

    it('as one of those that ask for it at once, never as a mixture', async () => {
      const todas = await Promise.all(
        Array.from({ length: 30 }, (_, i) => g.casa.createCategoria(`Categoría ${i}`)),
      );
      const ids = todas.map(({ _id }) => _id);
      const ordenes = [ids, [...ids].reverse(), [...ids.slice(15), ...ids.slice(0, 15)]];

      for (let vuelta = 0; vuelta < 5; vuelta += 1) {
        const answers = await Promise.all(ordenes.map(reorder));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        const quedan = (await g.casa.categorias()).map(({ _id }) => _id);
        expect(ordenes).toContainEqual(quedan);
      }
    });
  });

  it('tell which places are stored and which are made up', async () => {
    const sin = { restaurante: new Types.ObjectId(g.casa.id), tipo: 'comida' };
    await g.app.db.collection('categorias').insertMany([
      { ...sin, nombre: 'Primera sin', nombreNormalizado: 'primera sin' },
      { ...sin, nombre: 'Segunda sin', nombreNormalizado: 'segunda sin' },
      { ...sin, nombre: 'Con', nombreNormalizado: 'con', posicion: 0 },
    ]);

    const { body } = await g.casa.get<PosicionCategoria[]>(rutasGestion.debugPosiciones());

    expect(body.data).toEqual([
      { _id: expect.any(String), nombre: 'Con', guardada: 0, posicion: 0 },
      { _id: expect.any(String), nombre: 'Primera sin', guardada: null, posicion: 1 },
      { _id: expect.any(String), nombre: 'Segunda sin', guardada: null, posicion: 2 },
    ]);
  });
});

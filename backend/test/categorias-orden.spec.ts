import { Types } from 'mongoose';
import { rutasGestion } from '@carta/contracts';
import type { Categoria, PosicionCategoria } from '@carta/contracts';
import { NADIE } from './support/factories';
import type { Respuesta } from './support/app';
import { buildGestion, useGestion } from './support/gestion';

describe('Categorías', () => {
  const g = useGestion();
  const reorder = (ids: string[]): Promise<Respuesta<Categoria[]>> =>
    g.casa.put<Categoria[]>(rutasGestion.ordenCategorias(), { ids });
  const nombres = async (): Promise<string[]> => (await g.casa.categorias()).map(({ nombre }) => nombre);

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

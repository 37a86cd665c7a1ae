import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITES, rutasGestion } from '@carta/contracts';
import type { Categoria } from '@carta/contracts';
import { CategoriasRepository } from '../src/carta/categorias/categorias.repository';
import { CategoriasService } from '../src/carta/categorias/categorias.service';
import { DomainEvents } from '../src/plataforma/hechos/domain-events';
import type { Respuesta } from './support/app';
import { buildGestion, useGestion } from './support/gestion';

describe('A new categoría', () => {
  const g = useGestion();
  const post = (body: unknown, clave?: string): Promise<Respuesta<Categoria>> =>
    g.casa.post<Categoria>(rutasGestion.categorias(), body, clave ? { 'idempotency-key': clave } : {});

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

      for (const nombre of [' CAFES Y FIDEOS', 'Cafe\u0301s  y\u00a0fideos', 'Cafés y\tfi\u00addeos']) {
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
});

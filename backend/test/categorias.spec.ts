import type { Categoria } from '@carta/contracts';
import { Types } from 'mongoose';
import { CategoriasService } from '../src/carta/categorias/categorias.service';
import { useApp } from './support/app';
import { buildRestaurante, login } from './support/factories';

describe('GET /api/categorias', () => {
  const app = useApp();

  it('lists only one’s own, in order, with the tipo guessed from the name', async () => {
    const [casa, vecina] = await Promise.all([buildRestaurante(app), buildRestaurante(app)]);
    const categorias = app.app.get(CategoriasService);
    await categorias.createCategoria(casa.id, '  Raciones ');
    await categorias.createCategoria(casa.id, 'Vinos');
    await categorias.createCategoria(vecina.id, 'Ajena');
    const { accessToken } = await login(app, casa);

    const { body } = await app.get<Categoria[]>('/api/categorias', { token: accessToken });

    expect(body.data).toEqual([
      { _id: expect.any(String), nombre: 'Raciones', posicion: 0, tipo: 'comida' },
      { _id: expect.any(String), nombre: 'Vinos', posicion: 1, tipo: 'bebida' },
    ]);
    expect((await app.get('/api/categorias')).status).toBe(401);
  });

  it('answers its index for a categoría without a numeric posición', async () => {
    const casa = await buildRestaurante(app);
    const restaurante = new Types.ObjectId(casa.id);
    const sin = { restaurante, tipo: 'comida' };
    await app.db.collection('categorias').insertMany([
      { ...sin, nombre: 'Primera sin', nombreNormalizado: 'primera sin' },
      { ...sin, nombre: 'Segunda sin', nombreNormalizado: 'segunda sin' },
      { ...sin, nombre: 'Con', nombreNormalizado: 'con', posicion: 0 },
    ]);

    const lista = await app.app.get(CategoriasService).listCategorias(casa.id);

    expect(lista.map(({ nombre, posicion }) => [nombre, posicion])).toEqual([
      ['Con', 0],
      ['Primera sin', 1],
      ['Segunda sin', 2],
    ]);
  });

  it('keeps names unique in a restaurant, whatever their case and accents', async () => {
    const [casa, vecina] = await Promise.all([buildRestaurante(app), buildRestaurante(app)]);
    const categorias = app.app.get(CategoriasService);
    await categorias.createCategoria(casa.id, 'Cafés');

    await expect(categorias.createCategoria(casa.id, ' CAFES')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Ya existe una categoría con ese nombre.',
    });
    await expect(categorias.createCategoria(vecina.id, 'Cafés')).resolves.toMatchObject({ nombre: 'Cafés' });
  });
});

import { centimos } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import type { ProductoNuevo } from '../../src/carta/productos/lista/productos.service';
import { useApp } from '../support/app';
import { NADIE, buildRestaurante, login } from '../support/factories';

const NUEVO: ProductoNuevo = {
  nombre: 'Tortilla',
  descripcion: 'Con cebolla',
  precio: centimos(850),
  categoriaId: null,
  ingredientes: ['huevo'],
  alergenos: ['huevos'],
  disponible: true,
  agotadoHasta: null,
};
const MANANA = new Date(Date.now() + 86_400_000);
const AYER = new Date(Date.now() - 86_400_000);

describe('productos', () => {
  const app = useApp();
  let productos: ProductosService;
  let categorias: CategoriasService;

  beforeAll(async () => {
    productos = app.app.get(ProductosService);
    categorias = app.app.get(CategoriasService);
  });

  const create = (restauranteId: string, cambios: Partial<ProductoNuevo> = {}): Promise<Producto> =>
    productos.createProducto(restauranteId, { ...NUEVO, ...cambios });

  it('are listed by categoría, which must be one’s own', async () => {
    const [casa, vecina] = await Promise.all([buildRestaurante(app), buildRestaurante(app)]);
    const propia = await categorias.createCategoria(casa.id, 'Raciones');
    const ajena = await categorias.createCategoria(vecina.id, 'Raciones');
    await create(casa.id, { categoriaId: propia._id });
    await create(casa.id, { nombre: 'Sin categoría' });
    await create(vecina.id, { categoriaId: ajena._id });
    const token = (await login(app, casa)).accessToken;

    const { body } = await app.get<Producto[]>(`/api/productos/categoria/${propia._id}`, { token });

    expect(body.data.map(({ nombre }) => nombre)).toEqual(['Tortilla']);
    expect(await app.get(`/api/productos/categoria/${ajena._id}`, { token })).toMatchObject({ status: 404 });
    expect(await app.get('/api/productos/categoria/x', { token })).toMatchObject({ status: 400 });
    await expect(create(casa.id, { categoriaId: ajena._id })).rejects.toThrow('no existe');
  });

  it('are told to anybody as a flat list, the sold-out ones marked', async () => {
    const casa = await buildRestaurante(app);
    const raciones = await categorias.createCategoria(casa.id, 'Raciones');
    await create(casa.id, { nombre: 'Suelta', disponible: false });
    await create(casa.id, { nombre: 'Hoy no', categoriaId: raciones._id, agotadoHasta: MANANA });
    await create(casa.id, { nombre: 'Ya sí', categoriaId: raciones._id, agotadoHasta: AYER });

    const { body, headers } = await app.get<Producto[]>(`/api/productos/public?restaurantId=${casa.id}`);

    expect(body.data.map(({ nombre, disponible, estado }) => [nombre, disponible, estado])).toEqual([
      ['Hoy no', false, 'agotado'],
      ['Ya sí', true, 'disponible'],
      ['Suelta', false, 'agotado'],
    ]);
    expect(headers.get('etag')).toMatch(/^W\//);
    expect((await app.get(`/api/productos/public?restaurantId=${NADIE}`)).status).toBe(404);
  });

  describe('as an order prices them', () => {
    it('are found by id or by exact name in that restaurant only, with the tipo of their categoría', async () => {
      const [casa, vecina] = await Promise.all([buildRestaurante(app), buildRestaurante(app)]);
      const vinos = await categorias.createCategoria(casa.id, 'Vinos');
      const copa = await create(casa.id, { nombre: 'Copa', categoriaId: vinos._id });
      const tortilla = await create(casa.id);
      const ajena = await create(vecina.id, { nombre: 'Ajena' });

      const vendibles = await productos.vendiblesDe(casa.id, {
        ids: [copa._id, ajena._id],
        nombres: ['Tortilla', 'tortilla', 'Ajena'],
      });

      const comun = {
        ...{ precio: 850, disponible: true, alergenos: ['huevos'], alergenosDeclarados: true },
        ...{ formatos: [], opciones: [] },
      };
      expect(vendibles.sort((a, b) => a.nombre.localeCompare(b.nombre))).toEqual([
        { ...comun, id: copa._id, nombre: 'Copa', tipo: 'bebida' },
        { ...comun, id: tortilla._id, nombre: 'Tortilla', tipo: 'comida' },
      ]);
    });

    it('are each restaurant’s own, however many are asked at once', async () => {
      const casas = await Promise.all([1, 2, 3].map(() => buildRestaurante(app)));
      const creados = await Promise.all(casas.map(({ id }) => create(id)));
      const refs = { ids: creados.map(({ _id }) => _id), nombres: [NUEVO.nombre] };

      const vendibles = await Promise.all(casas.map(({ id }) => productos.vendiblesDe(id, refs)));

      expect(vendibles.map((de) => de.map(({ id }) => id))).toEqual(creados.map(({ _id }) => [_id]));
    });

    it('are as the database has them now, even while an older carta is being told', async () => {
      const casa = await buildRestaurante(app);
      const { _id } = await create(casa.id);
      await app.get(`/api/carta?restaurantId=${casa.id}`);
      await app.db.collection('productos').updateMany({}, { $set: { precio: 900, agotadoHasta: MANANA } });

      const [vendible] = await productos.vendiblesDe(casa.id, { ids: [_id], nombres: [] });

      expect(vendible).toMatchObject({ precio: 900, disponible: false });
    });
  });
});

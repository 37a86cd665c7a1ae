import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/carta';
import { searchProductos, seccionesOf } from './secciones';

const tapas = buildCategoria({ nombre: 'Tapas' });
const vinos = buildCategoria({ nombre: 'Vinos' });

it('shows every categoría, empty ones too, and at the end what has none or has lost it', () => {
  const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id });
  const suelto = buildProducto({ nombre: 'Pan' });
  const huerfano = buildProducto({ nombre: 'Huevo', categoria: 'ya-no-existe' });

  const secciones = seccionesOf([tapas, vinos], [bravas, suelto, huerfano]);

  expect(secciones.map(({ nombre, productos }) => [nombre, productos])).toEqual([
    ['Tapas', [bravas]],
    ['Vinos', []],
    ['Sin categoría', [suelto, huerfano]],
  ]);
});

it('has no section for what has no categoría when everything has one', () => {
  expect(seccionesOf([tapas], []).map(({ nombre }) => nombre)).toEqual(['Tapas']);
});

it('finds by every word, in name, description, ingredients or categoría, without accents', () => {
  const jamon = buildProducto({ nombre: 'Croquetas', ingredientes: ['Jamón'], categoria: tapas._id });
  const otra = buildProducto({ nombre: 'Croquetas de seta', categoria: tapas._id });
  const secciones = seccionesOf([tapas, vinos], [jamon, otra]);

  expect(searchProductos(secciones, 'CROQUETAS jamon tapas').flatMap(({ productos }) => productos)).toEqual([
    jamon,
  ]);
  expect(searchProductos(secciones, 'pulpo')).toEqual([]);
  expect(searchProductos(secciones, ' ')).toHaveLength(2);
});

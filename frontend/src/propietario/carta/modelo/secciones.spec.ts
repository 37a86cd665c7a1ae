import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { categoriaNueva, searchProductos, seccionesOf } from './secciones';

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

it('puts a new product into the categoría in view, or into the only one', () => {
  const suelto = buildProducto();
  const dos = seccionesOf([tapas, vinos], [suelto]);

  expect(categoriaNueva(dos, `categoria-${vinos._id}`)).toBe(vinos._id);
  expect(categoriaNueva(dos, 'categoria-sin')).toBe('');
  expect(categoriaNueva(dos, undefined)).toBe('');
  expect(categoriaNueva(seccionesOf([tapas], [suelto]), 'categoria-sin')).toBe(tapas._id);
  expect(categoriaNueva([], undefined)).toBe('');
});

it('finds by every word, in name, description, ingredients or categoría, without accents', () => {
  const jamon = buildProducto({ nombre: 'Croquetas', ingredientes: ['Jamón'], categoria: tapas._id });
  const deSeta = buildProducto({ nombre: 'Croquetas de seta', categoria: tapas._id });
  const secciones = seccionesOf([tapas, vinos], [jamon, deSeta]);

  expect(searchProductos(secciones, 'CROQUETAS jamon tapas').flatMap(({ productos }) => productos)).toEqual([
    jamon,
  ]);
  expect(searchProductos(secciones, 'pulpo')).toEqual([]);
  expect(searchProductos(secciones, ' ')).toHaveLength(2);
});

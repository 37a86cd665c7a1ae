import type { Carta, Categoria, Producto, RestaurantePublico } from '@carta/contracts';

/**
 * The menu as diners read it: products under their categoría, in its order; one whose categoría is
 * gone reads as sin categoría.
 */
export function toCarta(
  restaurante: RestaurantePublico,
  categorias: readonly Categoria[],
  productos: readonly Producto[],
): Omit<Carta, 'version'> {
  const conocidas = new Set<string | null>(categorias.map(({ _id }) => _id));
  return {
    restaurante,
    categorias: categorias.map((categoria) => ({
      ...categoria,
      productos: productos.filter((producto) => producto.categoria === categoria._id),
    })),
    sinCategoria: productos
      .filter(({ categoria }) => !conocidas.has(categoria))
      .map((producto) => ({ ...producto, categoria: null })),
  };
}

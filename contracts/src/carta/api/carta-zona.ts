import type { Zona } from '../../casa/dominio/zona';
import type { Carta, Formato, Producto } from './carta';
import { precioEnZona } from './elegible';

/**
 * The carta as the mesas of a zona read it (null: those of the Sala): each price is the one they are charged, and
 * there are no others. One whose house has no zonas is answered as it is.
 */
export function cartaEnZona(carta: Carta, zona: Pick<Zona, '_id'> | null): Carta {
  if (carta.restaurante.zonas === undefined) return carta;
  const toSuyo = (producto: Producto): Producto => productoEnZona(producto, zona?._id ?? null);
  return {
    ...carta,
    categorias: carta.categorias.map((categoria) => ({
      ...categoria,
      productos: categoria.productos.map(toSuyo),
    })),
    sinCategoria: carta.sinCategoria.map(toSuyo),
  };
}

function productoEnZona(producto: Producto, zona: string | null): Producto {
  const { formatos } = producto;
  return {
    ...withPrecio(producto, zona),
    ...(formatos ? { formatos: formatos.map((formato) => withPrecio(formato, zona)) } : {}),
  };
}

function withPrecio<T extends Producto | Formato>(
  { precios, ...resto }: T,
  zona: string | null,
): Omit<T, 'precios'> {
  return { ...resto, precio: precioEnZona({ precio: resto.precio, precios }, zona) };
}

/** The prices of one thing where nobody sits yet: the usual one, and those of the zonas where it is another. */
export function preciosPorZona(
  { precio, precios }: { precio: number; precios?: Readonly<Record<string, number>> },
  zonas: readonly Zona[] = [],
): { zona: string | null; precio: number }[] {
  const propios = zonas.flatMap(({ _id, nombre }) => {
    const enZona = precios?.[_id] ?? precio;
    return enZona === precio ? [] : [{ zona: nombre, precio: enZona }];
  });
  return [{ zona: null, precio }, ...propios];
}

import type { Zona } from '../../casa/dominio/zona';
import type { Carta, Formato, Producto } from './carta';
import { precioEnZona } from './elegible';

/** Returns the carta as the mesas of a zona read it (null: the Sala): each `precio` is what they pay. */
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

/** A reader without a mesa sees the usual price, then each zona's that differs. */
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

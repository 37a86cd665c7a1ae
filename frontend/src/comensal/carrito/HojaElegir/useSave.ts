import { addProducto, cantidadDeLinea, changeLinea, lineaId } from '@carta/contracts';
import type { Encargo, ItemCarrito } from '@carta/contracts';
import { useCarritoStore } from '../useCarrito';

export type LineaNueva = Encargo & Pick<ItemCarrito, 'producto'>;

/** Replaces the line if there is one; false when it does not fit whole. */
export function useSave(item: ItemCarrito | undefined): (nueva: LineaNueva, cantidad: number) => boolean {
  const store = useCarritoStore();
  return (nueva, cantidad) => {
    const { carrito, add, change } = store.getState();
    const { producto, ...encargo } = nueva;
    const id = lineaId(nueva);
    const antes = item === undefined ? undefined : lineaId(item);
    if (antes !== undefined && cantidadDeLinea(carrito, antes) > 0) {
      if (changeLinea(carrito, antes, nueva, cantidad) === carrito) return false;
      change(antes, nueva, cantidad);
      return true;
    }
    const despues = addProducto(carrito, producto, encargo, cantidad);
    if (cantidadDeLinea(despues, id) !== cantidadDeLinea(carrito, id) + cantidad) return false;
    add(producto, encargo, cantidad);
    return true;
  };
}

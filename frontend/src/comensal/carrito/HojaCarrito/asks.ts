import { isPorElegir, toElegible } from '@carta/contracts';
import type { Carta, ItemCarrito } from '@carta/contracts';
import { productosOf, seccionesOf } from '../../carta/secciones';
import { borradorOf, faltaOf } from '../HojaElegir/borrador';

/** It is null when there is nothing to choose, or the dish is not available. */
export type AsksOf = (item: ItemCarrito) => { falta: string | null } | null;

export function createAsks(carta: Carta): AsksOf {
  const porId = new Map(productosOf(seccionesOf(carta)).map((producto) => [producto._id, producto]));
  return (item) => {
    const producto = porId.get(item.producto._id);
    if (!producto?.disponible || !isPorElegir(producto)) return null;
    const elegible = toElegible(producto, carta.opciones ?? []);
    return { falta: faltaOf(elegible, borradorOf(elegible, item))?.texto ?? null };
  };
}

import type { Categoria } from '@carta/contracts';
import type { CategoriaDoc } from './categoria.schema';

/**
 * Categorías in the order of the carta. One without a numeric posición comes after those that have
 * one, and answers its index in the list (specification §4).
 */
export function toCategorias(docs: readonly CategoriaDoc[]): Categoria[] {
  return [...docs].sort(byPosicion).map((doc, index) => toCategoria(doc, index));
}

function byPosicion(a: CategoriaDoc, b: CategoriaDoc): number {
  const diferencia = (a.posicion ?? Number.MAX_SAFE_INTEGER) - (b.posicion ?? Number.MAX_SAFE_INTEGER);
  return diferencia || (a._id.toHexString() < b._id.toHexString() ? -1 : 1);
}

function toCategoria(doc: CategoriaDoc, index: number): Categoria {
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    posicion: doc.posicion ?? index,
    tipo: doc.tipo,
  };
}

import type { Categoria, PosicionCategoria } from '@carta/contracts';
import { destinoOf } from '../destino';
import type { CategoriaDoc } from './categoria.schema';

/** Those without a posición come last, with their index as posición (docs/reglas/carta.md#the-carta). */
export function toCategorias(docs: readonly CategoriaDoc[]): Categoria[] {
  return [...docs].sort(byPosicion).map((doc, index) => toCategoria(doc, index));
}

/** Stored and shown posiciones side by side, to explain the order of a list. */
export function toPosiciones(docs: readonly CategoriaDoc[]): PosicionCategoria[] {
  const guardadas = new Map(docs.map(({ _id, posicion }) => [_id.toHexString(), posicion]));
  return toCategorias(docs).map(({ _id, nombre, posicion }) => ({
    _id,
    nombre,
    guardada: guardadas.get(_id) ?? null,
    posicion,
  }));
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
    ...(doc.horas ? { horas: doc.horas } : {}),
    ...destinoOf(doc),
  };
}

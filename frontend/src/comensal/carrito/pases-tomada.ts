import { estacionesDe, paseDe } from '@carta/contracts';
import type { Carta, ItemCarrito, Pase } from '@carta/contracts';
import { createContext, useContext } from 'react';

/** The pases of a house that lets dishes wait, for a waiter's order (docs/reglas/pedir.md#a-waiters-order). */
export interface PasesTomada {
  pases: readonly Pase[];
  /** Null marches at once. */
  paseOf: (item: Pick<ItemCarrito, 'producto' | 'pase'>) => string | null;
  /** The dish's own, whatever was chosen. */
  propioDe: (item: Pick<ItemCarrito, 'producto'>) => string | null;
  /** Drinks never wait. */
  isBebida: (item: Pick<ItemCarrito, 'producto'>) => boolean;
}

const Contexto = createContext<PasesTomada | null>(null);

export const PasesTomadaProvider = Contexto.Provider;

/** Returns null for a diner, and in a house in which nothing waits. */
export function usePasesTomada(): PasesTomada | null {
  return useContext(Contexto);
}

export function pasesTomadaOf({ restaurante, categorias, sinCategoria }: Carta): PasesTomada | null {
  const { pases = [], marchar, estaciones } = restaurante;
  if (marchar === undefined || pases.length === 0) return null;
  const propios = new Map<string, string | null>();
  const bebidas = new Set<string>();
  for (const categoria of categorias) {
    for (const producto of categoria.productos) {
      propios.set(producto._id, paseDe(producto, categoria, pases)?._id ?? null);
      if (categoria.tipo === 'bebida') bebidas.add(producto._id);
    }
  }
  for (const producto of sinCategoria) {
    propios.set(producto._id, paseDe(producto, undefined, pases)?._id ?? null);
  }
  const deBarra = estacionesDe(estaciones).filter(({ tipo }) => tipo === 'bebida');
  const propioDe: PasesTomada['propioDe'] = ({ producto }) => propios.get(producto._id) ?? null;
  return {
    pases,
    propioDe,
    paseOf: (item) => {
      if (item.pase === undefined) return propioDe(item);
      return pases.find(({ _id }) => _id === item.pase)?._id ?? null;
    },
    isBebida: ({ producto }) =>
      bebidas.has(producto._id) || deBarra.some(({ _id }) => _id === producto.libre),
  };
}

export interface GrupoDePase {
  /** Null is what marches at once. */
  pase: Pase | null;
  items: ItemCarrito[];
}

/** In the house's order, and last what marches at once; pases without lines are left out. */
export function groupByPase({ pases, paseOf }: PasesTomada, items: readonly ItemCarrito[]): GrupoDePase[] {
  return [...pases, null]
    .map((pase) => ({ pase, items: items.filter((item) => paseOf(item) === (pase?._id ?? null)) }))
    .filter((grupo) => grupo.items.length > 0);
}

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AccionesCarrito, CarritoStore, EstadoCarrito } from '../../pedir/carrito-store';

const Contexto = createContext<CarritoStore | null>(null);

/** Gives a page its mesa's cart. */
export const CarritoProvider = Contexto.Provider;

export function useCarritoStore(): CarritoStore {
  const store = useContext(Contexto);
  if (store === null) throw new Error('useCarrito needs a CarritoProvider above it');
  return store;
}

export function useCarrito<T>(select: (carrito: EstadoCarrito & AccionesCarrito) => T): T {
  return useStore(useCarritoStore(), select);
}

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { AccionesCarrito, EstadoCarrito } from '../../pedir/estado-carrito';

const Contexto = createContext<CarritoStore | null>(null);

export const CarritoProvider = Contexto.Provider;

export function useCarritoStore(): CarritoStore {
  const store = useContext(Contexto);
  if (store === null) throw new Error('useCarrito needs a CarritoProvider above it');
  return store;
}

export function useCarrito<T>(select: (carrito: EstadoCarrito & AccionesCarrito) => T): T {
  return useStore(useCarritoStore(), select);
}

const Eleccion = createContext<(productoId: string) => void>(() => undefined);

export const ElegirProvider = Eleccion.Provider;

export function useElegir(): (productoId: string) => void {
  return useContext(Eleccion);
}

const Apertura = createContext<(productoId: string) => void>(() => undefined);

export const AbrirCarritoProvider = Apertura.Provider;

export function useAbrirCarrito(): (productoId: string) => void {
  return useContext(Apertura);
}

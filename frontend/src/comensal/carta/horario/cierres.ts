import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { CarritoStore } from '../../../pedir/carrito-store';

/** `gracia`: until when ('las 16:10') a begun order may be sent. */
export interface Cierre {
  motivo: string;
  gracia: string | null;
}

export interface Cierres {
  /** Null where it never closes, or not known yet. */
  linea: string | null;
  /** Keys are ids of products. */
  porProducto: ReadonlyMap<string, Cierre>;
  /** When menus that nobody can order now are served again ('mañana a las 13:00'); null where nobody knows. */
  menus: ReadonlyMap<string, string | null>;
}

export type CierresStore = StoreApi<Cierres>;

export const SIN_CIERRES: Cierres = { linea: null, porProducto: new Map(), menus: new Map() };

export const createCierres = (): CierresStore => createStore<Cierres>(() => SIN_CIERRES);

const Contexto = createContext(createCierres());

export const CierresProvider = Contexto.Provider;

export function useCierres<T>(select: (cierres: Cierres) => T): T {
  return useStore(useContext(Contexto), select);
}

export function useCierre(productoId: string): Cierre | null {
  return useCierres(({ porProducto }) => porProducto.get(productoId) ?? null);
}

/** Undefined while the menu is served. */
export function useMenuCerrado(productoId: string): string | null | undefined {
  return useCierres(({ menus }) => menus.get(productoId));
}

/** The diner is warned when something in it closes. */
export interface CarritoConHoras {
  carrito: CarritoStore;
  onNoticia: (texto: string) => void;
}

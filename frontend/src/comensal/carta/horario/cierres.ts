import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { CarritoStore } from '../../../pedir/carrito-store';

/** Why a dish cannot be ordered now, and until when ('las 16:10') who had begun still may. */
export interface Cierre {
  motivo: string;
  gracia: string | null;
}

/** What a carta says of the hour it is. */
export interface Cierres {
  /** Whether the house is open, in a line; null where it never closes, or nobody knows yet. */
  linea: string | null;
  /** What cannot be ordered now, by its product's id. */
  porProducto: ReadonlyMap<string, Cierre>;
}

export type CierresStore = StoreApi<Cierres>;

export const SIN_CIERRES: Cierres = { linea: null, porProducto: new Map() };

export const createCierres = (): CierresStore => createStore<Cierres>(() => SIN_CIERRES);

const Contexto = createContext(createCierres());

/** Tells what is inside what is closed. */
export const CierresProvider = Contexto.Provider;

export function useCierres<T>(select: (cierres: Cierres) => T): T {
  return useStore(useContext(Contexto), select);
}

/** Why a dish cannot be ordered now; null when it can. */
export function useCierre(productoId: string): Cierre | null {
  return useCierres(({ porProducto }) => porProducto.get(productoId) ?? null);
}

/** A diner's cart, which is told of what closes while it is in it. */
export interface CarritoConHoras {
  carrito: CarritoStore;
  onNoticia: (texto: string) => void;
}

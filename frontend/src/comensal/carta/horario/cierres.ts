import { textoDeCuando } from '@carta/contracts/comensal';
import type { MenusFuera } from '@carta/contracts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { CarritoStore } from '../../../pedir/carrito-store';
import type { Primera } from '../../../shared/lengua/frases';
import { t } from '../../../shared/lengua/lengua';

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
  fuera: MenusFuera;
}

export type CierresStore = StoreApi<Cierres>;

export const SIN_CIERRES: Cierres = { linea: null, porProducto: new Map(), fuera: {} };

/** @param fuera what the page was drawn with. */
export const createCierres = (fuera: MenusFuera = {}): CierresStore =>
  createStore<Cierres>(() => ({ ...SIN_CIERRES, fuera }));

const Contexto = createContext(createCierres());

export const CierresProvider = Contexto.Provider;

export function useCierres<T>(select: (cierres: Cierres) => T): T {
  return useStore(useContext(Contexto), select);
}

export function useCierre(productoId: string): Cierre | null {
  return useCierres(({ porProducto }) => porProducto.get(productoId) ?? null);
}

/** It is said with the first drawing, when no other words are there yet. */
const decir = t<Primera>;

/** 'Vuelve mañana a las 13:00'; null unless the menu is out of its hours. */
export function useVuelve(productoId: string): string | null {
  const cuando = useCierres(({ fuera }) => fuera[productoId]);
  if (cuando === undefined) return null;
  if (cuando === null) return decir('Ahora no se sirve');
  return decir('Vuelve {cuando}', { cuando: textoDeCuando(cuando, decir) });
}

/** The diner is warned when something in it closes. */
export interface CarritoConHoras {
  carrito: CarritoStore;
  onNoticia: (texto: string) => void;
}

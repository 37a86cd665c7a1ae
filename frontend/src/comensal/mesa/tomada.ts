import type { Alergeno, Carta, ItemCarrito } from '@carta/contracts';
import { createContext, useContext } from 'react';

/** The carta an order is taken from, as far as a dish's lines go. */
interface Tomada {
  carta: Carta;
  /** What whoever eats it avoids. */
  evitados: readonly Alergeno[];
  /** Chooses a line again. */
  onCambiar: (item: ItemCarrito) => void;
}

const Contexto = createContext<Tomada | null>(null);

/** Tells what is inside from which carta an order is taken. */
export const TomadaProvider = Contexto.Provider;

export function useTomada(): Tomada {
  const tomada = useContext(Contexto);
  if (tomada === null) throw new Error('useTomada needs a TomadaProvider above it');
  return tomada;
}

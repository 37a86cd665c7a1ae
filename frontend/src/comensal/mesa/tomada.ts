import type { Alergeno, Carta, ItemCarrito } from '@carta/contracts';
import { createContext, useContext } from 'react';

interface Tomada {
  carta: Carta;
  evitados: readonly Alergeno[];
  onCambiar: (item: ItemCarrito) => void;
}

const Contexto = createContext<Tomada | null>(null);

export const TomadaProvider = Contexto.Provider;

export function useTomada(): Tomada {
  const tomada = useContext(Contexto);
  if (tomada === null) throw new Error('useTomada needs a TomadaProvider above it');
  return tomada;
}

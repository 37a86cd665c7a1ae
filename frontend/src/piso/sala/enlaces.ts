import { createContext, useContext } from 'react';

/** Where the waiters' screens lead. */
export interface EnlacesSala {
  radar: string;
  mesas: string;
  mesa: (numero: number) => string;
  pedir: (numero: number) => string;
  /** The order boards, for who may leave the floor; a paired phone may not. */
  tableros: string | null;
}

const Contexto = createContext<EnlacesSala | null>(null);

export const EnlacesProvider = Contexto.Provider;

export function useEnlaces(): EnlacesSala {
  const enlaces = useContext(Contexto);
  if (enlaces === null) throw new Error('useEnlaces needs an EnlacesProvider above it');
  return enlaces;
}

import { createContext, useContext } from 'react';

/** The others read this phone's name in 'Lo lleva Ana'. */
const Contexto = createContext('');

export const QuienProvider = Contexto.Provider;

export function useQuien(): string {
  return useContext(Contexto);
}

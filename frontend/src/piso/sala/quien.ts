import { createContext, useContext } from 'react';

/** The name under which this phone does things, as the others read it: 'Lo lleva Ana'. */
const Contexto = createContext('');

export const QuienProvider = Contexto.Provider;

export function useQuien(): string {
  return useContext(Contexto);
}

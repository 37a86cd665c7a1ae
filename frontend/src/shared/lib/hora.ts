import { horaDelLugar } from '@carta/contracts/comensal';
import type { Husos } from '@carta/contracts';
import { createContext, useContext } from 'react';

/** Of a place that has always gone by the first clock. */
export const SIN_CAMBIOS: Husos = [];

const Contexto = createContext(SIN_CAMBIOS);

/** Tells what is inside by whose clock the place goes: the device may lie in another zone. */
export const HusosProvider = Contexto.Provider;

export const useHusos = (): Husos => useContext(Contexto);

/** An instant (ISO 8601 or ms) as people of the place read a clock: '14:32'. */
export function formatHora(husos: Husos, instante: string | number): string {
  return horaDelLugar(husos, new Date(instante));
}

/** The same for the place that is on screen. */
export function useHora(): (instante: string | number) => string {
  const husos = useHusos();
  return (instante) => formatHora(husos, instante);
}

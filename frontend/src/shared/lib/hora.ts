import { horaDelLugar } from '@carta/contracts/comensal';
import type { Husos } from '@carta/contracts';
import { createContext, useContext } from 'react';

export const SIN_CAMBIOS: Husos = [];

const Contexto = createContext(SIN_CAMBIOS);

/** The clock of the place: the device may be in another zone. */
export const HusosProvider = Contexto.Provider;

export const useHusos = (): Husos => useContext(Contexto);

/** Shows an instant (ISO 8601 or ms) on the place's clock: '14:32'. */
export function formatHora(husos: Husos, instante: string | number): string {
  return horaDelLugar(husos, new Date(instante));
}

export function useHora(): (instante: string | number) => string {
  const husos = useHusos();
  return (instante) => formatHora(husos, instante);
}

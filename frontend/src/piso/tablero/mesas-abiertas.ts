import { create } from 'zustand';
import type { Tablero } from '../vivo/modelo/tableros';

interface MesasAbiertas {
  /** Their grupoMesa. */
  abiertas: ReadonlySet<string>;
  /** Boards that have shown their first mesa. */
  empezados: ReadonlySet<Tablero>;
}

/** Which rows of the boards are open on a phone, for as long as its page lives: who opened one closes it. */
export const useMesasAbiertas = create<MesasAbiertas>()(() => ({
  abiertas: new Set(),
  empezados: new Set(),
}));

/** A board shows mesas: the first time, the first of them is open. */
export function startTablero(tablero: Tablero, primera: string): void {
  const { abiertas, empezados } = useMesasAbiertas.getState();
  if (empezados.has(tablero)) return;
  useMesasAbiertas.setState({
    abiertas: new Set([...abiertas, primera]),
    empezados: new Set([...empezados, tablero]),
  });
}

export function toggleMesa(grupoMesa: string): void {
  useMesasAbiertas.setState(({ abiertas }) => ({
    abiertas: abiertas.has(grupoMesa)
      ? new Set([...abiertas].filter((otra) => otra !== grupoMesa))
      : new Set([...abiertas, grupoMesa]),
  }));
}

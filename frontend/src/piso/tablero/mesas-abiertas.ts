import { create } from 'zustand';
import type { Tablero } from '../vivo/tickets/tableros';

interface MesasAbiertas {
  /** Each is a grupoMesa, of a party its leader's. */
  abiertas: ReadonlySet<string>;
  /** It was decided of these mesas whether they open, and of these boards which of their mesas come first. */
  conocidas: ReadonlySet<string>;
}

/** Rows stay open as long as their page lives: only the person who opened one closes it. */
export const useMesasAbiertas = create<MesasAbiertas>()(() => ({
  abiertas: new Set(),
  conocidas: new Set(),
}));

/** Shows these mesas open for as long as they are measured, before anything is drawn. */
export function tryAbiertas(mesas: readonly string[]): void {
  useMesasAbiertas.setState(({ abiertas }) => ({ abiertas: new Set([...abiertas, ...mesas]) }));
}

/** It is decided once of each mesa of a board, and of the others nothing changes. */
export function decideAbiertas(tablero: Tablero, mesas: ReadonlyMap<string, boolean>): void {
  useMesasAbiertas.setState(({ abiertas, conocidas }) => ({
    abiertas: new Set([...abiertas, ...mesas.keys()].filter((mesa) => mesas.get(mesa) ?? true)),
    conocidas: new Set([...conocidas, ...mesas.keys(), tablero]),
  }));
}

export function toggleMesa(grupoMesa: string): void {
  useMesasAbiertas.setState(({ abiertas }) => ({
    abiertas: abiertas.has(grupoMesa)
      ? new Set([...abiertas].filter((abierta) => abierta !== grupoMesa))
      : new Set([...abiertas, grupoMesa]),
  }));
}

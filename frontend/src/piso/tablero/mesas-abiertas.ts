import { create } from 'zustand';
import type { Tablero } from '../vivo/modelo/tableros';

interface MesasAbiertas {
  /** Each is a grupoMesa. */
  abiertas: ReadonlySet<string>;
  /** Boards have shown these mesas, and these boards have shown one. */
  conocidas: ReadonlySet<string>;
}

/** A wide screen has room for all orders of so few mesas. */
const CABEN = 6;

/** Rows stay open as long as their page lives: only the person who opened one closes it. */
export const useMesasAbiertas = create<MesasAbiertas>()(() => ({
  abiertas: new Set(),
  conocidas: new Set(),
}));

/**
 * A board shows these mesas, in its order. A phone opens the very first one; a wide screen opens new ones
 * while there are few. On a full board they stay closed, because a closed row shows enough.
 */
export function meetMesas(tablero: Tablero, mesas: readonly string[], isEstrecha: boolean): void {
  const { abiertas, conocidas } = useMesasAbiertas.getState();
  const nuevas = mesas.filter((mesa) => !conocidas.has(mesa));
  if (nuevas.length === 0) return;
  const primeras = conocidas.has(tablero) ? [] : mesas.slice(0, 1);
  const porAbrir = isEstrecha ? primeras : nuevas.filter(() => mesas.length <= CABEN);
  useMesasAbiertas.setState({
    abiertas: new Set([...abiertas, ...porAbrir]),
    conocidas: new Set([...conocidas, ...nuevas, tablero]),
  });
}

export function toggleMesa(grupoMesa: string): void {
  useMesasAbiertas.setState(({ abiertas }) => ({
    abiertas: abiertas.has(grupoMesa)
      ? new Set([...abiertas].filter((abierta) => abierta !== grupoMesa))
      : new Set([...abiertas, grupoMesa]),
  }));
}

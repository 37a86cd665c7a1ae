import { create } from 'zustand';
import type { Tablero } from '../vivo/modelo/tableros';

interface MesasAbiertas {
  /** Their grupoMesa. */
  abiertas: ReadonlySet<string>;
  /** Mesas that a board has shown, and boards that have shown one. */
  conocidas: ReadonlySet<string>;
}

/** On so few mesas a wide screen has room for all that they ordered. */
const CABEN = 6;

/** Which rows of the boards are open, for as long as their page lives: who opened one closes it. */
export const useMesasAbiertas = create<MesasAbiertas>()(() => ({
  abiertas: new Set(),
  conocidas: new Set(),
}));

/**
 * A board shows these mesas, in its order. On a phone the very first one is open; on a wide screen those that it has not
 * shown yet, while there are few: on a full board they are rows, and what one says closed is enough to go by.
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
      ? new Set([...abiertas].filter((otra) => otra !== grupoMesa))
      : new Set([...abiertas, grupoMesa]),
  }));
}

import { useStore } from 'zustand';
import type { SeguimientoStore } from './seguimiento-store';
import { totalDeMesa, totalPropio } from './totales';

/** What a mesa owes, as far as this phone knows: the whole mesa, and what this phone has ordered; null what it does not. */
export function useDebe(store: SeguimientoStore, mesa: number | null) {
  const total = useStore(store, ({ rondas, mesas }) => totalDeMesa(rondas, mesas, mesa));
  const propio = useStore(store, ({ rondas }) => totalPropio(rondas, mesa));
  return { total, propio };
}

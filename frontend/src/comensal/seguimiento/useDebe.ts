import { useStore } from 'zustand';
import type { SeguimientoStore } from './seguimiento-store';
import { totalDeMesa, totalPropio } from './totales';

/** Returns null when it is not known. */
export function useDebe(store: SeguimientoStore, mesa: number | null) {
  const total = useStore(store, ({ rondas, mesas }) => totalDeMesa(rondas, mesas, mesa));
  const propio = useStore(store, ({ rondas }) => totalPropio(rondas, mesa));
  return { total, propio };
}

import type { Centimos } from '@carta/contracts';
import { useStore } from 'zustand';
import type { SeguimientoStore } from './seguimiento-store';
import { totalDeMesa } from './totales';

/** What the whole mesa owes, as far as this phone knows; null where it does not. */
export function useTotalMesa(store: SeguimientoStore, mesa: number | null): Centimos | null {
  return useStore(store, ({ rondas, mesas }) => totalDeMesa(rondas, mesas, mesa));
}

import { MESAS } from './locales';
import type { Local } from './locales';

export interface MesaDe {
  local: Local;
  mesa: number;
}

/** It is a prime, so its multiples leap through a list of any other length and miss nobody. */
const LEAP = 7919;

/** Counts by local id the mesas that have been used in this run. */
const used = new Map<string, number>();

/**
 * Returns mesas that nobody has used in this run, neighbours in the list being far apart in the town. A
 * server remembers the tabs that it wrote, so an order at a mesa whose tab the benchmark removed would make
 * trips to the database that it makes in no house.
 */
export function takeMesas(locales: readonly Local[], count: number): MesaDe[] {
  return Array.from({ length: count }, (_, i) => {
    const local = locales[(i * LEAP) % locales.length];
    const mesa = 1 + (used.get(local?.id ?? '') ?? 0);
    if (!local || mesa > MESAS) throw new Error(`There are not ${count} free mesas`);
    used.set(local.id, mesa);
    return { local, mesa };
  });
}

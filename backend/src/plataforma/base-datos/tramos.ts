import type { Tramo } from '@carta/contracts';

/** Copies field by field, and sorts the days. */
export function toTramos(tramos: readonly Tramo[]): Tramo[] {
  return tramos.map(({ dias, desde, hasta }) => ({ dias: [...dias].sort((a, b) => a - b), desde, hasta }));
}

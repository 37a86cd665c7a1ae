import type { Tramo } from '@carta/contracts';

/** Hours as they are stored: field by field, their days in order. */
export function toTramos(tramos: readonly Tramo[]): Tramo[] {
  return tramos.map(({ dias, desde, hasta }) => ({ dias: [...dias].sort((a, b) => a - b), desde, hasta }));
}

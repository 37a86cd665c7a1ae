import type { Tramo } from '@carta/contracts';

export function toTramos(tramos: readonly Tramo[]): Tramo[] {
  return tramos.map(({ dias, desde, hasta }) => ({ dias: [...dias].sort((a, b) => a - b), desde, hasta }));
}

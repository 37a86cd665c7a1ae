import type { MouseEvent } from 'react';

/**
 * A double tap's first click has already moved things on, so its second would fall on a step, or a button,
 * that nobody has read yet.
 */
export function isRepetido(event: MouseEvent): boolean {
  return event.detail > 1;
}

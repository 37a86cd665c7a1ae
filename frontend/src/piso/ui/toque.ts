import type { MouseEvent } from 'react';

/**
 * Whether a click is the rest of a double tap. The first has already moved things on, so the second
 * would fall on a step, or a button, that nobody has read yet.
 */
export function isRepetido(event: MouseEvent): boolean {
  return event.detail > 1;
}

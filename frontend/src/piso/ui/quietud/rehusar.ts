import type { MouseEvent } from 'react';
import './quietud.css';

/**
 * A tap on what has just moved was meant for what stood there. A key reaches the focused card, wherever that
 * moved.
 */
export function refuseToque(event: MouseEvent, hueco: HTMLElement): void {
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
  shake(hueco);
}

/** A tap was not taken; it may have been meant for what was here before. */
function shake(hueco: HTMLElement | null): void {
  if (hueco === null) return;
  hueco.dataset.sacudido = '';
  hueco.addEventListener('animationend', () => delete hueco.dataset.sacudido, { once: true });
}

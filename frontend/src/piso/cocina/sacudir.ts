/** A tap was not taken; it may have been meant for the ticket that was here before. */
export function shake(hueco: HTMLElement | null): void {
  if (hueco === null) return;
  hueco.dataset.sacudido = '';
  hueco.addEventListener('animationend', () => delete hueco.dataset.sacudido, { once: true });
}

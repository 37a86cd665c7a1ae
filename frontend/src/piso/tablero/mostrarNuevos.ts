/** Brings the first card with new orders into view; returns false when this page shows none. */
export function showNuevos(): boolean {
  const tarjeta = document.querySelector('article[data-nuevo]');
  const suave = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  tarjeta?.scrollIntoView({ block: 'start', behavior: suave ? 'smooth' : 'auto' });
  return tarjeta !== null;
}

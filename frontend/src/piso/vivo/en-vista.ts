/** How finely it is measured: what is much taller than the screen is never seen by much of itself. */
const PASOS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * Calls back when an element comes into view, by half of itself or of the screen, and when it goes out
 * of it. Answers how to stop. Without IntersectionObserver what is on the page counts as in view.
 */
export function watchEnVista(nodo: Element, onCambio: (enVista: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onCambio(true);
    return () => undefined;
  }
  let actual = false;
  const vigia = new IntersectionObserver(
    (medidas) => {
      const ultima = medidas.at(-1);
      if (ultima === undefined || isEnVista(ultima) === actual) return;
      actual = !actual;
      onCambio(actual);
    },
    { threshold: PASOS },
  );
  vigia.observe(nodo);
  return () => vigia.disconnect();
}

function isEnVista(medida: IntersectionObserverEntry): boolean {
  const { intersectionRatio, intersectionRect, rootBounds } = medida;
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
}

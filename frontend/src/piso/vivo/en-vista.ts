/** The steps are fine, because a tall element never shows much of itself at once. */
const PASOS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * Calls back when half of the element, or of the screen, comes into view or leaves it. Without
 * IntersectionObserver everything is in view. Returns a function that stops it.
 */
export function watchEnVista(nodo: Element, onCambio: (enVista: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onCambio(true);
    return () => undefined;
  }
  let actual = false;
  const observador = new IntersectionObserver(
    (medidas) => {
      const ultima = medidas.at(-1);
      if (ultima === undefined || isEnVista(ultima) === actual) return;
      actual = !actual;
      onCambio(actual);
    },
    { threshold: PASOS },
  );
  observador.observe(nodo);
  return () => observador.disconnect();
}

function isEnVista(medida: IntersectionObserverEntry): boolean {
  const { intersectionRatio, intersectionRect, rootBounds } = medida;
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
}

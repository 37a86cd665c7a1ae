/** What the stylesheets read the height of something from (styles/tokens.css). */
type Propiedad = '--alto-barra-inferior' | '--alto-lista-avisos';

/**
 * A ref that tells the stylesheets how tall its element is, in px without padding, as long as it is there.
 * What they know already is not told: every element of the page has its style worked out again for it.
 * Give the same one at every render.
 */
export function tellAlto(propiedad: Propiedad) {
  return (elemento: HTMLElement | null) => {
    if (!elemento || !('ResizeObserver' in window)) return undefined;
    const raiz = document.documentElement;
    const observador = new ResizeObserver(([caja]) => {
      const alto = `${Math.ceil(caja?.contentRect.height ?? 0)}px`;
      if (getComputedStyle(raiz).getPropertyValue(propiedad) !== alto)
        raiz.style.setProperty(propiedad, alto);
    });
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      raiz.style.removeProperty(propiedad);
    };
  };
}

/** Read by styles/tokens.css. */
type Propiedad = '--alto-barra-inferior' | '--alto-lista-avisos';

/**
 * A ref that publishes its element's height (px, without padding) while mounted. An unchanged value is not
 * written, since every element's style would be recomputed. Pass the same ref at every render.
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

/** What the stylesheets read the height of something from (styles/tokens.css). */
type Propiedad = '--alto-barra-inferior' | '--alto-lista-avisos';

/**
 * A ref that tells the stylesheets how tall its element is, in px without padding, as long as it is there.
 * Give the same one at every render.
 */
export function tellAlto(propiedad: Propiedad) {
  return (elemento: HTMLElement | null) => {
    if (!elemento || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observador = new ResizeObserver(([caja]) => {
      if (caja) style.setProperty(propiedad, `${Math.ceil(caja.contentRect.height)}px`);
    });
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      style.removeProperty(propiedad);
    };
  };
}

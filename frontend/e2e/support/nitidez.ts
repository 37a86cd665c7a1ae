/**
 * Runs in the page. What is behind a sheet stays clear: to blur it without a graphics card, for every frame,
 * costs more than a fifth of what a journey does.
 */
export function leaveClear(): void {
  const estilo = new CSSStyleSheet();
  estilo.replaceSync('* { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(estilo);
}

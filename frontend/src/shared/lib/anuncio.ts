import { anunciar, desistir, region } from './anunciar';

/** A ref of what is to be seen: its text is told when it appears and whenever it changes. */
export const anunciado = (element: Element | null) => (element ? watch(element, '') : undefined);

/** A ref of what opens with its screen or sheet, which is read anyway: its text is told whenever it changes. */
export const anunciadoAlCambiar = (element: Element | null) =>
  element ? watch(element, textosOf(element).join(' ')) : undefined;

function watch(element: Element, yaDicho: string): () => void {
  region();
  let dicho = yaDicho;
  const tellCambio = () => {
    const texto = textosOf(element).join(' ');
    if (texto === dicho) return;
    dicho = texto;
    if (texto === '') desistir(element);
    else anunciar(texto, element);
  };
  const observador = new MutationObserver(tellCambio);
  observador.observe(element, { childList: true, characterData: true, subtree: true });
  tellCambio();
  return () => {
    observador.disconnect();
    desistir(element);
  };
}

/** Each element's apart, without what readers do not read. */
function textosOf(nodo: Node): string[] {
  if (nodo instanceof Element && nodo.matches('[aria-hidden=true], [hidden]')) return [];
  if (!(nodo instanceof Text)) return [...nodo.childNodes].flatMap(textosOf);
  const texto = nodo.data.trim();
  return texto === '' ? [] : [texto];
}

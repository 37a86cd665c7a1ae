import { useEffect, useId } from 'react';

/** Between two messages, in ms: a reader that is given more of them drops some. */
const ENTRE_MS = 1_000;
/** What happens together is said together. A region that is new is known by then. */
const JUNTOS_MS = 100;
export const ID_ANUNCIO = 'anuncio';
/** Readers do not repeat a text that is the same. */
const INVISIBLE = '\u00a0';

/** By kind: of what comes within a second, the newest of each. */
const pendientes = new Map<unknown, string>();
let reloj: ReturnType<typeof setTimeout> | undefined;
let libreDesde = 0;

/**
 * Tells screen readers, politely and once each time it is called, in the only live region of the page
 * (docs/reglas.md#what-is-said-aloud).
 * @param clase a newer text of the same kind takes the place of one that was not said yet.
 */
export function anunciar(texto: string, clase: unknown = texto): void {
  region();
  pendientes.delete(clase);
  pendientes.set(clase, texto);
  reloj ??= setTimeout(tell, Math.max(JUNTOS_MS, libreDesde - performance.now()));
}

/** Tells a text that is nowhere to be seen, whenever it changes; '' is not said. */
export function useAnuncio(texto: string): void {
  const clase = useId();
  useEffect(() => {
    if (texto !== '') anunciar(texto, clase);
  }, [texto, clase]);
}

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
    if (texto === '') pendientes.delete(element);
    else anunciar(texto, element);
  };
  const observador = new MutationObserver(tellCambio);
  observador.observe(element, { childList: true, characterData: true, subtree: true });
  tellCambio();
  return () => {
    observador.disconnect();
    pendientes.delete(element);
  };
}

/** Forgets what was to be said, and what was said last. */
export function callar(): void {
  clearTimeout(reloj);
  reloj = undefined;
  libreDesde = 0;
  pendientes.clear();
  document.getElementById(ID_ANUNCIO)?.remove();
}

function tell(): void {
  reloj = undefined;
  if (pendientes.size === 0) return;
  const texto = joinFrases([...new Set(pendientes.values())]);
  pendientes.clear();
  libreDesde = performance.now() + ENTRE_MS;
  const donde = region();
  donde.textContent = donde.textContent === texto ? texto + INVISIBLE : texto;
}

function joinFrases(frases: readonly string[]): string {
  if (frases.length < 2) return frases.join('');
  return frases.map((frase) => (/[.!?…]$/.test(frase) ? frase : `${frase}.`)).join(' ');
}

/** It stands before anything is said in it. Its `aria-live` keeps it audible while a sheet hides the page. */
function region(): HTMLElement {
  const existing = document.getElementById(ID_ANUNCIO);
  if (existing) return existing;
  const nueva = document.createElement('p');
  nueva.id = ID_ANUNCIO;
  nueva.className = 'solo-lectores';
  nueva.setAttribute('role', 'status');
  nueva.setAttribute('aria-live', 'polite');
  document.body.append(nueva);
  return nueva;
}

/** Each element's apart, without what readers do not read. */
function textosOf(nodo: Node): string[] {
  if (nodo instanceof Element && nodo.matches('[aria-hidden=true], [hidden]')) return [];
  if (!(nodo instanceof Text)) return [...nodo.childNodes].flatMap(textosOf);
  const texto = nodo.data.trim();
  return texto === '' ? [] : [texto];
}

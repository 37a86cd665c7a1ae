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
 * (docs/reglas/limites.md#what-is-said-aloud).
 * @param clase a newer text of the same kind takes the place of one that was not said yet.
 */
export function anunciar(texto: string, clase: unknown = texto): void {
  region();
  pendientes.delete(clase);
  pendientes.set(clase, texto);
  reloj ??= setTimeout(tell, Math.max(JUNTOS_MS, libreDesde - performance.now()));
}

/** What is gone before its turn is not said. */
export const desistir = (clase: unknown): void => void pendientes.delete(clase);

/** Tells a text whenever it changes; '' is not said. */
export function useAnuncio(texto: string): void {
  const clase = useId();
  useEffect(() => {
    if (texto !== '') anunciar(texto, clase);
    return () => desistir(clase);
  }, [texto, clase]);
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
export function region(): HTMLElement {
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

import type { Page } from 'playwright-core';
import { findDesbordesHere } from './encaje';

/** A phone of before, the narrow and the usual of now, a tablet and a laptop. */
const VENTANAS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [768, 1_024],
  [1_366, 768],
] as const;

/** Bounds a failure (ms). */
const PACIENCIA_MS = 15_000;

/** In every window: what of a screen is wider than it, a word that is broken, and text that is cut for good. */
export async function findIlegibles(page: Page): Promise<string[]> {
  const hallazgos: string[] = [];
  for (const [width, height] of VENTANAS) {
    await page.setViewportSize({ width, height });
    hallazgos.push(...(await findAqui(page)).map((hallazgo) => `at ${width}: ${hallazgo}`));
  }
  return hallazgos;
}

/** A long screen is laid out anew in parts: what is found has to stay. */
async function findAqui(page: Page): Promise<string[]> {
  const limit = performance.now() + PACIENCIA_MS;
  for (;;) {
    const aqui = [...(await findDesbordesHere(page)), ...(await page.evaluate(listIlegibles))];
    if (aqui.length === 0 || performance.now() > limit) return aqui;
    await page.waitForTimeout(200);
  }
}

/**
 * Runs in the page. A longer word may break, one with a hyphen may, and where the language has hyphens it is broken
 * with one. A text that is cut is read otherwise where it has a title, or opens.
 */
function listIlegibles(): string[] {
  const PALABRA = /[\p{L}\p{N}]{2,12}/u;
  const nodos = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (nodo) => nodo.checkVisibility({ visibilityProperty: true }) && !isParaLectores(nodo),
  );
  return [
    ...new Set(nodos.flatMap((nodo) => [...findAncho(nodo), ...findRotas(nodo), ...findCortado(nodo)])),
  ];

  function isParaLectores(nodo: HTMLElement): boolean {
    return nodo.closest('.solo-lectores') !== null || getComputedStyle(nodo).clipPath === 'inset(50%)';
  }

  /** What scrolls or is cut sideways is no wider than its screen, though what is in it together may be. */
  function findAncho(nodo: HTMLElement): string[] {
    const { width } = nodo.getBoundingClientRect();
    if (getComputedStyle(nodo).display === 'inline') return [];
    return width > window.innerWidth + 1
      ? [`<${nodo.localName}> ${nombreDe(nodo)} is ${Math.round(width)} wide`]
      : [];
  }

  function findRotas(nodo: HTMLElement): string[] {
    if (getComputedStyle(nodo).hyphens === 'auto') return [];
    return [...nodo.childNodes].flatMap((texto) => {
      if (texto.nodeType !== 3) return [];
      return [...(texto.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: trozo, index }) => {
        const palabra = trozo.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
        if (palabra === '' || palabra !== PALABRA.exec(palabra)?.[0]) return [];
        const desde = index + trozo.indexOf(palabra);
        const rango = document.createRange();
        rango.setStart(texto, desde);
        rango.setEnd(texto, desde + palabra.length);
        const lineas = new Set([...rango.getClientRects()].map(({ top }) => Math.round(top)));
        return lineas.size > 1 ? [`'${palabra}' is broken in <${nodo.localName}> ${nombreDe(nodo)}`] : [];
      });
    });
  }

  function findCortado(nodo: HTMLElement): string[] {
    const { textOverflow, overflowX, overflowY, webkitLineClamp } = getComputedStyle(nodo);
    const aLoAncho =
      textOverflow === 'ellipsis' && overflowX !== 'visible' && nodo.scrollWidth > nodo.clientWidth + 1;
    const isTapado = overflowY === 'hidden' || overflowY === 'clip' || webkitLineClamp !== 'none';
    const aLoAlto = isTapado && nodo.textContent.trim() !== '' && nodo.scrollHeight > nodo.clientHeight + 4;
    if (!(aLoAncho || aLoAlto) || seLee(nodo)) return [];
    return [`<${nodo.localName}> ${nombreDe(nodo)} is cut`];
  }

  function seLee(nodo: HTMLElement): boolean {
    const fila = nodo.closest('article, li, tr');
    return (
      nodo.closest('[title], a, button, label, summary, input, textarea') !== null ||
      (fila !== null && fila.querySelector('.cubre, [aria-expanded], a, button') !== null)
    );
  }

  function nombreDe(nodo: HTMLElement): string {
    return nodo.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  }
}

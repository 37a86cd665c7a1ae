import type { Page } from 'playwright-core';
import { becomes } from './becomes';

/**
 * Does to a page what a browser does that translates it: each text gives way to another in elements of the
 * browser's own, and so does each that comes later. The words stay as they are, so that they can be looked for,
 * but for a mark before them.
 */
export async function translate(page: Page, marca = ''): Promise<void> {
  await page.evaluate((delante) => {
    document.documentElement.lang = 'en';
    const propios = new WeakSet<Node>();
    const isIntocable = (padre: Element) =>
      padre.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      padre.closest('script, style, noscript, textarea, [translate=no]') !== null;

    function replace(texto: Node) {
      const padre = texto.parentElement;
      if (!padre || propios.has(texto) || !texto.nodeValue?.trim() || isIntocable(padre)) return;
      const traducido = document.createTextNode(delante + texto.nodeValue);
      propios.add(traducido);
      const [fuera, dentro] = [document.createElement('font'), document.createElement('font')];
      dentro.append(traducido);
      fuera.append(dentro);
      padre.replaceChild(fuera, texto);
    }

    function translateAll(raiz: Node) {
      const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
      const todos: Node[] = raiz.nodeType === Node.TEXT_NODE ? [raiz] : [];
      while (textos.nextNode()) todos.push(textos.currentNode);
      todos.forEach(replace);
    }

    translateAll(document.body);
    new MutationObserver((cambios) =>
      cambios.forEach(({ addedNodes }) => addedNodes.forEach(translateAll)),
    ).observe(document.body, { childList: true, subtree: true });
  }, marca);
}

/** What was said aloud last: two pages that hear of two orders at other moments may say them together or apart. */
const DICHO = '#anuncio';

/** That a page says all of this, and of everything else what the original says. */
export async function expectDice(page: Page, dice: readonly string[], original = page): Promise<void> {
  await becomes(
    async () => {
      const [textos, ciertos] = await Promise.all([readTextos(page), readTextos(original, DICHO)]);
      const texto = textos.join(' | ');
      return { sinDecir: dice.filter((frase) => !texto.includes(frase)), falta: without(ciertos, textos) };
    },
    { sinDecir: [], falta: [] },
  );
}

/** The texts that are not among the others, each as often as it is missing. */
function without(textos: readonly string[], excluidos: readonly string[]): string[] {
  const quedan = [...excluidos];
  return textos.filter((texto) => {
    const i = quedan.indexOf(texto);
    if (i >= 0) quedan.splice(i, 1);
    return i < 0;
  });
}

/** Every text that stands on a page, in its order, but for those in `fuera`. */
function readTextos(page: Page, fuera = 'noscript'): Promise<string[]> {
  return page.evaluate((donde) => {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const leidos: string[] = [];
    while (textos.nextNode()) {
      const { nodeValue, parentElement } = textos.currentNode;
      const texto = nodeValue?.replace(/\s+/g, ' ').trim() ?? '';
      if (texto !== '' && !parentElement?.closest(`script, style, noscript, ${donde}`)) leidos.push(texto);
    }
    // a price that is written in place is read in its field
    for (const campo of document.querySelectorAll('input')) leidos.push(campo.value);
    return leidos;
  }, fuera);
}

/**
 * What of a page a translator would spoil: texts that share their element with anything else, and figures that it
 * may translate.
 */
export function listTraducibles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textos = document.createTreeWalker(
      document.getElementById('root') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const hallados: string[] = [];
    while (textos.nextNode()) {
      const { nodeValue, parentElement: padre } = textos.currentNode;
      const texto = nodeValue?.trim() ?? '';
      const isCifra = /\d/.test(texto) && !/\p{L}/u.test(texto);
      if (texto !== '' && padre && padre.childNodes.length > 1)
        hallados.push(`shares <${padre.localName}>: ${texto}`);
      if (isCifra && !padre?.closest('[translate=no]')) hallados.push(`may be translated: ${texto}`);
    }
    return hallados;
  });
}

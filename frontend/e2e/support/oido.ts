import { becomes } from './becomes';
import type { Page } from 'playwright-core';

interface WindowConOido {
  dichos?: string[];
}

/**
 * Runs in the page, before anything else: takes each message out of its region as a screen reader does, so that a
 * journey finds what is to be seen once, and `untilDicho` what was said.
 */
export function hearAnuncios(): void {
  const dichos: string[] = ((window as unknown as WindowConOido).dichos = []);
  const listen = (region: Element) => {
    const hear = () => {
      if (region.textContent === '') return;
      dichos.push(region.textContent.trim());
      region.textContent = '';
    };
    hear();
    new MutationObserver(hear).observe(region, { childList: true });
  };
  const busca = new MutationObserver((cambios) => {
    for (const nodo of cambios.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (nodo instanceof Element && nodo.id === 'anuncio') listen(nodo);
    }
  });
  const watchBody = () => busca.observe(document.body, { childList: true });
  document.addEventListener('DOMContentLoaded', watchBody);
}

/** Waits until the page has said it to screen readers. */
export function untilDicho(page: Page, texto: string | RegExp): Promise<void> {
  return becomes(
    () => page.evaluate(() => (window as unknown as WindowConOido).dichos?.join('\n') ?? ''),
    expect.stringMatching(texto),
  );
}

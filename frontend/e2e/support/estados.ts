import type { Page } from 'playwright-core';

/** Every text that a screen which waits has shown since the page began, such as 'Cargando...'. */
export async function noteEstados(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const estados: string[] = [];
    Object.assign(window, { estados });
    new MutationObserver(() => {
      const texto = document.getElementById('root')?.textContent?.trim() ?? '';
      if (/^\S+\.\.\.$/.test(texto) && texto !== estados.at(-1)) estados.push(texto);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'estados') as string[]);
}

/** The instant, in ms, at which a text appears on a page, as the page itself sees it. */
export const instantOf = (page: Page, texto: string): Promise<number> =>
  page.evaluate(async (buscado) => {
    while (!document.body.innerText.includes(buscado)) await new Promise((r) => setTimeout(r, 20));
    return Date.now();
  }, texto);

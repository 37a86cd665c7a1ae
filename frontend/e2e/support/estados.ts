import type { Page } from 'playwright-core';

/** Every text that a status has shown since the page began. */
export async function noteEstados(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const estados: string[] = [];
    Object.assign(window, { estados });
    new MutationObserver(() => {
      const texto = document.querySelector('[role=status]')?.textContent ?? '';
      if (texto !== '' && texto !== estados.at(-1)) estados.push(texto);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'estados') as string[]);
}

import type { Locator } from 'playwright-core';

/** What an element says, with plain single spaces: prices have hard ones. */
export async function textOf(locator: Locator): Promise<string> {
  return toPlain(await locator.innerText());
}

export function toPlain(texto: string): string {
  return texto.replace(/\s+/g, ' ').trim();
}

import type { Page } from 'playwright-core';
import { becomes } from './becomes';

/**
 * Presses Tab until the control of that name has the focus; every stop on the way is visible. A screen that is still
 * on its way has it later: it is waited for.
 */
export async function tabTo(page: Page, nombre: string | RegExp, limit = 80): Promise<void> {
  const isBuscado = (name: string) => (typeof nombre === 'string' ? name === nombre : nombre.test(name));
  await becomes(async () => (await page.evaluate(readControles)).nombres.some(isBuscado), true);
  const stops: string[] = [];
  for (let i = 0; i < limit; i++) {
    await page.keyboard.press('Tab');
    const { foco } = await page.evaluate(readControles);
    if (!foco.shown) throw new Error(`The focus is somewhere that is not shown, at ${foco.name}`);
    if (isBuscado(foco.name)) return;
    stops.push(foco.name);
  }
  throw new Error(`Tab never reached ${nombre}, only ${stops.join(' · ')}`);
}

/** Tabs to a control and presses it. */
export async function pressByKey(page: Page, nombre: string | RegExp): Promise<void> {
  await tabTo(page, nombre);
  await page.keyboard.press('Enter');
}

/** Runs in the page: what Tab may come to, by name, and what has the focus. */
function readControles() {
  const nameOf = (element: Element) => {
    const isCampo = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isCampo ? element.labels?.[0]?.textContent : null;
    return (element.ariaLabel ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const readFoco = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', shown: true };
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const shown = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return { name: nameOf(element), shown };
  };
  const controles = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  return { nombres: controles.map(nameOf), foco: readFoco(document.activeElement) };
}

import type { Page } from 'playwright-core';

/** Presses Tab until the control of that name has the focus; every stop on the way is visible. */
export async function tabTo(page: Page, nombre: string | RegExp, limit = 80): Promise<void> {
  const stops: string[] = [];
  for (let i = 0; i < limit; i++) {
    await page.keyboard.press('Tab');
    const { name, shown } = await page.evaluate(readFocus);
    if (!shown) throw new Error(`The focus is somewhere that is not shown, at ${name}`);
    if (typeof nombre === 'string' ? name === nombre : nombre.test(name)) return;
    stops.push(name);
  }
  throw new Error(`Tab never reached ${nombre}, only ${stops.join(' · ')}`);
}

/** Tabs to a control and presses it. */
export async function pressByKey(page: Page, nombre: string | RegExp): Promise<void> {
  await tabTo(page, nombre);
  await page.keyboard.press('Enter');
}

/** Runs in the page. */
function readFocus(): { name: string; shown: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { name: '', shown: true };
  const isCampo = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = isCampo ? element.labels?.[0]?.textContent : null;
  const name = element.ariaLabel ?? label ?? element.textContent ?? '';
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const shown = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return { name: name.replace(/\s+/g, ' ').trim(), shown };
}

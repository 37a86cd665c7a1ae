import type { Page } from 'playwright-core';
import { launchChromium } from '../../bench/support/chromium';
import { openDiner, openStaff } from '../../bench/support/live-screens';
import type { LiveScreen } from '../../bench/support/live-screens';
import type { Local } from '../caos/support/local';

/** Two walls, a waiter's radar and a diner's phone, which trust what the proxy shows them. */
export async function openBrowsers(
  url: string,
  local: Local,
): Promise<{ personal: LiveScreen[]; comensal: LiveScreen }> {
  const browser = await launchChromium();
  const personal = await openStaff(browser, url, local.token);
  const lineas = local.productos.comida;
  const comensal = await openDiner(browser, url, { id: local.id, fam: '', lineas });
  for (const { nombre, page } of personal) {
    if (!(await page.evaluate<boolean>('isSecureContext'))) throw new Error(`${nombre} is not trusted`);
    await page.evaluate(noteSilencio);
  }
  return { personal, comensal };
}

/** Runs in the page: the longest time, in ms, in which it did not say that it is live. */
const noteSilencio = `(() => {
  globalThis.silencio = { peor: 0, vivo: performance.now() };
  setInterval(() => {
    silencio.peor = Math.max(silencio.peor, performance.now() - silencio.vivo);
    if (document.body.innerText.includes('En directo')) silencio.vivo = performance.now();
  }, 50);
})()`;

export const readSilencio = (page: Page): Promise<number> => page.evaluate('silencio.peor');

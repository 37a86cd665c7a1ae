import type { Browser, Page } from 'playwright-core';
import { launchWhole } from '../../../frontend/e2e/support/chromium-instalado';
import { atEnd } from './cleanup';

/** The installed Chromium, without a window. */
export async function launchChromium(): Promise<Browser> {
  const browser = await launchWhole();
  atEnd(() => browser.close());
  return browser;
}

/** From now on a page has so many times less of the processor. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

import type { Browser, Page } from 'playwright-core';
import { launchWhole } from '../../../frontend/e2e/support/chromium-instalado';
import { atEnd } from './cleanup';

export async function launchChromium(): Promise<Browser> {
  const browser = await launchWhole();
  atEnd(() => browser.close());
  return browser;
}

/** The page gets this many times less of the processor from now on. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { atEnd } from './cleanup';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The installed Chromium, without a window. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
  });
  atEnd(() => browser.close());
  return browser;
}

/** The one CHROMIUM_PATH names, else the first on the PATH. */
export function chromiumPath(): string {
  const command = NAMES.map((name) => `command -v ${name}`).join(' || ');
  return process.env.CHROMIUM_PATH ?? execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim();
}

/** From now on a page has so many times less of the processor. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

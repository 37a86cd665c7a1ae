import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { atEnd } from './cleanup';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The installed Chromium: the one CHROMIUM_PATH names, else the first on the PATH. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? which(),
    args: FLAGS,
  });
  atEnd(() => browser.close());
  return browser;
}

function which(): string {
  const command = NAMES.map((name) => `command -v ${name}`).join(' || ');
  return execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim();
}

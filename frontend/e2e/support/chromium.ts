import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserServer } from 'playwright-core';
import { findComun } from './comun';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same pages for three quarters of the processor time; it has no screen whose light could be kept on. */
const LIGHTER = 'chromium-headless-shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for one file: the run's, of which it sees nothing but its own, or one of its own. */
export function openChromium(): Promise<Browser> {
  const comun = findComun();
  return comun ? chromium.connect(comun.chromium) : chromium.launch(installed());
}

/** A browser for many files, which each connects to. It ends with this process, and leaves signals to it. */
export const serveChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({
    ...installed(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** A whole browser of one's own, for what the lighter one has not. */
export const launchWhole = (): Promise<Browser> => chromium.launch(installed(NAMES));

/** The installed Chromium: the one CHROMIUM_PATH names, else the first of these on the PATH. */
const installed = (names = [LIGHTER, ...NAMES]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(names),
  args: FLAGS,
});

function findChromium(names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (!found) throw new Error('No Chromium on the PATH: install it or set CHROMIUM_PATH');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserServer } from 'playwright-core';
import { findComun } from './comun';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
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

/** The installed Chromium: the one CHROMIUM_PATH names, else the first on the PATH. */
const installed = () => ({ executablePath: process.env.CHROMIUM_PATH ?? findChromium(), args: FLAGS });

function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
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

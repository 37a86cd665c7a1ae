import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same pages for three quarters of the processor time; it has no screen whose light could be kept on. */
const LIGHTER = 'chromium-headless-shell';
const { CARTA_RED_DE_PRUEBA: red } = process.env;
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // on a machine without a network (scripts/lib/harness.cjs) the address of the run's own leads to itself
  ...(red === undefined ? [] : [`--host-resolver-rules=MAP ${red} 127.0.0.1`]),
];

/** A whole browser, for what the lighter one has not. */
export const launchWhole = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: FLAGS });

/** How the lighter one is started, where there is one. */
export const installed = () => ({ executablePath: chromiumPath([LIGHTER, ...NAMES]), args: FLAGS });

/** The installed Chromium: the one CHROMIUM_PATH names, else the first of these on the PATH. */
export function chromiumPath(names: readonly string[] = NAMES): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found =
    process.env.CHROMIUM_PATH ??
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
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

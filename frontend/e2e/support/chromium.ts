import { chromium } from 'playwright-core';
import type { Browser, BrowserServer } from 'playwright-core';
import { installed } from './chromium-instalado';
import { findComun } from './comun';

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

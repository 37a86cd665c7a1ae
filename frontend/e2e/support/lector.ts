import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { becomes } from './becomes';

/** What is used of the reader; it stands in the page. */
interface Virtual {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  type(texto: string): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}
interface WindowConLector {
  lector: Virtual;
}

/** Somebody who hears a page and does not see it. */
export interface Lector {
  /** Goes from thing to thing, round the page if need be, until what is read begins so. */
  lee: (frase: string) => Promise<void>;
  /** The same, and presses it. */
  pulsa: (frase: string) => Promise<void>;
  /** Into what was read last. */
  escribe: (texto: string) => Promise<void>;
  /** Waits until the page has said it by itself, after what was heard last. */
  oye: (texto: string) => Promise<void>;
}

/** Begins to read a page, which must have been opened `sordo`, from its top. */
export async function startLector(page: Page): Promise<Lector> {
  await page.evaluate(await readVirtual());
  await page.evaluate(() =>
    (window as unknown as WindowConLector).lector.start({ container: document.body }),
  );
  let oidas = 0;

  const goTo = (frase: string, conPulsar: boolean): Promise<void> =>
    becomes(
      async () => {
        const leidas = await page.evaluate(readUntil, { frase, conPulsar });
        // a page that has not got it is shown whole
        return leidas.at(-1)?.startsWith(frase) ? frase : leidas.join('\n');
      },
      frase,
      PACIENCIA_MS,
    );
  return {
    lee: (frase) => goTo(frase, false),
    pulsa: (frase) => goTo(frase, true),
    escribe: (texto) =>
      page.evaluate((escrito) => (window as unknown as WindowConLector).lector.type(escrito), texto),
    async oye(texto) {
      const hear = async () => {
        const dichas = await page.evaluate(readDichas);
        const cual = dichas.findIndex((dicha, i) => i >= oidas && dicha.includes(texto));
        if (cual === -1) return dichas.slice(oidas).join('\n');
        oidas = cual;
        return texto;
      };
      await becomes(hear, texto, PACIENCIA_MS);
    },
  };
}

/** Bounds a failure, in ms. */
const PACIENCIA_MS = 30_000;

/** The reader's bundle for browsers, as a script that leaves it in the window. */
async function readVirtual(): Promise<string> {
  const cjs = require.resolve('@guidepup/virtual-screen-reader');
  const modulo = await readFile(cjs.replace(/cjs\/index\.c?js$/, 'esm/index.browser.js'), 'utf8');
  const script = modulo.replace(/export\{\S+ as Virtual,(\S+) as virtual\};?/, 'window.lector = $1;');
  return `(() => { (${hushVirtual.toString()})(); ${script}\n})()`;
}

/** Runs in the page: the reader itself stumbles over a label of what is gone. */
function hushVirtual() {
  const hush = (event: ErrorEvent | PromiseRejectionEvent) => {
    const motivo: unknown = 'reason' in event ? event.reason : event.error;
    if (String(motivo).includes('getElementById is not a function')) event.preventDefault();
  };
  window.addEventListener('error', hush);
  window.addEventListener('unhandledrejection', hush);
}

/**
 * Runs in the page: what is read until something begins so, or until the page was read whole. The reader counts its
 * things, so a sheet must have come or gone before, and nothing may come between reading and pressing.
 */
async function readUntil({ frase, conPulsar }: { frase: string; conPulsar: boolean }): Promise<string[]> {
  const { lector } = window as unknown as WindowConLector;
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  await new Promise(requestAnimationFrame);
  const leidas: string[] = [];
  let vueltas = 0;
  while (vueltas < 2) {
    await lector.next();
    // a price keeps its currency on its line
    const leida = (await lector.lastSpokenPhrase()).replaceAll('\u00a0', ' ');
    if (leida === 'document') leidas.length = 0;
    leidas.push(leida);
    // what takes no press yet is come back to
    if (leida.startsWith(frase) && !(conPulsar && leida.includes(', disabled'))) {
      if (conPulsar) await lector.act();
      break;
    }
    if (leida === 'end of document') vueltas++;
  }
  return leidas;
}

/** Runs in the page. */
async function readDichas(): Promise<string[]> {
  const frases = await (window as unknown as WindowConLector).lector.spokenPhraseLog();
  return frases
    .filter((frase) => /^(polite|assertive): /.test(frase))
    .map((frase) => frase.replaceAll('\u00a0', ' ').trim());
}

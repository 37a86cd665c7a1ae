import { formatEuros, rutas } from '@carta/contracts';
import type { Carta, SobreExito } from '@carta/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { withoutScripts } from './menu-variants';

export const PATIENCE_MS = 30_000;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

export async function readCarta(url: string, restauranteId: string): Promise<Carta> {
  const answer = await fetch(url + rutas.carta(restauranteId));
  return ((await answer.json()) as SobreExito<Carta>).data;
}

/** What is looked for on the screen: the name and the price of the first dish. */
export function firstPlato({ categorias }: Carta): string[] {
  const [plato] = categorias.flatMap(({ productos }) => productos);
  if (!plato) throw new Error('The carta is empty');
  return [plato.nombre, formatEuros(plato.precio)];
}

/** A page as it stands once these texts are painted, with nothing left to run. */
export async function finishedHtml(browser: Browser, url: string, texts: readonly string[]): Promise<string> {
  const page = await browser.newPage(PHONE);
  const { readable } = await watch(page, texts);
  await page.goto(url, { waitUntil: 'load' });
  await readable;
  const html = await page.content();
  await page.close();
  return withoutScripts(html);
}

/**
 * Watches the page that is opened next; the answer's `readable` resolves with the ms since the
 * navigation began, once all these texts have been painted.
 */
export async function watch(page: Page, texts: readonly string[]): Promise<{ readable: Promise<number> }> {
  let settle: (ms: number) => void = () => undefined;
  const readable = new Promise<number>((resolve, reject) => {
    settle = resolve;
    setTimeout(() => reject(new Error(`Not readable: ${texts.join(', ')}`)), PATIENCE_MS).unref();
  });
  await page.exposeFunction('tellReadable', (ms: number) => settle(ms));
  await page.addInitScript({ content: watchFor(texts) });
  return { readable };
}

/** Looks before every frame; a frame in which all is there has been painted when the next task runs. */
function watchFor(texts: readonly string[]): string {
  return `(() => {
    const texts = ${JSON.stringify(texts)};
    const look = () => {
      const shown = document.getElementById('root')?.textContent ?? '';
      if (!texts.every((text) => shown.includes(text))) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.tellReadable(performance.now());
      requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    requestAnimationFrame(look);
  })()`;
}

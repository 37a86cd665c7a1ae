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

/** The name and the price of the first dish are looked for on the screen. */
export function firstPlato({ categorias }: Carta): string[] {
  const [plato] = categorias.flatMap(({ productos }) => productos);
  if (!plato) throw new Error('The carta is empty');
  return [plato.nombre, formatEuros(plato.precio)];
}

/** Returns a page once these texts are painted, without anything left to run. */
export async function finishedHtml(browser: Browser, url: string, texts: readonly string[]): Promise<string> {
  const page = await browser.newPage(PHONE);
  const { happens } = await watch(page, isPainted(texts));
  await page.goto(url, { waitUntil: 'load' });
  await happens;
  const html = await page.content();
  await page.close();
  return withoutScripts(html);
}

/** The page runs this source of a function, which says whether something is there. */
type Question = string;

export const isPainted = (texts: readonly string[]): Question => `() => {
  const shown = document.getElementById('root')?.textContent ?? '';
  return ${JSON.stringify(texts)}.every((text) => shown.includes(text));
}`;

/** Taps a dish's + once, as soon as it is there, and says whether the dish is in the cart. */
export const isAdded = (plato: string): Question => `() => {
  const boton = (etiqueta) => document.querySelector('[aria-label=' + JSON.stringify(etiqueta) + ']');
  const mas = boton(${JSON.stringify(`Añadir ${plato}`)});
  if (mas && !window.tapped) (window.tapped = true), mas.click();
  return boton(${JSON.stringify(`Quitar uno de ${plato}`)}) !== null;
}`;

/** Watches the page that is opened next; `happens` resolves with the ms from the navigation to the paint. */
export async function watch(page: Page, question: Question): Promise<{ happens: Promise<number> }> {
  let settle: (ms: number) => void = () => undefined;
  const happens = new Promise<number>((resolve, reject) => {
    settle = resolve;
    setTimeout(() => reject(new Error(`It does not happen: ${question}`)), PATIENCE_MS).unref();
  });
  await page.exposeFunction('tellHappened', (ms: number) => settle(ms));
  await page.addInitScript({ content: askEachFrame(question) });
  return { happens };
}

/** Asks before every frame: a frame that has it is painted when the next task runs. */
function askEachFrame(question: Question): string {
  return `(() => {
    const isThere = ${question};
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.tellHappened(performance.now());
      requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    requestAnimationFrame(look);
  })()`;
}

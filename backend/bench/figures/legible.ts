import { formatEuros, rutas } from '@carta/contracts';
import type { Carta, SobreExito } from '@carta/contracts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { findDemoId } from '../support/demo';
import { PATH_SUELO, serveVariants, withoutScripts } from '../support/menu-variants';
import { seconds } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';

const RUNS = 5;
const PATIENCE_MS = 30_000;

/** What Chromium's tools call slow 4G, on a phone a quarter as fast as this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * From opening a table's link to its first dish and price painted, for three pages that look the
 * same: the HTML already rendered and no script (the floor), ours, and a plain application that asks
 * for the carta once its script runs.
 */
export async function measureLegible({ product, dataDir }: Scene): Promise<Result> {
  tell('time to a readable carta');
  const restauranteId = await findDemoId(dataDir);
  const menu = `/menu?restaurante=${restauranteId}&mesa=1`;
  const plato = await firstPlato(product.url, restauranteId);
  const browser = await launchChromium();
  const suelo = withoutScripts(await renderedHtml(browser, product.url + menu, plato));
  const variants = await serveVariants(product.url, suelo);
  const pages = { floor: variants + PATH_SUELO, ours: product.url + menu, plain: variants + menu };
  const times: Record<keyof typeof pages, number[]> = { floor: [], ours: [], plain: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const page of ['floor', 'ours', 'plain'] as const) {
      times[page].push(await timeToRead(browser, pages[page], plato));
      process.stderr.write('.');
    }
  }
  await browser.close();
  const [floor, ours, plain] = [times.floor, times.ours, times.plain].map(median) as [number, number, number];
  const what = 'Readable carta on slow 4G with a phone’s processor';
  return {
    rows: [
      {
        what: `${what}, against ready HTML`,
        ours: seconds(ours),
        limit: seconds(floor),
        ratio: ours / floor,
      },
      {
        what: `${what}, against fetching after the script`,
        ours: seconds(ours),
        limit: seconds(plain),
        ratio: ours / plain,
      },
    ],
  };
}

/** What is looked for on the screen: the name and the price of the first dish. */
async function firstPlato(url: string, restauranteId: string): Promise<string[]> {
  const { data } = (await (await fetch(url + rutas.carta(restauranteId))).json()) as SobreExito<Carta>;
  const [plato] = data.categorias.flatMap(({ productos }) => productos);
  if (!plato) throw new Error('The carta is empty');
  return [plato.nombre, formatEuros(plato.precio)];
}

async function renderedHtml(browser: Browser, url: string, plato: readonly string[]): Promise<string> {
  const page = await browser.newPage(PHONE);
  const { readable } = await watch(page, plato);
  await page.goto(url, { waitUntil: 'load' });
  await readable;
  const html = await page.content();
  await page.close();
  return html;
}

/** In s, in a browser that has seen nothing before. */
async function timeToRead(browser: Browser, url: string, plato: readonly string[]): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', LINE);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { readable } = await watch(page, plato);
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    return (await readable) / 1000;
  } finally {
    await context.close();
  }
}

/**
 * Watches the page that is opened next; the answer's `readable` resolves with the ms since the
 * navigation began, once all these texts have been painted.
 */
async function watch(page: Page, texts: readonly string[]): Promise<{ readable: Promise<number> }> {
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

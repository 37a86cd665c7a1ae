import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { findDemoId } from '../support/demo';
import { PATH_SUELO, serveVariants } from '../support/menu-variants';
import {
  PATIENCE_MS,
  PHONE,
  finishedHtml,
  firstPlato,
  isAdded,
  isPainted,
  readCarta,
  watch,
} from '../support/readable';
import { atMost, seconds } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';

const RUNS = 5;
/** A hungry person waits no longer for a carta. */
const READ_MAX_S = 2;

/** Chromium's tools call this line slow 4G; the phone is a quarter as fast as this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

/**
 * Measures from opening a table's link to the first dish and price painted, for three pages that look the
 * same: finished HTML without a script (the floor), ours, and a plain application whose script requests the
 * carta; then until a tap on the dish's + has counted.
 */
export async function measureLegible({ product, dataDir }: Scene): Promise<Result> {
  tell('time to a readable carta');
  const restauranteId = await findDemoId(dataDir);
  const menu = `/menu?restaurante=${restauranteId}&mesa=1`;
  const plato = firstPlato(await readCarta(product.url, restauranteId));
  const [nombre = ''] = plato;
  const browser = await launchChromium();
  const suelo = await finishedHtml(browser, product.url + menu, plato);
  const variants = await serveVariants(product.url, suelo);
  const medidas = [
    { url: variants + PATH_SUELO, question: isPainted(plato) },
    { url: product.url + menu, question: isPainted(plato) },
    { url: variants + menu, question: isPainted(plato) },
    { url: product.url + menu, question: isAdded(nombre) },
    { url: variants + menu, question: isAdded(nombre) },
  ].map((medida) => ({ ...medida, times: [] as number[] }));
  for (let run = 0; run < RUNS; run++) {
    for (const { url, question, times } of medidas) {
      times.push(await timeUntil(browser, url, question));
      process.stderr.write('.');
    }
  }
  await browser.close();
  const [floor = NaN, ours = NaN, plain = NaN, added = NaN, plainAdded = NaN] = medidas.map(({ times }) =>
    median(times),
  );
  const what = 'Readable carta on slow 4G with a phone’s processor';
  return {
    rows: [
      {
        what: `${what}, against ready HTML`,
        ours: seconds(ours),
        limit: seconds(floor),
        ratio: ours / floor,
        value: ours,
        goal: atMost(READ_MAX_S, ' s'),
      },
      {
        what: `${what}, against fetching after the script`,
        ours: seconds(ours),
        limit: seconds(plain),
        ratio: ours / plain,
      },
      {
        what: 'A tap on its first +, as soon as it is there, has counted, against the same',
        ours: seconds(added),
        limit: seconds(plainAdded),
        ratio: added / plainAdded,
      },
    ],
  };
}

/** Returns s, in a browser without any cache. */
async function timeUntil(browser: Browser, url: string, question: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', LINE);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { happens } = await watch(page, question);
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    return (await happens) / 1000;
  } finally {
    await context.close();
  }
}

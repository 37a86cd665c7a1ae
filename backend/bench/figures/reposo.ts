import { setTimeout as pause } from 'node:timers/promises';
import { rutas } from '@carta/contracts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { clearMesas, withDatabaseOf } from '../support/database';
import { countFrames } from '../support/frames';
import { HttpConnection } from '../support/http-connection';
import type { Local } from '../support/locales';
import { askAsOwner } from '../support/owner';
import { toPost } from '../support/pedido';
import { cpuMicros } from '../support/process-stats';
import { millis } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { accessTokens } from '../support/tokens';
import { enterAs, fillWall, moveTickets, openWall, readTickets } from '../support/wall';

const TICKETS = 60;
const MESAS_RADAR = 30;
const MINUTE_MS = 60_000;
/** What a page does once it has been opened, such as loading ahead, has ended by then. */
const SETTLE_MS = 10_000;
const TABLET = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** A kitchen's old tablet, and everybody tapping. */
const CPU_SLOWDOWN = 4;
const RATE = 4;
const FRAMES_S = 20;

interface Pantalla {
  name: string;
  viewport: { width: number; height: number };
  open: (page: Page) => Promise<void>;
}

/**
 * What screens take of a processor while nothing happens, each in a browser of its own beside an empty
 * page over the same minute, and the frames of the wall on a slow tablet while much does.
 */
export async function measureReposo({ product, dataDir, locales }: Scene): Promise<Result> {
  const [muro, radar, carta] = locales;
  const [tokenMuro = '', tokenRadar = ''] = accessTokens(dataDir, locales.slice(0, 2));
  if (!muro || !radar || !carta) throw new Error('There are not three restaurants');
  await withDatabaseOf(dataDir, clearMesas);
  await fillWall(product.port, muro, tokenMuro, TICKETS);
  await fillRadar(product.port, radar, tokenRadar);
  const pantallas: Pantalla[] = [
    { name: 'an empty page', viewport: TABLET, open: () => Promise.resolve() },
    {
      name: `The wall, ${TICKETS} tickets`,
      viewport: TABLET,
      open: (page) => openWall(page, product.url, tokenMuro),
    },
    {
      name: `The radar, ${MESAS_RADAR} mesas`,
      viewport: PHONE,
      open: (page) => openRadar(page, product.url, tokenRadar),
    },
    {
      name: 'A diner who has ordered',
      viewport: PHONE,
      open: (page) => openAndOrder(page, product.url, carta),
    },
  ];
  const [empty = NaN, ...taken] = await measureIdle(pantallas);
  const rows = pantallas.slice(1).map(({ name }, i): Row => {
    const ours = taken[i] ?? NaN;
    return {
      what: `${name}, at rest: processor time of its page in a minute, against an empty one`,
      ours: millis(ours),
      limit: millis(empty),
    };
  });
  return { rows: [...rows, await measureSlowWall(product.url, product.port, tokenMuro)] };
}

/** In ms of a processor over the same minute, in the order given. */
async function measureIdle(pantallas: readonly Pantalla[]): Promise<number[]> {
  tell('screens at rest');
  const pages: { browser: Browser; renderers: () => Promise<number[]> }[] = [];
  for (const { viewport, open } of pantallas) {
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport, hasTouch: true });
    await open(page);
    const tools = await browser.newBrowserCDPSession();
    const renderers = async (): Promise<number[]> => {
      const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
      return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    };
    pages.push({ browser, renderers });
    process.stderr.write('.');
  }
  const sumCpu = () =>
    Promise.all(
      pages.map(async ({ renderers }) =>
        (await renderers()).reduce((sum, pid) => sum + cpuMicros(pid) / 1000, 0),
      ),
    );
  await pause(SETTLE_MS);
  const before = await sumCpu();
  await pause(MINUTE_MS);
  const after = await sumCpu();
  await Promise.all(pages.map(({ browser }) => browser.close()));
  return after.map((sum, i) => sum - (before[i] ?? NaN));
}

async function measureSlowWall(url: string, port: number, token: string): Promise<Row> {
  tell(`the wall on a processor ${CPU_SLOWDOWN} times slower`);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: TABLET, hasTouch: true });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const limit = await countFrames(page, () => pause(FRAMES_S * 1000));
  await openWall(page, url, token);
  await pause(SETTLE_MS);
  const ours = await countFrames(page, () => moveTickets(port, token, RATE, FRAMES_S));
  await browser.close();
  return {
    what: `/cocina, ${TICKETS} tickets, ${RATE} changes/s, a processor ${CPU_SLOWDOWN} times slower: frames a second, against an empty page`,
    ours: `${ours.perSecond.toFixed(1)} (p50 ${millis(ours.p50)}, p95 ${millis(ours.p95)})`,
    limit: `${limit.perSecond.toFixed(1)} (p50 ${millis(limit.p50)}, p95 ${millis(limit.p95)})`,
    ratio: ours.perSecond / limit.perSecond,
    goal: { text: '≥ 0.95×', isMet: (ratio) => ratio >= 0.95 },
  };
}

/** At each mesa something is ready to be brought. */
async function fillRadar(port: number, local: Local, token: string): Promise<void> {
  for (let mesa = 1; mesa <= MESAS_RADAR; mesa++) await HttpConnection.ask(port, toPost(local, mesa, mesa));
  for (const { id } of await readTickets(port, token)) {
    for (const estado of ['en_preparacion', 'listo']) {
      await askAsOwner({ port, token }, 'PUT', rutas.pedidoEstado(id), { estado, alcance: 'pedido' });
    }
  }
}

async function openRadar(page: Page, url: string, token: string): Promise<void> {
  await enterAs(page, token);
  await page.goto(`${url}/sala`);
  await page
    .getByText(/^Mesa \d+/)
    .nth(10)
    .waitFor();
}

async function openAndOrder(page: Page, url: string, { id, lineas }: Local): Promise<void> {
  await page.goto(`${url}/menu?restaurante=${id}&mesa=1`);
  const plato = page.getByRole('group', { name: `Cantidad de ${lineas[0]?.nombre}`, exact: true });
  await plato.getByRole('button', { name: /^Añadir/ }).click();
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByText('¡Pedido enviado exitosamente!').waitFor();
}

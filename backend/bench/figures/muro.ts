import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium, throttle } from '../support/chromium';
import { clearMesas, withDatabaseOf } from '../../test/support/base-en-marcha';
import { buildCourses, toCourses } from '../support/courses';
import { countFrames } from '../support/frames';
import { HttpConnection } from '../support/http-connection';
import type { Browser } from 'playwright-core';
import type { Local } from '../support/locales';
import type { Product } from '../support/product';
import { atLeast, atMost, millis } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { accessTokens } from '../support/tokens';
import {
  INUNDACION,
  enterWall,
  fillWall,
  floodWall,
  moveTickets,
  openWall,
  startWall,
} from '../support/wall';

const TICKETS = 60;
const SECONDS = 20;
/** This many changes a second are a kitchen with everybody tapping. */
const RATE = 4;
/** The flooded wall's device is this many times slower, and none of its frames may take longer than this. */
const SLOWER = 4;
const FRAME_MS = 200;
/** The same device, with tickets that wait for their course. */
const FRAMES_SLOW = 59;
const SCREENS = [
  { name: '1920×1080', width: 1920, height: 1080 },
  { name: '1280×800', width: 1280, height: 800 },
] as const;

/**
 * Compares the kitchen's wall, with sixty open tickets that change, to an empty page of the same size in the
 * same browser: frames that only the wall misses are our fault.
 */
export async function measureMuro({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`the wall with ${TICKETS} tickets`);
  const [local] = locales;
  const [token = ''] = accessTokens(dataDir, locales.slice(0, 1));
  if (!local) throw new Error('There is no restaurant');
  await withDatabaseOf(dataDir, clearMesas);
  await fillWall(product.port, local, token, TICKETS);
  const browser = await launchChromium();
  const rows: Row[] = [];
  for (const { name, ...viewport } of SCREENS) {
    const page = await browser.newPage({ viewport, hasTouch: true });
    const limit = await countFrames(page, () => pause(SECONDS * 1000));
    await openWall(page, product.url, token);
    const ours = await countFrames(page, () => moveTickets(product.port, token, RATE, SECONDS));
    rows.push({
      what: `/cocina, ${TICKETS} open tickets, ${RATE} changes/s, ${name}: frames a second, against an empty page`,
      ours: `${ours.perSecond.toFixed(1)} (p50 ${millis(ours.p50)}, p95 ${millis(ours.p95)})`,
      limit: `${limit.perSecond.toFixed(1)} (p50 ${millis(limit.p50)}, p95 ${millis(limit.p95)})`,
      ratio: ours.perSecond / limit.perSecond,
      goal: { text: '≥ 0.95×', isMet: (ratio: number) => ratio >= 0.95 },
    });
    await page.close();
  }
  await withDatabaseOf(dataDir, clearMesas);
  rows.push(await measureFlood(browser, product, local, token));
  await withDatabaseOf(dataDir, clearMesas);
  rows.push(await measureCourses(browser, product, local, token));
  await browser.close();
  return { rows };
}

/** A slow device shows a wall with very many lines: the figure is its longest frame after the first tap. */
async function measureFlood(
  browser: Browser,
  { port, url }: Product,
  local: Local,
  token: string,
): Promise<Row> {
  await floodWall(port, local);
  const [{ name, ...viewport }] = SCREENS;
  const page = await browser.newPage({ viewport, hasTouch: true });
  await enterWall(page, url, token);
  await throttle(page, SLOWER);
  const ours = await countFrames(page, async () => {
    await startWall(page);
    await moveTickets(port, token, RATE, SECONDS);
  });
  await page.close();
  const { tickets, lineas } = INUNDACION;
  return {
    what: `/cocina, ${tickets * lineas} open lines on ${tickets} tickets, CPU ÷ ${SLOWER}, ${name}: longest frame while it is opened and ${RATE} changes/s`,
    ours: `${millis(ours.longest)} (p95 ${millis(ours.p95)})`,
    value: ours.longest,
    goal: atMost(FRAME_MS, ' ms'),
  };
}

/** The same slow device shows sixty tickets of four courses, of which one has marched, made at five stations. */
async function measureCourses(
  browser: Browser,
  { port, url }: Product,
  local: Local,
  token: string,
): Promise<Row> {
  const platos = await buildCourses({ port, token }, local);
  for (let i = 0; i < TICKETS; i++) await HttpConnection.ask(port, toCourses(local, platos, i + 1, i));
  const [{ name, ...viewport }] = SCREENS;
  const page = await browser.newPage({ viewport, hasTouch: true });
  await openWall(page, url, token);
  // those out of view are drawn after that, a few at a time: what is measured is a wall that stands
  await page
    .locator('article')
    .nth(TICKETS - 1)
    .waitFor({ state: 'attached' });
  await throttle(page, SLOWER);
  const ours = await countFrames(page, () => moveTickets(port, token, RATE, SECONDS));
  await page.close();
  return {
    what: `/cocina, ${TICKETS} open tickets of four pases and five stations, ${RATE} changes/s, CPU ÷ ${SLOWER}, ${name}: frames a second`,
    ours: `${ours.perSecond.toFixed(1)} (p50 ${millis(ours.p50)}, p95 ${millis(ours.p95)})`,
    value: ours.perSecond,
    goal: atLeast(FRAMES_SLOW, ' a second'),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium } from '../support/chromium';
import { clearMesas, withDatabaseOf } from '../support/database';
import { countFrames } from '../support/frames';
import { millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { accessTokens } from '../support/tokens';
import { fillWall, moveTickets, openWall } from '../support/wall';

const TICKETS = 60;
const SECONDS = 20;
/** Changes a second while the frames are counted: a kitchen with everybody tapping. */
const RATE = 4;
const SCREENS = [
  { name: '1920×1080', width: 1920, height: 1080 },
  { name: '1280×800', width: 1280, height: 800 },
] as const;

/**
 * The kitchen's wall with sixty open tickets while they change, against an empty page of the same
 * size in the same browser: what is missing to its rate is ours.
 */
export async function measureMuro({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`the wall with ${TICKETS} tickets`);
  const [local] = locales;
  const [token = ''] = accessTokens(dataDir, locales.slice(0, 1));
  if (!local) throw new Error('There is no restaurant');
  await withDatabaseOf(dataDir, clearMesas);
  await fillWall(product.port, local, token, TICKETS);
  const browser = await launchChromium();
  const rows = [];
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
  await browser.close();
  return { rows };
}

import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

interface WindowWithAxe {
  axe: { run: () => Promise<AxeResults> };
}

/** What axe finds on the page as it is, once nothing moves any more: one line per element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settle(page);
  await page.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as WindowWithAxe).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** Waits for the animations that end; contrast measured half way through one means nothing. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // one that is cut short, by what it moved going away, is over too
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

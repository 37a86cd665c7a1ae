import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface WindowWithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds on the page as it is, once nothing moves any more: one line per element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findWith(page, {});
}

/** The same of its colours alone, which is all that another theme changes. */
export function contrastFindings(page: Page): Promise<string[]> {
  return findWith(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function findWith(page: Page, options: RunOptions): Promise<string[]> {
  await settle(page);
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as Required<WindowWithAxe>;
      const { violations } = await axe.run(asked);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { ...options, resultTypes: ['violations' as const] },
  );
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

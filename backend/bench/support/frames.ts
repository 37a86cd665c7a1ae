import type { Page } from 'playwright-core';
import { quantile } from './stats';

/** Frames took this many ms. */
export interface Frames {
  p50: number;
  p95: number;
  longest: number;
  perSecond: number;
}

export async function countFrames(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(`window.frames60 = []; window.counting = true; (() => {
    let last = performance.now();
    const tick = (now) => {
      window.frames60.push(now - last);
      last = now;
      if (window.counting) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  })()`);
  await work();
  const deltas = await page.evaluate<number[]>('window.counting = false; window.frames60.slice(1)');
  const total = deltas.reduce((sum, delta) => sum + delta, 0);
  return {
    p50: quantile(deltas, 0.5),
    p95: quantile(deltas, 0.95),
    longest: Math.max(...deltas),
    perSecond: (deltas.length * 1000) / total,
  };
}

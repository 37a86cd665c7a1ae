import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { becomes } from './espera';

const ANCHOS = [320, 390, 768, 1280, 1920];
const ALTO = 844;

/** That axe finds nothing on the screen as it is, on a phone and on a laptop, and that it fits any width. */
export async function expectAccesible(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.title()).not.toBe('');
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: ALTO });
    await becomes(() => overflowOf(page, width), { width, overflow: 0 });
  }
  expect(await axeFindings(page)).toEqual([]);
}

/** The same, and that the dark has not lost anything of it. */
export async function expectAccesibleDiaYNoche(page: Page): Promise<void> {
  await expectAccesible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
}

/** Pixels by which the page is wider than its window. */
async function overflowOf(page: Page, width: number): Promise<{ width: number; overflow: number }> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return { width, overflow: Math.max(0, scrollWidth - width) };
}

import type { Page } from 'playwright-core';
import { axeFindings, contrastFindings } from './axe';
import { becomes } from './becomes';
import { listTraducibles } from './traductor';

/** A small phone, the one everything is designed on, a tablet, a laptop and a large screen. */
const ANCHOS = [320, 390, 768, 1280, 1920];
const [MOVIL, PORTATIL] = [390, 1280];
const ALTO = 844;

/** Screens by what they are called, each with the way in which it is reached. */
export type Pantallas = Record<string, () => Promise<Page>>;

/** A test for each of these screens: `expectAccesible` finds nothing. */
export function testAccesibles(pantallas: Pantallas): void {
  it.each(Object.entries(pantallas))(
    '%s: axe finds nothing, by day or in the dark, and it fits any width',
    async (_, openPantalla) => expectAccesible(await openPantalla()),
  );
}

/**
 * That axe finds nothing on the screen as it is, on a phone and on a laptop, that the dark has not lost
 * anything of it, that it fits any width, and that it can be translated.
 */
export async function expectAccesible(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(
    (await page.locator('html').getAttribute('data-lengua')) ?? 'es',
  );
  expect(await page.title()).not.toBe('');
  expect(await listTraducibles(page)).toEqual([]);
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: ALTO });
    await becomes(() => overflowOf(page, width), { width, overflow: 0 });
    if (width === MOVIL || width === PORTATIL) expect(await axeFindings(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);
}

/** Pixels by which the page is wider than its window. */
async function overflowOf(page: Page, width: number): Promise<{ width: number; overflow: number }> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return { width, overflow: Math.max(0, scrollWidth - width) };
}

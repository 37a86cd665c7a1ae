import type { Page } from 'playwright-core';

/** From now on menus come to this phone as when the database is away: the screen has to ask for everything itself. */
export async function serveMenusSinCarta(page: Page): Promise<void> {
  await page.context().route(
    ({ pathname }) => pathname.startsWith('/menu'),
    async (route) => {
      const { origin } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: origin }) });
    },
  );
}

import type { Page } from 'playwright-core';

/**
 * As a phone's Back: what the page makes of it, whether or not it leads to another. It happens once this has
 * answered, since an answer does not survive the page that it leaves.
 */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back()));

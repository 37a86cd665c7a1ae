import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** What a press of something brings to the downloads: its name and its bytes. */
export async function download(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const [descarga] = await Promise.all([page.waitForEvent('download'), press()]);
  return [descarga.suggestedFilename(), await buffer(await descarga.createReadStream())];
}

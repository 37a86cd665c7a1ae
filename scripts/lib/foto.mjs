import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** This is the backend's own image library. */
const sharp = createRequire(join(ROOT, 'backend/package.json'))('sharp');

/** Takes a picture of a page once nothing moves, small enough for a document. */
export async function takeFoto(page, file) {
  await page.evaluate(settle);
  const png = await page.screenshot();
  const small = await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  writeFileSync(join(ROOT, file), small);
  console.log(`${file}  ${Math.round(small.length / 1024)} KB`);
}

/** Runs in the page until photos are loaded and animations over. */
async function settle() {
  const { document, innerHeight } = globalThis;
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

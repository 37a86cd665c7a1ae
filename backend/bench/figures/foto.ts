import sharp from 'sharp';
import { LIMITES_IMAGEN, rutasGestion } from '@carta/contracts';
import type { BareSharp } from '../processes/bare-sharp-process';
import { HelperProcess } from '../support/helper-process';
import { peakDuring } from '../support/process-stats';
import { atMost, megabytes, millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, summarize } from '../support/stats';
import { accessTokens } from '../support/tokens';

/** As a phone takes them: 12 megapixels. */
const WIDTH = 4_000;
const HEIGHT = 3_000;
const ROUNDS = 7;
/** Photos sent at the same time, for the memory. */
const AT_ONCE = 4;
const MEMORY_MB = 400;

/** An upload of a large photo, stored with all its variants, against shrinking it to one JPEG. */
export async function measureFoto({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`upload of a ${WIDTH} × ${HEIGHT} photo`);
  const [local] = locales;
  const [token] = accessTokens(dataDir, locales.slice(0, 1));
  const productoId = local?.lineas[0]?.productoId;
  if (token === undefined || productoId === undefined) throw new Error('There is no product to photograph');
  const url = `${product.url}${rutasGestion.producto(productoId)}`;
  const bare = new HelperProcess<BareSharp>(require.resolve('../processes/bare-sharp-process'));
  let taken = 0;
  const pairs = await alternate(
    ROUNDS,
    async () => upload(url, token, await takePhoto(++taken)),
    async () => bare.ask('shrink', { photo: await takePhoto(++taken), width: LIMITES_IMAGEN.anchoMax }),
  );
  await bare.stop();
  const photos = await Promise.all(Array.from({ length: AT_ONCE }, () => takePhoto(++taken)));
  const peak = await peakDuring(product.pid, () =>
    Promise.all(photos.map((photo) => upload(url, token, photo))),
  );
  const { ours, limit, ratio } = summarize(pairs);
  return {
    rows: [
      {
        what: 'Upload of a 12 MP photo, stored in nine forms, against sharp making one JPEG of it',
        ours: millis(ours),
        limit: millis(limit),
        ratio,
      },
      {
        what: `Memory of the server while ${AT_ONCE} such photos arrive at once, peak`,
        ours: megabytes(peak),
        goal: atMost(MEMORY_MB, ' MB'),
        value: peak / 1e6,
      },
    ],
  };
}

/** Never the same twice: what is already stored is not stored again. */
function takePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90 + (seed % 80), sigma: 14 } as const;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c8553d', noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Milliseconds until the photo is stored. */
async function upload(url: string, token: string, photo: Buffer): Promise<number> {
  const form = new FormData();
  form.append('imagen', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg');
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return performance.now() - startedAt;
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXTS = /\.(?:js|css|json|svg|txt|webmanifest)$/;

/** Writes a .br and a .gz beside each text of a folder, so that the server that takes orders compresses none. */
export async function compressFolder(folder) {
  const texts = readdirSync(folder, { recursive: true }).filter((name) => TEXTS.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

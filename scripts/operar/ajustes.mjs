import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMail } from '../lib/mail.mjs';
import { startProduct } from '../lib/product.mjs';
import { capture, output, ROOT } from '../lib/run.mjs';
import { walkWholeHouse } from '../lib/whole-house.mjs';

export const name = 'ajustes';

const PROGRAMS = join(ROOT, 'backend/dist/backend/src');
const program = (file) => [process.execPath, join(PROGRAMS, `${file}.js`)];

/** The settings stand in the `.env` of the folder where it is started, and a secret in a file of its own. */
export async function walk(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-ajustes-'));
  const mail = await startMail();
  try {
    await step('wrong settings are listed, all at once', () => readProblems(folder));
    for (const house of ['casa', 'otra']) {
      mkdirSync(join(folder, house));
      writeFileSync(join(folder, house, 'smtp-url'), `${mail.url}\n`);
      writeFileSync(
        join(folder, house, '.env'),
        'NODE_ENV=production\nDEMO=on\nDATA_DIR=datos\nSMTP_URL_FILE=smtp-url\n',
      );
    }
    const envOf = (house) => ({ DATA_DIR: join(folder, house, 'datos') });
    await walkWholeHouse(step, mail, {
      start: (house) => startProduct(program('main'), { cwd: join(folder, house), env: envOf(house) }),
      run: (house, command, ...words) =>
        output([...program(`herramientas/${command}`), ...words], process.env, join(folder, house)),
    });
  } finally {
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readProblems(folder) {
  writeFileSync(join(folder, '.env'), 'PORT=ochenta\nSMTP_URL smtp://correo\nJWT_SECRET_FILE=no-hay\n');
  const { code, output: printed } = await capture(program('main'), process.env, folder);
  const told = ['línea 2', 'PORT debe ser', 'JWT_SECRET_FILE: no existe'];
  if (code !== 78 || !told.every((one) => printed.includes(one))) throw new Error(`${code}: ${printed}`);
}

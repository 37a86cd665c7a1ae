import type { mongo } from 'mongoose';
import type { SiembraDoc } from '../../src/herramientas/demo/siembra.schema';
import type { CuentaDoc } from '../../src/casa/cuentas/cuenta.schema';
import { withDatabaseOf } from '../../test/support/base-en-marcha';
import { eventually } from './poll';

const DEMO_PREMIUM = 'demo@cartadigital.es';
export const DEMO_NORMAL = 'cafe@cartadigital.es';
const DRAWING_MS = 120_000;

/** The id of a demo restaurant, which is its account's; the premium one has a carta as long as a real one. */
export function findDemoId(dataDir: string, email = DEMO_PREMIUM): Promise<string> {
  return withDatabaseOf(dataDir, async (database) => {
    const demo = await database.collection<CuentaDoc>('cuentas').findOne({ email });
    if (!demo) throw new Error('The demo restaurant is missing');
    return demo._id.toHexString();
  });
}

/** The demo's pictures are still drawn when the server already responds. */
export async function waitForDemo(database: mongo.Db): Promise<void> {
  const siembra = database.collection<SiembraDoc>('siembra');
  const isDone = await eventually(
    async () => (await siembra.findOne({ etapa: 'lista' })) !== null,
    DRAWING_MS,
  );
  if (!isDone) throw new Error('The demo was not sown');
}

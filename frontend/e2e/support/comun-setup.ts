import { serveChromium } from './chromium';
import { publishComun } from './comun';
import { startProducto } from './start-producto';

/** Jest's globalSetup: one product and one Chromium for all the journeys of the run. */
export default async function startComun(): Promise<void> {
  const [producto, chromium] = await Promise.all([startProducto(), serveChromium()]);
  publishComun({ producto, chromium: chromium.wsEndpoint() });
  globalThis.endComun = async () => {
    await chromium.close();
    await producto.destroy();
  };
}

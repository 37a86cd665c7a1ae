import { printBanner } from './arranque/banner';
import { closeOnSignals } from './arranque/cierre';
import { surviveRechazos } from './arranque/rechazos';
import { createApp } from './app.setup';
import type { BaseDatosService } from './base-datos/base-datos.service';
import type { Config } from './config/config';

export { copyBeforeMigrating } from './datos/copia-previa';

/** Serves the product until a signal ends it. @throws when it cannot listen. */
export async function serve(config: Config, database: BaseDatosService): Promise<void> {
  const app = await createApp(config, database);
  if (config.nodeEnv === 'production') surviveRechazos();
  closeOnSignals(app);
  await app.listen(config.port, config.host);
  await printBanner(app);
}

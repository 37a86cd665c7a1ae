import { printBanner } from './banner';
import { closeOnSignals } from './close-on-signals';
import { surviveRechazos } from './rechazos';
import { createApp } from './app.setup';
import type { BaseDatosService } from '../plataforma/base-datos/base-datos.service';
import type { Config } from '../plataforma/config/config';

export { copyBeforeMigrating } from '../herramientas/datos/copia-previa';

/** Serves the product until a signal ends it. @throws when it cannot listen. */
export async function serve(config: Config, database: BaseDatosService): Promise<void> {
  const app = await createApp(config, database);
  if (config.nodeEnv === 'production') surviveRechazos();
  closeOnSignals(app);
  await app.listen(config.port, config.host);
  await printBanner(app);
}

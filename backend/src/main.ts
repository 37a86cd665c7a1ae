import { printBanner } from './arranque/banner';
import { closeOnSignals } from './arranque/cierre';
import { explainFailure } from './arranque/fallo';
import { surviveRechazos } from './arranque/rechazos';
import { createApp } from './app.setup';
import { BaseDatosService } from './base-datos/base-datos.service';
import { closeDataDir } from './config/data-dir';
import { loadConfig } from './config/load-config';

/** Starts the product; whatever prevents it is told in one line, and the exit code is 1. */
async function main(): Promise<void> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  const database = await BaseDatosService.open(config);
  try {
    const app = await createApp(config, database);
    if (config.nodeEnv === 'production') surviveRechazos();
    closeOnSignals(app);
    await app.listen(config.port, config.host);
    await printBanner(app);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exit(1);
});

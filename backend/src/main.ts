import type * as Servir from './arranque/servir';
import { explainFailure } from './arranque/explain-failure';
import { BaseDatosService } from './plataforma/base-datos/base-datos.service';
import { closeDataDir } from './plataforma/config/data-dir';
import { loadConfig } from './plataforma/config/load-config';

/** An engine opens in a process of its own while this one reads its modules, which takes longer. */
// oxlint-disable-next-line typescript/no-require-imports -- an import() would have to name the built file
const readModules = () => require('./arranque/servir') as typeof Servir;

/** Starts the product; a failure is one line, and the exit code is 1. */
async function main(): Promise<void> {
  const config = loadConfig();
  closeDataDir(config.dataDir);
  const database = await BaseDatosService.open(
    config,
    (connection) => readModules().copyBeforeMigrating(config, connection),
    readModules,
  );
  try {
    await readModules().serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exit(1);
});

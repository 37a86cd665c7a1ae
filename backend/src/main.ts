import type * as Servir from './arranque/servir';
import { explainFailure } from './arranque/explain-failure';
import { readOrden } from './arranque/orden';
import type { Comando } from './arranque/orden';
import { askSalud } from './arranque/salud';
import { BaseDatosService } from './plataforma/base-datos/base-datos.service';
import { ConfigError } from './plataforma/config/config.error';
import { closeDataDir } from './plataforma/config/data-dir';
import { loadConfig, loadDireccion } from './plataforma/config/load-config';

/** Of sysexits.h: starting again with the same settings is of no use, so systemd does not. */
const WRONG_SETTINGS = 78;

/** An engine opens in a process of its own while this one reads its modules, which takes longer. */
// oxlint-disable-next-line typescript/no-require-imports -- an import() would have to name the built file
const readModules = () => require('./arranque/servir') as typeof Servir;

/** Does what its words ask for (docs/operar.md#the-machine-behind-the-bar): without any, it serves. */
async function main(palabras: readonly string[]): Promise<void> {
  const orden = readOrden(palabras);
  switch (orden.es) {
    case 'servir':
      return serve();
    case 'comando':
      return runComando(orden.comando, orden.resto);
    case 'salud': {
      const { ok, dicho } = await askSalud(orden.que, loadDireccion());
      console.log(dicho);
      process.exitCode = ok ? 0 : 1;
      return;
    }
    case 'dicho':
      console[orden.isError ? 'error' : 'log'](orden.texto);
      process.exitCode = orden.isError ? 2 : 0;
  }
}

async function serve(): Promise<void> {
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

/** A command is a program of its own, which reads its words where every program does. */
function runComando(comando: Comando, resto: readonly string[]): void {
  process.argv.splice(2, process.argv.length, ...resto);
  // oxlint-disable-next-line typescript/no-require-imports -- as above
  require(`./herramientas/${comando}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exit(error instanceof ConfigError ? WRONG_SETTINGS : 1);
});

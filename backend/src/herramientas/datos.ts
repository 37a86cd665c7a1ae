import { join } from 'node:path';
import { BaseDatosError } from '../plataforma/base-datos/base-datos.error';
import { checkServidor } from '../plataforma/base-datos/comprobacion/comprobar-servidor';
import { toLinea } from '../plataforma/base-datos/comprobacion/hallazgo';
import type { Hallazgo } from '../plataforma/base-datos/comprobacion/hallazgo';
import { connect, connectPatiently, dbOf } from '../plataforma/base-datos/conexion/connect';
import { openDatabase, startDatabase } from '../plataforma/base-datos/open-database';
import { noteCopia } from '../plataforma/base-datos/ultima-copia';
import { withConnection } from '../plataforma/base-datos/with-connection';
import { ConfigError } from '../plataforma/config/config.error';
import { loadConfig } from '../plataforma/config/load-config';
import { isAyuda, orden } from '../plataforma/config/programa';
import type { Manifiesto } from './datos/archivo/formato';
import { verifyArchivo } from './datos/archivo/verificar';
import { COPIAS_KEPT, copiaName, copiasFolder, rotateCopias } from './datos/copias';
import { DatosError } from './datos/datos.error';
import { exportTo } from './datos/exportar';
import { carryFuera } from './datos/fuera';
import { finishImport, importFrom } from './datos/importar';
import { progressBar } from './datos/progreso';
import { comprobarSellos } from './comprobar-sellos';
import { ESQUEMAS } from './esquemas';
import { sellosDeBase, sellosDeCopia } from './sellos.repository';
import type { FuenteSellos } from './sellos.repository';
import { mkdirSync } from 'node:fs';
import type { Config } from '../plataforma/config/config';
import { replaceKeptSecret, writeSecretFile } from '../plataforma/config/jwt-secret';

/** `npm run datos` exports everything that is stored into one file, and imports it. */
const USO = `Uso: ${orden('datos', 'exportar')} FILE | importar FILE [--sobre-vacia] | copia | comprobar [FILE] | comprobar --servidor

  exportar FILE    todo a un archivo nuevo, también con el producto en marcha
  importar FILE    de un archivo a una base de datos vacía, con el producto parado; si se corta, se repite y sigue
  --sobre-vacia    también en una sin ninguna cuenta: lo que haya en ella se quita
  copia            como exportar, a DATA_DIR/copias, donde se guardan las últimas (COPIAS), y de ahí a COPIAS_FUERA
  comprobar        mira en la base de datos si cobros y cuentas son los que se sellaron, y qué se ha cambiado
  comprobar FILE   lee el archivo entero y dice qué lleva, y lo mismo de sus cobros y cuentas
  comprobar --servidor
                   mira si la base de datos cumple lo que se promete con ella, y qué hacer con lo que no`;

const REMEDIO_DIRECCION =
  'Mira si el servidor está en marcha y tiene primario, y la dirección, el usuario y la contraseña de MONGODB_URI.';

/** Exit codes: 0 done, 1 not possible, 2 called wrongly. */
async function main([accion, ...resto]: string[]): Promise<number> {
  if (isAyuda(accion)) {
    console.log(USO);
    return 0;
  }
  const files = resto.filter((one) => one !== '--sobre-vacia');
  const sobreVacia = files.length < resto.length;
  const [file] = files;
  try {
    if (accion === 'copia' && resto.length === 0) return await copy();
    if (accion === 'comprobar' && resto.length === 0) return await checkBase();
    if (accion === 'comprobar' && resto.join(' ') === '--servidor') return await checkDatabase();
    if (file === undefined || files.length > 1 || (sobreVacia && accion !== 'importar')) return usage();
    if (accion === 'exportar') return await exportFile(file);
    if (accion === 'importar') return await importFile(file, sobreVacia);
    if (accion === 'comprobar') return await check(file);
    return usage();
  } catch (error) {
    if (![ConfigError, BaseDatosError, DatosError].some((type) => error instanceof type)) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

function usage(): number {
  console.error(USO);
  return 2;
}

async function copy(): Promise<number> {
  const config = loadConfig();
  const folder = copiasFolder(config.dataDir);
  const ahora = new Date();
  return exportFile(join(folder, copiaName(ahora)), config, async (connection) => {
    const db = dbOf(connection);
    await rotateCopias(folder, config.copias ?? COPIAS_KEPT);
    await noteCopia(db, 'aMano', ahora);
    const fuera = await carryFuera(db, config);
    if (fuera !== undefined) console.log(`También está en ${fuera}.`);
  });
}

type Connection = Parameters<typeof dbOf>[0];

/** @param onWritten of a copy in which nothing is missing. */
async function exportFile(
  file: string,
  config = loadConfig(),
  onWritten?: (connection: Connection) => Promise<void>,
): Promise<number> {
  const { jwtSecret } = config;
  return withConnection(await openDatabase(config), connectPatiently, async (connection) => {
    const { manifiesto, incompletos } = await exportTo(file, {
      connection,
      jwtSecret,
      avance: progressBar(),
    });
    tellCounts(manifiesto);
    console.log(`Todo está en ${file}. Lleva los secretos de la casa: guárdalo como una llave.`);
    if (incompletos.length === 0) {
      await onWritten?.(connection);
      return 0;
    }
    console.error(`Fotos dañadas en la base de datos, que no van en la copia: ${incompletos.join(', ')}`);
    return 1;
  });
}

async function importFile(file: string, sobreVacia: boolean): Promise<number> {
  const archivo = await verifyArchivo(file);
  const config = loadConfig();
  const folder = config.mongodbUri === undefined ? config.dataDir : undefined;
  return withConnection(await startDatabase(config), connectPatiently, async (connection) => {
    const options = { connection, sobreVacia, folder, avance: progressBar() };
    const { jwtSecret } = await importFrom(archivo, options);
    const warning = placeSecret(config, jwtSecret);
    await finishImport(connection);
    tellCounts(archivo.manifiesto);
    console.log(`Todo lo de ${file} está en la base de datos.`);
    if (warning !== undefined) console.error(warning);
    return 0;
  });
}

async function check(file: string): Promise<number> {
  const { cabecera, manifiesto } = await verifyArchivo(file);
  tellCounts(manifiesto);
  console.log(
    `${file} está entero: es del ${cabecera.creadoEn}, con datos de la versión ${cabecera.versionDatos}.`,
  );
  return tellSellos(sellosDeCopia(file));
}

async function checkBase(): Promise<number> {
  const database = await openDatabase(loadConfig());
  return withConnection(database, connectPatiently, (connection) => tellSellos(sellosDeBase(connection)));
}

async function tellSellos(fuente: FuenteSellos): Promise<number> {
  const { lineas, problemas } = await comprobarSellos(fuente);
  for (const linea of lineas) console.log(linea);
  return problemas === 0 ? 0 : 1;
}

/** Tells what was looked at, a line each; without a database there is nothing else to look at. */
async function checkDatabase(): Promise<number> {
  const hallazgos = await lookAtDatabase();
  for (const hallazgo of hallazgos) console.log(toLinea(hallazgo));
  return hallazgos.some(({ remedio }) => remedio !== undefined) ? 1 : 0;
}

async function lookAtDatabase(): Promise<Hallazgo[]> {
  try {
    const database = await openDatabase(loadConfig());
    const hallazgos = await withConnection(database, connect, (connection) =>
      checkServidor(connection, ESQUEMAS),
    );
    return [{ que: 'dirección', visto: database.descripcion }, ...hallazgos];
  } catch (error) {
    if (error instanceof ConfigError) {
      return [
        { que: 'ajustes', visto: 'el producto no arranca con ellos', remedio: error.problems.join(' ') },
      ];
    }
    if (!(error instanceof BaseDatosError)) throw error;
    return [{ que: 'dirección', visto: error.message, remedio: REMEDIO_DIRECCION }];
  }
}

function tellCounts({ colecciones }: Manifiesto): void {
  for (const [nombre, documentos] of Object.entries(colecciones)) console.log(`  ${nombre}: ${documentos}`);
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

/** Returns a Spanish line that says where the copy's secret is, when the environment sets another. */
function placeSecret(
  { dataDir, jwtSecret }: Pick<Config, 'dataDir' | 'jwtSecret'>,
  secret: string,
): string | undefined {
  if (jwtSecret === secret || replaceKeptSecret(dataDir, jwtSecret, secret)) return undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'jwt-secret-de-la-copia');
  writeSecretFile(file, secret);
  return (
    'JWT_SECRET no es el de la copia: con él se cierran las sesiones y los móviles pierden los pedidos que siguen. ' +
    `Para evitarlo, arranca con JWT_SECRET="$(cat ${file})".`
  );
}

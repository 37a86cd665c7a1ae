import { BaseDatosError } from '../../plataforma/base-datos/base-datos.error';
import { Cerrojo } from '../../plataforma/base-datos/cerrojo';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { MB, freeBytes } from '../../plataforma/base-datos/espacio';
import {
  CERROJO_IMPORTACION,
  CERROJO_SERVIDOR,
  endImportacion,
  readImportacion,
  writeImportacion,
} from '../../plataforma/base-datos/importacion';
import { isEmpty } from '../../plataforma/base-datos/sistema';
import { replaceVersion } from '../../plataforma/base-datos/version-datos';
import { INDICES, SECRETOS, contenidoOf } from './archivo/formato';
import type { Secretos } from './archivo/formato';
import { readMiembros } from './archivo/leer';
import type { MiembroLeido } from './archivo/leer';
import type { ArchivoVerificado } from './archivo/verificar';
import { ArchivosRepository } from './archivos.repository';
import { DatosError } from './datos.error';
import { DocumentosRepository } from './documentos.repository';
import type { Avance } from './progreso';

type Connection = Parameters<typeof dbOf>[0];

export interface Importacion {
  readonly connection: Connection;
  /** Accepts a database without accounts, and removes what is in it. */
  readonly sobreVacia: boolean;
  /** The folder of an embedded database, whose disk it is. */
  readonly folder: string | undefined;
  readonly avance?: Avance;
}

/** For files, indexes and the journal, besides what the archive holds. */
const FACTOR = 2;

/**
 * Imports a verified archive into an empty database, or resumes an interrupted import of the same archive.
 * The product must not be running.
 * @returns the secrets of the archive.
 * @throws DatosError
 */
export async function importFrom(archivo: ArchivoVerificado, importacion: Importacion): Promise<Secretos> {
  const db = dbOf(importacion.connection);
  const cerrojo = await Cerrojo.take(db, CERROJO_IMPORTACION);
  if (!cerrojo) throw new DatosError('Ya hay otra importación en marcha en esta base de datos.');
  try {
    await refuseRunning(importacion.connection);
    const hechos = await prepare(archivo, importacion);
    const secretos = await apply(archivo, importacion, hechos);
    await replaceVersion(db, archivo.cabecera.versionDatos);
    return secretos;
  } finally {
    await cerrojo.release();
  }
}

/** Called last: from then on the product starts with this database. */
export async function finishImport(connection: Connection): Promise<void> {
  await endImportacion(dbOf(connection));
}

async function refuseRunning(connection: Connection): Promise<void> {
  if ((await Cerrojo.countTaken(dbOf(connection), CERROJO_SERVIDOR)) === 0) return;
  throw new DatosError(
    'El producto está en marcha con esta base de datos: páralo antes (si se cortó de golpe, espera medio minuto).',
  );
}

/** Returns the number of members already imported. */
async function prepare(
  { file, hash, manifiesto }: ArchivoVerificado,
  { connection, sobreVacia, folder }: Importacion,
): Promise<number> {
  const db = dbOf(connection);
  const before = await readImportacion(db);
  if (before) {
    if (before.huella === hash) return before.hechos;
    throw new DatosError(`La base de datos tiene a medias la importación de otro archivo, no la de ${file}.`);
  }
  if (!(await isEmpty(db))) await refuseOwned(connection, sobreVacia);
  if (folder !== undefined)
    checkSpace(
      folder,
      manifiesto.miembros.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  await writeImportacion(db, hash, 0);
  // empty collections have indexes, and a TTL index would delete old documents
  await new DocumentosRepository(connection).clearBase();
  return 0;
}

async function refuseOwned(connection: Connection, sobreVacia: boolean): Promise<void> {
  // a database of before an upgrade has its accounts in here
  const restaurantes = await new DocumentosRepository(connection).countDocumentos('restaurantes');
  if (restaurantes === 0 && sobreVacia) return;
  throw new DatosError(
    `La base de datos no está vacía (restaurantes: ${restaurantes}). Solo se importa en una vacía: usa otra carpeta en ` +
      'DATA_DIR u otra base en MONGODB_URI' +
      (restaurantes > 0
        ? '.'
        : ', o añade --sobre-vacia para quitar lo que hay, que no es de ningún restaurante.'),
  );
}

function checkSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  const needed = bytes * FACTOR + 100 * MB;
  if (free >= needed) return;
  throw new DatosError(
    `Para importar hacen falta ${Math.ceil(needed / MB)} MB libres en ${folder}, y hay ${Math.floor(free / MB)}.`,
  );
}

async function apply(
  { file, hash, manifiesto }: ArchivoVerificado,
  { connection, avance }: Importacion,
  hechos: number,
): Promise<Secretos> {
  const db = dbOf(connection);
  const escribir = new EscritorBase(connection, () => checkCounts({ file, manifiesto }, connection));
  const total = manifiesto.miembros.length;
  let at = 0;
  for await (const miembro of readMiembros(file)) {
    const puesto = await escribir.put(miembro, at >= hechos).catch((error: unknown) => {
      throw noHaEntrado(file, miembro, error);
    });
    if (puesto) await writeImportacion(db, hash, Math.max(at + 1, hechos));
    avance?.('partes', Math.min((at += 1), total), total);
  }
  if (!escribir.secretos) throw new DatosError(`${file} no lleva sus secretos.`);
  return escribir.secretos;
}

/** What is wrong in a member is told in a line too; what was imported before stays, and another try goes on. */
function noHaEntrado(file: string, { nombre }: MiembroLeido, error: unknown): unknown {
  if (error instanceof DatosError || error instanceof BaseDatosError) return error;
  const porque = error instanceof Error ? error.message : String(error);
  return new DatosError(
    `«${nombre}» de ${file} no ha podido entrar (${porque}). La importación queda a medias: repítela, o vacía la base de datos.`,
    { cause: error },
  );
}

class EscritorBase {
  secretos?: Secretos;
  private readonly documentos: DocumentosRepository;
  private readonly archivos: ArchivosRepository;
  private documento?: Buffer;

  /** @param checkDocumentos runs before the indexes are made: some of them delete old documents. */
  constructor(
    connection: Connection,
    private readonly checkDocumentos: () => Promise<void>,
  ) {
    this.documentos = new DocumentosRepository(connection);
    this.archivos = new ArchivosRepository(connection);
  }

  /** @returns whether everything until now is in the database. */
  async put({ nombre, bytes }: MiembroLeido, isNew: boolean): Promise<boolean> {
    const contenido = contenidoOf(nombre);
    if (nombre === SECRETOS) this.secretos = JSON.parse(bytes.toString('utf8')) as Secretos;
    if (contenido.es === 'documento-foto') this.documento = bytes;
    if (!isNew || contenido.es === 'documento-foto') return false;
    if (contenido.es === 'lote') await this.documentos.writeDocumentos(contenido.coleccion, bytes);
    if (contenido.es === 'foto' && this.documento) {
      await this.archivos.writeArchivo(contenido.cubo, this.documento, bytes);
    }
    if (nombre === INDICES) {
      await this.checkDocumentos();
      await this.documentos.writeIndices(bytes);
    }
    return true;
  }
}

async function checkCounts(
  { file, manifiesto }: Pick<ArchivoVerificado, 'file' | 'manifiesto'>,
  connection: Connection,
): Promise<void> {
  const repository = new DocumentosRepository(connection);
  for (const [coleccion, declarados] of Object.entries(manifiesto.colecciones)) {
    const hay = await repository.countDocumentos(coleccion);
    if (hay !== declarados) {
      throw new DatosError(
        `De ${coleccion} han entrado ${hay} documentos de ${declarados} de ${file}: repite la importación.`,
      );
    }
  }
}

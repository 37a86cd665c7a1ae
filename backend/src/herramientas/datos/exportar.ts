import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Cerrojo } from '../../plataforma/base-datos/cerrojo';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { MB, freeBytes } from '../../plataforma/base-datos/espacio';
import { refuseHalfImported } from '../../plataforma/base-datos/importacion';
import { readVersion } from '../../plataforma/base-datos/version-datos';
import { EscritorArchivo } from './archivo/escribir';
import { CABECERA, FORMATO, INDICES, SECRETOS, fotoNames, loteName } from './archivo/formato';
import type { Cabecera, Manifiesto, Secretos } from './archivo/formato';
import { ArchivosRepository } from './archivos.repository';
import { DatosError } from './datos.error';
import { DocumentosRepository } from './documentos.repository';
import type { Avance } from './progreso';

type Connection = Parameters<typeof dbOf>[0];

export interface Exportacion {
  readonly connection: Connection;
  readonly jwtSecret: string;
  readonly avance?: Avance;
  /** Aborted when the program closes: the unfinished file is removed. */
  readonly signal?: AbortSignal;
}

export interface Exportado {
  readonly manifiesto: Manifiesto;
  /** Files whose bytes are incomplete in the database itself. */
  readonly incompletos: readonly string[];
}

const CERROJO = 'copia';
const MARGEN_BYTES = 20 * MB;

/**
 * Writes everything to a new file, also while the product runs: every document is whole, and every order
 * acknowledged before the start is included. One process at a time.
 * @throws DatosError
 */
export async function exportTo(destino: string, exportacion: Exportacion): Promise<Exportado> {
  const db = dbOf(exportacion.connection);
  await refuseHalfImported(db);
  const file = resolve(destino);
  if (existsSync(file)) throw new DatosError(`${file} ya existe: elige otro nombre.`);
  const cerrojo = await Cerrojo.take(db, CERROJO);
  if (!cerrojo) throw new DatosError('Ya se está haciendo otra copia de esta base de datos.');
  try {
    return await write(file, { ...exportacion, signal: anyOf(cerrojo.signal, exportacion.signal) });
  } finally {
    await cerrojo.release();
  }
}

async function write(file: string, exportacion: Exportacion): Promise<Exportado> {
  const documentos = new DocumentosRepository(exportacion.connection);
  checkSpace(file, await documentos.weighBase());
  const escritor = new EscritorArchivo(file);
  try {
    await writeHead(escritor, exportacion);
    for (const coleccion of await documentos.findColecciones()) {
      await writeColeccion(escritor, documentos, coleccion, exportacion);
    }
    const incompletos = await writeArchivos(escritor, exportacion);
    await escritor.add(INDICES, await documentos.readIndices());
    return { manifiesto: await escritor.finish(), incompletos };
  } catch (error) {
    await escritor.discard();
    throw exportacion.signal?.aborted ? new DatosError('La copia se ha interrumpido.') : error;
  }
}

function checkSpace(file: string, bytes: number): void {
  const free = freeBytes(dirname(file));
  const needed = bytes + MARGEN_BYTES;
  if (free >= needed) return;
  throw new DatosError(
    `Para la copia hacen falta hasta ${Math.ceil(needed / MB)} MB libres en ${dirname(file)}, y hay ${Math.floor(free / MB)}.`,
  );
}

async function writeHead(escritor: EscritorArchivo, { connection, jwtSecret }: Exportacion): Promise<void> {
  const versionDatos = await readVersion(dbOf(connection));
  const cabecera: Cabecera = { formato: FORMATO, versionDatos, creadoEn: new Date().toISOString() };
  const secretos: Secretos = { jwtSecret };
  await escritor.add(CABECERA, Buffer.from(JSON.stringify(cabecera)));
  await escritor.add(SECRETOS, Buffer.from(JSON.stringify(secretos)));
}

async function writeColeccion(
  escritor: EscritorArchivo,
  repository: DocumentosRepository,
  coleccion: string,
  { avance, signal }: Exportacion,
): Promise<void> {
  const about = await repository.estimateDocumentos(coleccion);
  let hechos = 0;
  let numero = 0;
  for await (const { lineas, documentos } of repository.readDocumentos(coleccion)) {
    signal?.throwIfAborted();
    await escritor.add(loteName(coleccion, (numero += 1)), lineas, coleccion, documentos);
    avance?.(coleccion, (hechos += documentos), Math.max(about, hechos + 1));
  }
  avance?.(coleccion, hechos, hechos);
}

async function writeArchivos(
  escritor: EscritorArchivo,
  { connection, avance, signal }: Exportacion,
): Promise<string[]> {
  const repository = new ArchivosRepository(connection);
  const incompletos: string[] = [];
  for (const cubo of await repository.findCubos()) {
    const about = await repository.estimateArchivos(cubo);
    let hechos = 0;
    for await (const archivo of repository.readArchivos(cubo)) {
      signal?.throwIfAborted();
      if (typeof archivo === 'string') {
        incompletos.push(archivo);
        continue;
      }
      const names = fotoNames(cubo, (hechos += 1), archivo.nombre);
      await escritor.add(names.documento, archivo.documento, `${cubo}.files`, 1);
      await escritor.add(names.bytes, archivo.bytes);
      avance?.(cubo, hechos, Math.max(about, hechos + 1));
    }
    avance?.(cubo, hechos, hechos);
  }
  return incompletos;
}

function anyOf(...signals: (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}

import { createHash } from 'node:crypto';
import { refuseNewer } from '../../../plataforma/base-datos/version-datos';
import { DatosError, archivoDanado } from '../datos.error';
import { falloDeMiembro } from './comprobar-miembro';
import { CABECERA, FORMATO, MANIFIESTO } from './formato';
import type { Cabecera, Manifiesto, Miembro } from './formato';
import { readMiembros } from './leer';
import type { MiembroLeido } from './leer';

/** An archive that is whole, and that this program understands. */
export interface ArchivoVerificado {
  readonly file: string;
  readonly cabecera: Cabecera;
  readonly manifiesto: Manifiesto;
  readonly hash: string;
}

/**
 * Reads the whole archive before any of it is used.
 * @throws DatosError for one that is damaged, cut off or of a newer program.
 */
export async function verifyArchivo(file: string): Promise<ArchivoVerificado> {
  const leidos: Miembro[] = [];
  let cabecera: Cabecera | undefined;
  let bytesManifiesto: Buffer | undefined;
  for await (const miembro of readMiembros(file)) {
    if (bytesManifiesto) throw archivoDanado(file, 'sigue después de su final');
    cabecera ??= readCabecera(file, miembro);
    const fallo = falloDeMiembro(miembro);
    if (fallo !== null) throw archivoDanado(file, fallo);
    if (miembro.nombre === MANIFIESTO) bytesManifiesto = miembro.bytes;
    else leidos.push(summarize(miembro));
  }
  if (!cabecera || !bytesManifiesto) throw archivoDanado(file, 'le falta el final');
  const manifiesto = parse<Manifiesto>(file, bytesManifiesto);
  compare(file, leidos, manifiesto);
  return { file, cabecera, manifiesto, hash: sha256(bytesManifiesto) };
}

function readCabecera(file: string, { nombre, bytes }: MiembroLeido): Cabecera {
  if (nombre !== CABECERA) throw new DatosError(`${file} no es una copia de Carta Digital.`);
  const cabecera = parse<Cabecera>(file, bytes);
  if (cabecera.formato > FORMATO) {
    throw new DatosError(
      `${file} es de un programa más nuevo que este: actualiza el programa. No se ha tocado nada.`,
    );
  }
  refuseNewer(cabecera.versionDatos, file);
  return cabecera;
}

function summarize({ nombre, bytes }: MiembroLeido): Miembro {
  const documentos = nombre.endsWith('.jsonl') ? countLines(bytes) : 0;
  return { nombre, bytes: bytes.length, sha256: sha256(bytes), documentos };
}

function compare(file: string, leidos: readonly Miembro[], { miembros }: Manifiesto): void {
  if (leidos.length !== miembros.length) throw archivoDanado(file, 'no están todas sus partes');
  leidos.forEach((leido, i) => {
    const declarado = miembros[i];
    const isSame =
      declarado?.nombre === leido.nombre &&
      declarado.bytes === leido.bytes &&
      declarado.sha256 === leido.sha256;
    const isCounted = !leido.nombre.endsWith('.jsonl') || declarado?.documentos === leido.documentos;
    if (!isSame || !isCounted) throw archivoDanado(file, `${leido.nombre} no es lo que se guardó`);
  });
}

function parse<T>(file: string, bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString('utf8')) as T;
  } catch (error) {
    throw archivoDanado(file, 'no se entiende lo que dice de sí mismo', error);
  }
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

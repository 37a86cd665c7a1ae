import { LIMITES_IMPORTACION } from '@carta/contracts';
import { loadConReintento } from '../../../shared/lib/piezas';

/** A sheet of a book, or a whole file, as it is sent: `tabla` has a row a line, its cells apart by tabs. */
export interface HojaLeida {
  nombre: string;
  texto: string;
  tabla: boolean;
}

/** A file that cannot be read says why, in words for whoever chose it. */
export class ArchivoIlegible extends Error {}

const HOJAS_MAX = 20;
const MB = LIMITES_IMPORTACION.bytes / 1024 / 1024;
const DESMEDIDO =
  'El libro tiene algo escrito muy lejos de su tabla. Copia la tabla en un libro nuevo y elígelo otra vez.';
const FALLO =
  'No hemos podido leer este archivo. Guárdalo otra vez como Excel (.xlsx) o CSV, o pega su texto.';

/**
 * Reads a CSV of any encoding and separator, an .xlsx or a plain text, by what is in it and not by its name. What
 * reads them is loaded now. Sheets without anything are left out.
 * @throws ArchivoIlegible
 */
export async function readArchivo(archivo: File): Promise<HojaLeida[]> {
  if (archivo.size > LIMITES_IMPORTACION.bytes) throw new ArchivoIlegible(`El archivo pasa de ${MB} MB.`);
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new ArchivoIlegible(
      'Es un Excel antiguo (.xls). Guárdalo como .xlsx o como CSV y elígelo otra vez.',
    );
  const hojas = begins(bytes, [0x50, 0x4b]) ? await readLibro(bytes) : [await readTexto(bytes, archivo.name)];
  const escritas = hojas.filter(({ texto }) => /[\p{L}\p{N}]/u.test(texto));
  if (escritas.length === 0) throw new ArchivoIlegible('El archivo está vacío.');
  if (escritas.length > HOJAS_MAX)
    throw new ArchivoIlegible(`El libro tiene ${escritas.length} hojas: deja solo las de tu carta.`);
  return escritas;
}

const begins = (bytes: Uint8Array, firma: readonly number[]): boolean =>
  firma.every((byte, i) => bytes[i] === byte);

async function readLibro(bytes: Uint8Array<ArrayBuffer>): Promise<HojaLeida[]> {
  const [{ default: readXlsx }, { isDesmedido }] = await loadConReintento(() =>
    Promise.all([import('read-excel-file/universal'), import('./medida-libro')]),
  );
  try {
    if (isDesmedido(bytes)) throw new ArchivoIlegible(DESMEDIDO);
    const hojas = await readXlsx(bytes.buffer);
    return hojas.map(({ sheet, data }) => ({ nombre: sheet, texto: toTabla(data), tabla: true }));
  } catch (error) {
    throw error instanceof ArchivoIlegible ? error : new ArchivoIlegible(FALLO);
  }
}

async function readTexto(bytes: Uint8Array, nombre: string): Promise<HojaLeida> {
  const { default: Papa } = await loadConReintento(() => import('papaparse'));
  // what Excel writes for itself
  const texto = (await decode(bytes)).replace(/^sep=.\r?\n/i, '');
  if (texto.includes('\0') || texto.includes('�')) throw new ArchivoIlegible(FALLO);
  const { meta } = Papa.parse(texto, {
    delimitersToGuess: [';', '\t', ',', '|'],
    skipEmptyLines: 'greedy',
    preview: 100,
  });
  const { data } = Papa.parse<string[]>(texto, { delimiter: meta.delimiter });
  const escritas = data.filter((fila) => fila.some((celda) => celda.trim() !== ''));
  // a text with a comma here and there has no columns
  const columnas = escritas[0]?.length ?? 0;
  const isTabla = columnas > 1 && escritas.every((fila) => fila.length === columnas);
  if (escritas.length === 0 || !isTabla)
    return { nombre, texto: escritas.length === 0 ? '' : texto, tabla: false };
  return { nombre, texto: toTabla(data.map((fila) => fila.map(withoutApostrofo))).trimEnd(), tabla: true };
}

/** Excel in Spain saves CSV in Windows-1252, on a Mac in MacRoman, or as 'Unicode text' in UTF-16. */
async function decode(bytes: Uint8Array): Promise<string> {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { detect } = await loadConReintento(() => import('chardet'));
    const hallada = detect(bytes);
    if (hallada !== null && /^(UTF-16|UTF-32)/.test(hallada)) return new TextDecoder(hallada).decode(bytes);
    const [deWindows, deMac] = ['windows-1252', 'macintosh'].map((cual) =>
      new TextDecoder(cual).decode(bytes),
    );
    return countLetras(deMac) > countLetras(deWindows) ? (deMac ?? '') : (deWindows ?? '');
  }
}

/** Those of Spain and its neighbours: read as the other encoding they are signs that no carta has. */
const countLetras = (texto = ''): number => texto.match(/[áéíóúàèòïüñçÁÉÍÓÚÀÈÒÜÑÇ¿¡ºª€·]/g)?.length ?? 0;

type Celda = string | number | boolean | Date | null | undefined;

function toTabla(filas: readonly (readonly unknown[])[]): string {
  return filas.map((fila) => fila.map((celda) => toCelda(celda as Celda)).join('\t')).join('\n');
}

function toCelda(celda: Celda): string {
  if (celda === null || celda === undefined) return '';
  if (typeof celda === 'number')
    return Number.isInteger(celda) ? String(celda) : celda.toFixed(2).replace('.', ',');
  if (typeof celda === 'boolean') return celda ? 'sí' : 'no';
  // 'media/ración' as 1/2: Excel took it for a day
  if (celda instanceof Date) return `${celda.getUTCDate()}/${celda.getUTCMonth() + 1}`;
  return celda.replace(/\s+/g, ' ').trim();
}

/** Our own export puts one before what would be run as a formula. */
const withoutApostrofo = (celda: string): string => celda.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '');

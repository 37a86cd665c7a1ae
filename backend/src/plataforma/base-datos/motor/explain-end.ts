import { join } from 'node:path';
import { orden } from '../../config/programa';
import { LLENO_BYTES, MB, freeBytes } from '../espacio';
import { EngineRefused } from './engine-child';
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';

const PAGE = 4096;
/** Every table of the storage engine begins with it. */
const TABLE_MAGIC = 120_897;

/** Judges files by their beginning and length; damage further inside shows only when it is read. */
function damagedFiles(db: string): string[] {
  try {
    return readdirSync(db).filter((name) => isDamaged(join(db, name), name));
  } catch {
    return [];
  }
}

function isDamaged(path: string, name: string): boolean {
  if (name.endsWith('.wt')) return !check(path, (head, size) => size % PAGE === 0 && isTable(head));
  if (name === 'storage.bson') return !check(path, (head, size) => size > 4 && head.readInt32LE(0) === size);
  if (name === 'WiredTiger.turtle') {
    return !check(path, (head) => head.toString('latin1').startsWith('WiredTiger version string'));
  }
  return false;
}

const isTable = (head: Buffer): boolean => head.length === PAGE && head.readUInt32LE(0) === TABLE_MAGIC;

function check(path: string, isRight: (head: Buffer, size: number) => boolean): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(PAGE);
    const read = readSync(file, head, 0, PAGE, 0);
    return isRight(head.subarray(0, read), fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}

/** The engine does not say why it ended or did not open, so its folder is examined. */
export interface EngineProblem {
  /** The person who runs the server reads here the cause and the remedy. */
  readonly detalle: string;
  /** Anybody may read this, so it contains no path. */
  readonly corto: string;
}

/** MongoDB exits with 14 for damaged files, and with a signal when it crashes. */
const CRASHED: ReadonlySet<string> = new Set(['14', 'SIGABRT', 'SIGBUS', 'SIGSEGV']);

export function explainEnd(
  dataDir: string,
  end: string,
  opened: boolean,
  free = freeBytes(dataDir),
): EngineProblem {
  if (free < LLENO_BYTES) return full(dataDir, free);
  if (end === 'SIGKILL') return killed();
  if (end === 'SIGILL') return wrongProcessor();
  const files = damagedFiles(join(dataDir, 'db'));
  if (files.length > 0 || (CRASHED.has(end) && !opened)) return damaged(dataDir, files);
  return { detalle: `su proceso ha terminado (${end})`, corto: 'La base de datos no responde.' };
}

export function problemOf(dataDir: string, error: unknown): EngineProblem {
  const end = error instanceof EngineRefused ? error.end : undefined;
  if (end !== undefined) return explainEnd(dataDir, end, false);
  // of a mongod that was fetched only its words come here
  if (error instanceof EngineRefused && error.message.includes('SIGILL')) return wrongProcessor();
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return { detalle: why.replace(/\.$/, ''), corto: 'La base de datos no responde.' };
}

function full(dataDir: string, free: number): EngineProblem {
  return {
    detalle:
      `el disco de ${dataDir} está lleno (quedan ${Math.floor(free / MB)} MB). Libera espacio: seguirá sola, ` +
      'con todo lo confirmado',
    corto: 'El disco de la base de datos está lleno.',
  };
}

function killed(): EngineProblem {
  return {
    detalle: 'alguien ha terminado su proceso (SIGKILL); si no has sido tú, al equipo le falta memoria',
    corto: 'La base de datos no responde.',
  };
}

function wrongProcessor(): EngineProblem {
  return {
    detalle:
      'a este procesador le faltan instrucciones que usa el motor de la base de datos (AVX en x86-64, ' +
      'ARMv8.2 en ARM). Usa otro equipo, o un servidor de MongoDB con MONGODB_URI',
    corto: 'La base de datos no puede funcionar en este equipo.',
  };
}

function damaged(dataDir: string, files: readonly string[]): EngineProblem {
  const db = join(dataDir, 'db');
  const which = files.length > 0 ? files.join(', ') : `algún archivo de ${db}`;
  return {
    detalle:
      `sus archivos están dañados (${which}). Aparta la carpeta ${db} y recupera una copia: ` +
      orden('datos', 'importar COPIA'),
    corto: 'Los archivos de la base de datos están dañados.',
  };
}
